/** Words by which sites name the sizes of a picture, each with its place among them; 1 is the smallest. */
const PLACES: Readonly<Record<string, number>> = {
  ...{ xs: 1, xsmall: 1, tiny: 1, mini: 1, min: 1, tn: 1, thumb: 1, thumbs: 1, thumbnail: 1 },
  ...{ small: 2, sm: 2, medium: 3, md: 3, standard: 3, normal: 3 },
  ...{ large: 4, lg: 4, big: 4, xlarge: 5, xl: 5, xxl: 5, huge: 5 },
  ...{ full: 6, hires: 6, original: 7, orig: 7 },
  // German, Dutch, French, Spanish, Portuguese, Italian, Scandinavian, Finnish, Polish, Czech, Hungarian, Turkish
  ...{
    klein: 2,
    kleine: 2,
    petit: 2,
    petite: 2,
    pequeno: 2,
    pequena: 2,
    piccola: 2,
    piccolo: 2,
    piccole: 2,
    liten: 2,
    lille: 2,
  },
  ...{ pieni: 2, maly: 2, male: 2, mala: 2, kis: 2, kicsi: 2, kucuk: 2, malenkie: 2 },
  ...{
    mittel: 3,
    middel: 3,
    moyen: 3,
    moyenne: 3,
    mediana: 3,
    mediano: 3,
    mellan: 3,
    sredni: 3,
    stredni: 3,
    kozep: 3,
    orta: 3,
  },
  ...{
    gross: 4,
    groot: 4,
    grand: 4,
    grande: 4,
    grandi: 4,
    stor: 4,
    suuri: 4,
    duzy: 4,
    duze: 4,
    velky: 4,
    velke: 4,
    nagy: 4,
  },
  ...{ buyuk: 4, bolshie: 4 },
};

/** Before a name with a number, with which several sites begin it: small, medium and large, also in Turkish. */
const LETTERS: Readonly<Record<string, number>> = { t: 1, s: 2, k: 2, m: 3, o: 3, l: 4, b: 4 };

const WORD = Object.keys(PLACES).join('|');

/**
 * `photo_large.jpg`, `thumb_photo.jpg`, `large/photo.jpg`, `thumbs/120/photo.jpg`: what is matched names the size, and
 * nothing else.
 */
const NAMED = new RegExp(
  `[-_.](${WORD})(?=\\.\\w{3,4}$)|(?<=/)(${WORD})[-_](?=[^/]{4,}$)|(?<=/)(${WORD})(?:(?<=thumbs?)/[1-9]\\d?0)?(?=/(?:\\d{1,8}/)?[^/]+$)`,
);

export interface NamedSize {
  /** Without the word. */
  path: string;
  /** Of the word among such words; a larger one names a larger file. */
  place: number;
}

/** The size that a word in the path of a picture's address names; null for none. A name alone, as `large.jpg`, is none. */
export function namedSize(path: string): NamedSize | null {
  // It stands in the file's name or in the two folders around it.
  const from = startOfFolders(path, 2);
  const match = NAMED.exec(path.slice(from).toLowerCase());
  if (match === null) return sizeByLetter(path);
  const at = from + match.index;
  const word = match[1] ?? match[2] ?? match[3] ?? '';
  return { path: path.slice(0, at) + path.slice(at + match[0].length), place: PLACES[word] ?? 0 };
}

/** `?rule=ad-large`, `?name=small`: a value that says no more than a size. */
const QUERY_VALUE = new RegExp(`=(?:[a-z]{1,12}[-_])?(${WORD})$`, 'i');

/** The place of the word by which a parameter of a query names a size; 0 for none. */
export function placeInQuery(parameter: string): number {
  return PLACES[QUERY_VALUE.exec(parameter)?.[1]?.toLowerCase() ?? ''] ?? 0;
}

/** `48213_t.jpg`, `48213_m.jpg`: behind a number. */
const LETTER_BEHIND = /[-_]([tsml])(?=\.\w{3,4}$)(?<=\/(?:[a-z]{1,8}[-_])?[\d-]{3,16}[-_]\w)/i;

/** `k_2871_1.jpg`, `b_2871_1.jpg`, `48213_t.jpg` */
function sizeByLetter(path: string): NamedSize | null {
  const letter = LETTER_BEHIND.exec(path)?.[1];
  if (letter !== undefined)
    return { path: path.replace(LETTER_BEHIND, ''), place: LETTERS[letter.toLowerCase()] ?? 0 };
  const at = path.lastIndexOf('/') + 1;
  if (path[at + 1] !== '_' || !/^.\d{4}/.test(path.slice(at + 1))) return null;
  const place = LETTERS[path[at]?.toLowerCase() ?? ''];
  return place === undefined ? null : { path: path.slice(0, at) + path.slice(at + 2), place };
}

/** Where the last folders of a path begin, with the slash before them. */
function startOfFolders(path: string, count: number): number {
  let from = path.lastIndexOf('/');
  for (let left = count; left > 0 && from > 0; left -= 1) from = path.lastIndexOf('/', from - 1);
  return Math.max(0, from);
}
