import { CHART_WORDS } from '../doubts/chart-words';
import { MAP_WORDS } from '../doubts/map-name';
import { isOrEndsAs, wordsOfName } from '../doubts/words-of-name';
import { asInAddresses } from '../text/without-accents';

/** Of charts, those words that mean nothing else: a graphic card is none. */
const SURE_WORDS =
  /^(?:charts?|diagram(?:s|m|me|mes|ma|mas)?|info-?(?:graph|graf)\w*|wykres|kaavio|histogram|tabel(?:le|la|a)?|tabulka|tablazat|tabell|taulukko)$/;

/** As Polish and others call any drawing, and Italian a card in a computer. */
const ANY_GRAPHIC = /^graf(?:ik|ic)[ao]$/;

/** Kinds of files that charts are saved as, and photos seldom; maps and plans have words that photos have, too. */
const KINDS: readonly { ending: RegExp; isNamed: (word: string) => boolean }[] = [
  { ending: /(?<!\.jpe?g)\.webp$/, isNamed: (word) => SURE_WORDS.test(word) },
  {
    ending: /\.(?:png|gif)$/,
    isNamed: (word) => MAP_WORDS.has(word) || (CHART_WORDS.has(word) && !ANY_GRAPHIC.test(word)),
  },
];

/** Whether a file is called a chart, a plan or a map: it stands in a text besides its photos. */
export function isCalledChart(fileName: string): boolean {
  const kind = KINDS.find(({ ending }) => ending.test(fileName));
  return kind !== undefined && wordsOfName(fileName).some(kind.isNamed);
}

const WORDS = [...MAP_WORDS, ...CHART_WORDS];

/** Whether a title has a word for one, also as the end of another: `Liniennetzplan`. */
export function namesChart(title: string): boolean {
  return wordsOfName(asInAddresses(title)).some((word) => isOrEndsAs(word, WORDS));
}
