import { CHART_WORDS } from '../doubts/chart-words';
import { MAP_WORDS } from '../doubts/map-name';
import { wordsOfName } from '../doubts/words-of-name';

/** Kinds of files that drawings are saved as, and photos seldom. */
const DRAWN = /\.(?:png|gif|webp)$/;

const isChart = (word: string) => CHART_WORDS.has(word) || MAP_WORDS.has(word);

/** Whether a file is called a chart, a plan or a map: it stands in a text besides its photos. */
export function isCalledChart(fileName: string): boolean {
  return DRAWN.test(fileName) && wordsOfName(fileName).some(isChart);
}

/** Whether a title has a word for one. */
export function namesChart(title: string): boolean {
  return wordsOfName(title).some(isChart);
}
