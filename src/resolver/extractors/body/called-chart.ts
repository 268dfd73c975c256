import { CHART_WORDS } from '../doubts/chart-words';
import { MAP_WORDS } from '../doubts/map-name';
import { wordsOfName } from '../doubts/words-of-name';

/** Kinds of files that charts are saved as, and photos seldom; maps and plans have words that photos have, too. */
const KINDS: readonly { ending: RegExp; words: ReadonlySet<string> }[] = [
  { ending: /\.(?:png|gif|webp)$/, words: CHART_WORDS },
  { ending: /\.(?:png|gif)$/, words: MAP_WORDS },
];

/** Whether a file is called a chart, a plan or a map: it stands in a text besides its photos. */
export function isCalledChart(fileName: string): boolean {
  const kinds = KINDS.filter(({ ending }) => ending.test(fileName));
  return kinds.length > 0 && wordsOfName(fileName).some((word) => kinds.some(({ words }) => words.has(word)));
}

/** Whether a title has a word for one. */
export function namesChart(title: string): boolean {
  return wordsOfName(title).some((word) => KINDS.some(({ words }) => words.has(word)));
}
