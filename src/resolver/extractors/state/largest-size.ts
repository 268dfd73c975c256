/** In many languages, how large a file is cut: names that stand for pixels of width, of height, and for a word. */
const WIDTH =
  /^(?:w|width|breite|szerokosc|sirka|ancho|largeur|largura|larghezza|bredd|bredde|leveys|genislik|szelesseg|shirina|lebar|s)$/i;
const HEIGHT = /^(?:h|height|hoehe|wysokosc|vyska|alto|hauteur|altura|altezza)$/i;
const SIZE =
  /^(?:size|groesse|rozmiar|velikost|tamano|taille|tamanho|dimensione|grootte|storlek|storrelse|koko|boyut|meret|razmer|ukuran)$/i;
/** Of these there is no usual one. */
const WORD = /^(?:geometry|variant|rendition|preset)$/i;

/** Pixels, where a template asks for a size and nothing tells which there are; and what is no picture's side. */
const USUAL = '1280';
const LEAST = 200;

/** Whether a name in a template asks for a size. */
export function isSizeName(name: string): boolean {
  return [WIDTH, HEIGHT, SIZE, WORD].some((pattern) => pattern.test(name));
}

/**
 * The largest that a script lists for a name in a template: pixels for a side, else as it is written, or the word that stands for
 * it where one of `all`, which have the pictures, lists such words under the same name; undefined where none is usual.
 */
export function largestSize(
  name: string,
  script: string,
  all: readonly string[] = [script],
): string | undefined {
  const word = largestWord(name, script, all);
  if (word !== undefined) return word;
  const [largest] = sizesFor(name, script).toSorted((left, right) => pixelsIn(right)[0] - pixelsIn(left)[0]);
  if (largest === undefined) return WORD.test(name) ? undefined : USUAL;
  const [width, height] = pixelsIn(largest);
  if (WIDTH.test(name)) return String(width);
  return HEIGHT.test(name) ? String(height) : largest;
}

/** Of `sizes: { small: 480, large: 1920 }` for `{size}` the word, where pictures list such words under that name as theirs. */
function largestWord(name: string, script: string, all: readonly string[]): string | undefined {
  if (WIDTH.test(name) || HEIGHT.test(name)) return undefined;
  const several = String.raw`["']${stemOf(name)}\w{0,3}\\?["']\s*:\s*`;
  const [, pixels = ''] = new RegExp(String.raw`${several}\{([^{}]{1,300})\}`, 'i').exec(script) ?? [];
  const words = [...pixels.matchAll(WORD_OF_PIXELS)].map(([, one = '', side]) => ({
    one,
    side: Number(side),
  }));
  const [largest] = words.toSorted((left, right) => right.side - left.side);
  if (largest === undefined) return undefined;
  const listed = new RegExp(String.raw`${several}\[[^\]]{0,200}["']${largest.one}\\?["']`, 'i');
  return all.some((text) => listed.test(text)) ? largest.one : undefined;
}

const WORD_OF_PIXELS = /["']([a-z][\w-]{0,20})["']\s*:\s*(\d{2,5})(?=\s*(?:,|$))/gi;

/** A name without what tells one from several. */
function stemOf(name: string): string {
  return name.length > 4 ? name.slice(0, -1) : name;
}

/** Of `rozmiary: ["320x240", "1280x960"]` for `{rozmiar}`, else of a list of sizes for whatever it is. */
function sizesFor(name: string, text: string): string[] {
  const stem = stemOf(name);
  const quote = String.raw`\\?["']`;
  const list = new RegExp(
    `${quote}${stem}\\w{0,3}${quote}\\s*:\\s*(?:\\[1,\\s*)?(?:\\[([^{}]{1,300}?)\\](?!\\s*,\\s*\\[)|\\{([^{}]{1,300})\\})`,
    'i',
  ).exec(text);
  const own = wordsIn(list?.[1] ?? list?.[2]);
  return own.length > 0 ? own : wordsIn(SIZES.exec(text)?.[1]);
}

/** Sizes that a server has: `"tamanos":{"s":120,"xl":1000}`. */
const SIZES =
  /\\?["'](?:sizes?|widths?|tama[nñ]os?|tamanhos?|tailles?|gr(?:oe|ö)(?:ss|ß)en|rozmiary|velikosti|formati|dimensioni)\\?["']\s*:\s*[{[]([^{}[\]]{1,300})[}\]]/i;

/** As a list writes it, or an object's member: a text of its own, or pixels. */
const ONE = /["'](!?[a-z]{0,3}\d{2,5}[\w,!-]{0,20})\\?["'](?!\s*:)|(?<![\w"'])(\d{2,5})(?![\w"'])/g;

function wordsIn(list = ''): string[] {
  const words = [...list.matchAll(ONE)].map(([, quoted, number]) => quoted ?? number ?? '');
  return words.some((word) => pixelsIn(word)[0] >= LEAST) ? words : [];
}

/** Width and height; one number is both. */
export function pixelsIn(size: string): [width: number, height: number] {
  const [width = '0', height = width] = size.match(/\d+/g) ?? [];
  return [Number(width), Number(height)];
}
