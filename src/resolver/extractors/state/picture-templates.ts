import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isPictureName } from './picture-names';

/** A template of a page's pictures that asks for nothing any more but which file it is: `https://cdn.example.org/o/{id}/1280x960.jpg`. */
export interface PictureTemplate {
  address: string;
  /** What stands for the file, without its braces. */
  file: string;
}

/** A template under its name in any script of the page. */
const IN_TEXT =
  /["']([\w-]{1,40})\\?["']\s*:\s*(?:\[0,\s*)?\\?["'](https?:(?:\\?\/){2}[^\s"'{}\\/]{3,120}(?:\\?\/[^\s"'{}\\/]{0,120}){1,12}\{[a-z_]{1,30}\}[^\s"']{0,160}?)\\?["']/gi;
/** Whether there is one at all: most pages have none. */
const ANY = /https?:[^\s"'{}]{4,300}\{[a-z_]{1,30}\}/i;
const NAME = /\{([a-z_]{1,30})\}/gi;

/** Of people, of the site, and of maps. */
const OF_OTHERS = /avat|awatar|user|logo|icon|badge|map|mapy|tile|kafel|kachel|tuile/i;

/** In many languages, how large a file is cut. */
const OF_SIZE =
  /^(?:size|s|w|h|width|height|breite|hoehe|groesse|rozmiar|szerokosc|wysokosc|velikost|sirka|vyska|tamano|ancho|alto|taille|largeur|hauteur|tamanho|largura|altura|dimensione|larghezza|altezza|grootte|storlek|storrelse|bredd|bredde|koko|leveys|boyut|genislik|meret|szelesseg|razmer|shirina|ukuran|lebar)$/i;

/** Characters of a text that are looked through for it. */
const MOST_SEARCHED = 200_000;
/** Pixels, where a template asks for a width and nothing tells which there are. */
const USUAL_WIDTH = '1280';

/** The first that the scripts and the attributes of a page tell, as far as all but the file is known. */
export function pictureTemplate(texts: readonly string[]): PictureTemplate | undefined {
  for (const text of texts) {
    const start = text.slice(0, MOST_SEARCHED);
    if (!ANY.test(start)) continue;
    for (const [, name = '', written = ''] of start.matchAll(IN_TEXT)) {
      const template = OF_OTHERS.test(name) ? undefined : sized(written.replaceAll('\\/', '/'), start);
      if (template !== undefined) return template;
    }
  }
  return undefined;
}

/** With the largest size that the same text lists; undefined where more than the file is left open. */
function sized(address: string, text: string): PictureTemplate | undefined {
  const names = [...address.matchAll(NAME)].map(([, name = '']) => name);
  const files = names.filter((name) => !OF_SIZE.test(name));
  const [file] = files;
  if (file === undefined || files.length > 1) return undefined;
  const sizes = names.filter((name) => name !== file);
  const whole = sizes.reduce((one, name) => one.replace(`{${name}}`, largestOf(name, text)), address);
  return { address: whole, file };
}

/** Of `rozmiary: ["320x240", "1280x960"]` for `{rozmiar}`. */
function largestOf(name: string, text: string): string {
  const stem = name.length > 4 ? name.slice(0, -1) : name;
  const list = new RegExp(
    `["']${stem}\\w{0,3}\\\\?["']\\s*:\\s*(?:\\[1,\\s*)?\\[([^{}]{1,300}?)\\](?!\\s*,\\s*\\[)`,
    'i',
  ).exec(text)?.[1];
  const words = list?.match(/!?\d{2,5}(?:[x,]\d{2,5})?/g) ?? [];
  return words.toSorted((left, right) => widthIn(right) - widthIn(left))[0] ?? USUAL_WIDTH;
}

function widthIn(size: string): number {
  return Number.parseInt(size.replace('!', ''), 10);
}

/** What a file is known by: with a digit, and no address. */
const CODE = /^(?=[^\d]*\d)[\w-]{6,80}$/;

/** A member's pictures as addresses, where it names them by what the template asks for; undefined where it does not. */
export function filledByName(name: string, member: unknown, template: PictureTemplate | undefined): unknown {
  if (template === undefined || !isPictureName(name)) return undefined;
  const fill = (code: string) => template.address.replace(`{${template.file}}`, code);
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string' && CODE.test(value)) return fill(value);
    const code = isNode(value) ? value[template.file] : undefined;
    return typeof code === 'string' && CODE.test(code)
      ? { ...(value as JsonLdNode), url: fill(code) }
      : value;
  };
  if (!Array.isArray(member)) return isChanged(member, filled(member));
  const list: unknown[] = member.map(filled);
  return list.some((item, at) => item !== member[at]) ? list : undefined;
}

function isChanged(before: unknown, after: unknown): unknown {
  return after === before ? undefined : after;
}
