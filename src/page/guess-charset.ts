/** What a page in one character set consists of mostly, where it goes beyond ASCII. */
interface Guess {
  charset: string;
  letters: RegExp;
  /** Of all characters beyond ASCII, at least. */
  share: number;
}

const KANA = /[\u3041-\u30fa]/g;

/**
 * Kana and Hangul are told by their blocks; of the others the most frequent letters, since the same bytes are letters in
 * the next one, too. Where words are of ASCII and of other letters at once, they are of Western Europe.
 */
const GUESSES: readonly Guess[] = [
  { charset: 'shift_jis', letters: KANA, share: 0.2 },
  { charset: 'euc-jp', letters: KANA, share: 0.2 },
  { charset: 'windows-1251', letters: /(?<![a-z])[оеаинтс](?![a-z])/gi, share: 0.35 },
  { charset: 'koi8-r', letters: /(?<![a-z])[оеаинтс](?![a-z])/gi, share: 0.35 },
  { charset: 'windows-1253', letters: /(?<![a-z])[αοιετσνς](?![a-z])/gi, share: 0.35 },
  { charset: 'windows-1255', letters: /(?<![a-z])[יוהלאמרת](?![a-z])/gi, share: 0.35 },
  { charset: 'windows-1256', letters: /(?<![a-z])[اليمنوت](?![a-z])/gi, share: 0.35 },
  { charset: 'euc-kr', letters: /[가-힣]/g, share: 0.8 },
  { charset: 'gbk', letters: /[的一是不了在有和人这中大为上个国我以要他]/g, share: 0.03 },
  { charset: 'big5', letters: /[的一是不了在有和人這中大為上個國我以要他]/g, share: 0.03 },
];

const BEYOND_ASCII = /[^\0-\x7f]/g;

/** Of the characters beyond ASCII that may be none in a page in UTF-8: texts are cut in the middle of one. */
const MOST_BROKEN = 0.2;
/** A letter or two may be of any character set. */
const FEWEST = 3;

/**
 * The character set of a page that tells none, by its first bytes: UTF-8 where they are that, else the one whose
 * letters they make, else the one of Western Europe, as browsers read it. A browser guesses, too; no standard says how.
 */
export function guessCharset(start: Uint8Array): string {
  const text = new TextDecoder().decode(start, { stream: true });
  if (countOf(/\ufffd/g, text) <= MOST_BROKEN * countOf(BEYOND_ASCII, text)) return 'utf-8';
  let best = { charset: 'windows-1252', fit: 1 };
  for (const guess of GUESSES) {
    const fit = fitOf(guess, start);
    if (fit > best.fit) best = { charset: guess.charset, fit };
  }
  return best.charset;
}

/** How often its letters stand there, over how often they do at least; 0 where the bytes are none of its. */
function fitOf({ charset, letters, share }: Guess, start: Uint8Array): number {
  const text = decoded(charset, start) ?? '';
  const count = countOf(letters, text);
  return count < FEWEST ? 0 : count / (share * countOf(BEYOND_ASCII, text));
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Undefined where the bytes are no text in this character set; one that is torn at the end is no matter. */
function decoded(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
  } catch (fault) {
    if (fault instanceof TypeError) return undefined;
    throw fault;
  }
}
