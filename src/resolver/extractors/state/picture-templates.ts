import { withoutEndSlashes } from '../../url/without-end-slashes';
import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isPictureName } from './picture-names';

/** A template of a page's pictures that asks for nothing any more but which file it is: `https://cdn.example.org/o/{id}/1280x960.jpg`. */
export interface PictureTemplate {
  address: string;
  /** What stands for the file, without braces: one name, or a few of which an object tells all. */
  files: readonly string[];
  /** What the page calls it, which objects may ask for: `cover`, `playlist`. */
  kind: string;
}

/** A template under its name in any script of the page. */
const IN_TEXT =
  /["']([\w-]{1,40})\\?["']\s*:\s*(?:\[0,\s*)?\\?["'](https?:(?:\\?\/){2}[^\s"'{}\\/]{3,120}(?:\\?\/[^\s"'{}\\/]{0,120}){1,12}\{[a-z_\d]{1,30}\}[^\s"']{0,160}?)\\?["']/gi;
/** One that leaves out the host, which the same script tells shortly before. */
const WITHOUT_HOST =
  /["']([\w-]{1,40})["']\s*:\s*["'](\/[^\s"'{}\\]{0,80}\{[a-z_\d]{1,30}\}[^\s"'\\]{0,120}?\.(?:jpe?g|png|webp|avif))["']/gi;
/** One in parts: `image: { scheme: "https", host: "i.example.org", path: "/img/{ref}" }`. */
const IN_PARTS =
  /["']([\w-]{1,40})["']\s*:\s*\{\s*(?:["'](?:scheme|protocol)["']\s*:\s*["']https?["']\s*,\s*)?["'](?:host|domain)["']\s*:\s*["']([\w-]+(?:\.[\w-]+)+)["']\s*,\s*["'](?:path|template|pattern)["']\s*:\s*["'](\/[^\s"'\\]{1,160})["']/gi;
const HOST = /["'](https?:\/\/[^\s"'{}\\]{3,100})["']/g;
/** Characters before it in which its host is looked for. */
const HOST_BEFORE = 600;
/** Whether there is one at all: most pages have none. */
const ANY = /(?:https?:|["']\/)[^\s"'{}]{1,300}(?:\{[a-z_\d]{1,30}\}|\/:[a-z]{2,20}\/)/i;
/** As routers write names: `/recipes/:key/:size/photo.jpg?p=:ts`. */
const COLON = /(?<=[/=]):([a-z_]{2,20})\b/gi;
const WITH_COLONS =
  /["']([\w-]{1,40})["']\s*:\s*["'](https?:\/\/[^\s"'{}\\:]{3,120}\/:[a-z_]{2,20}[^\s"'{}\\]{0,160}\.(?:jpe?g|png|webp|avif)[^\s"'{}\\]{0,60})["']/gi;
const NAME = /\{([a-z_\d]{1,30})\}/gi;

/** Of people, of the site, and of maps. */
const OF_OTHERS = /avat|awatar|user|logo|icon|badge|map|mapy|tile|kafel|kachel|tuile/i;

/** In many languages, how large a file is cut. */
const OF_SIZE =
  /^(?:size|geometry|variant|rendition|preset|s|w|h|width|height|breite|hoehe|groesse|rozmiar|szerokosc|wysokosc|velikost|sirka|vyska|tamano|ancho|alto|taille|largeur|hauteur|tamanho|largura|altura|dimensione|larghezza|altezza|grootte|storlek|storrelse|bredd|bredde|koko|leveys|boyut|genislik|meret|szelesseg|razmer|shirina|ukuran|lebar)$/i;

/** Characters of a text that are looked through for it. */
const MOST_SEARCHED = 200_000;
/** Pixels, where a template asks for a width and nothing tells which there are. */
const USUAL_WIDTH = '1280';

/** Those that the scripts and the attributes of a page tell, as far as all but the file is known: of the first that tells any. */
export function pictureTemplates(texts: readonly string[]): readonly PictureTemplate[] {
  for (const text of texts) {
    const start = text.slice(0, MOST_SEARCHED);
    const found = ANY.test(start) ? firstOf(templatesIn(start)) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Of a page; each looks through its text for sizes. */
const MOST_TEMPLATES = 8;

function firstOf(templates: Iterable<PictureTemplate>): PictureTemplate[] {
  const first: PictureTemplate[] = [];
  for (const template of templates) if (first.push(template) === MOST_TEMPLATES) break;
  return first;
}

function* templatesIn(text: string): Generator<PictureTemplate> {
  for (const [, kind = '', address = ''] of text.matchAll(IN_TEXT))
    yield* known(kind, address.replaceAll('\\/', '/'), text);
  for (const [, kind = '', address = ''] of text.matchAll(WITH_COLONS))
    yield* known(kind, address.replace(COLON, '{$1}'), text);
  for (const [, kind = '', host = '', path = ''] of text.matchAll(IN_PARTS))
    yield* known(kind, `https://${host}${path}`, text);
  for (const { 1: kind = '', 2: path = '', index } of text.matchAll(WITHOUT_HOST)) {
    const [, host] = [...text.slice(Math.max(0, index - HOST_BEFORE), index).matchAll(HOST)].at(-1) ?? [];
    if (host !== undefined) yield* known(kind, withoutEndSlashes(host) + path, text);
  }
}

function known(kind: string, address: string, text: string): PictureTemplate[] {
  const template = OF_OTHERS.test(kind) ? undefined : sized(address, text);
  return template === undefined ? [] : [{ ...template, kind }];
}

/** With the largest size that the same text lists; undefined where much more than the file is left open, and for the tiles of a map. */
function sized(address: string, text: string): Omit<PictureTemplate, 'kind'> | undefined {
  const names = [...address.matchAll(NAME)].map(([, name = '']) => name);
  const files = names.filter((name) => !OF_SIZE.test(name));
  if (files.length === 0 || files.length > MOST_FILES || files.includes('z')) return undefined;
  const sizes = names.filter((name) => !files.includes(name));
  const whole = sizes.reduce((one, name) => one.replace(`{${name}}`, largestOf(name, text)), address);
  return { address: whole, files };
}

/** Names that an object has to tell. */
const MOST_FILES = 3;

/** Of `rozmiary: ["320x240", "1280x960"]` for `{rozmiar}`. */
function largestOf(name: string, text: string): string {
  const stem = name.length > 4 ? name.slice(0, -1) : name;
  const list = new RegExp(
    `["']${stem}\\w{0,3}\\\\?["']\\s*:\\s*(?:\\[1,\\s*)?\\[([^{}]{1,300}?)\\](?!\\s*,\\s*\\[)`,
    'i',
  ).exec(text)?.[1];
  const sizes = list ?? namedSizes(name, text) ?? SIZES.exec(text)?.[1] ?? '';
  const words = [...sizes.matchAll(SIZE)].map(([, quoted, number]) => quoted ?? number ?? '');
  return words.toSorted((left, right) => widthIn(right) - widthIn(left))[0] ?? USUAL_WIDTH;
}

/** Of `geometries: { list: "160x160c", main: "1280x1816sq80" }` for `geometry`. */
function namedSizes(name: string, text: string): string | undefined {
  const stem = name.replace(/y$/, '');
  return new RegExp(`["']${stem}(?:s|es|ies)["']\\s*:\\s*\\{([^{}]{1,300})\\}`, 'i').exec(text)?.[1];
}

/** As a list writes it, or an object's member: a text of its own, or pixels. */
const SIZE = /["'](!?[a-z]{0,3}\d{2,5}[\w,!-]{0,20})["'](?!\s*:)|(?<![\w"'])(\d{2,5})(?![\w"'])/g;

/** Sizes that a server has, whatever a template asks for: `"tamanos":{"s":120,"xl":1000}`. */
const SIZES =
  /["'](?:sizes?|widths?|tama[nñ]os?|tamanhos?|tailles?|gr(?:oe|ö)(?:ss|ß)en|rozmiary|velikosti|formati|dimensioni)["']\s*:\s*[{[]([^{}[\]]{1,300})[}\]]/i;

function widthIn(size: string): number {
  return Number(/\d+/.exec(size)?.[0] ?? 0);
}

/** What a file is known by: with a digit, and no address. */
const CODE = /^(?=[^\d]*\d)[\w-]{6,80}$/;

/** A member's pictures as addresses, where it names them by what a template asks for; undefined where it does not. */
export function filledByName(name: string, member: unknown, templates: readonly PictureTemplate[]): unknown {
  if (templates.length === 0 || !isPictureName(name)) return undefined;
  const ofOne = templates.find(({ files }) => files.length === 1);
  const filled = (value: unknown): unknown => {
    if (ofOne && typeof value === 'string' && CODE.test(value)) return withCodes(ofOne, [value]);
    return isNode(value) ? filledInside(value, templates) : value;
  };
  if (!Array.isArray(member)) return isChanged(member, filled(member));
  const list: unknown[] = member.map(filled);
  return list.some((item, at) => item !== member[at]) ? list : undefined;
}

/** The same of an object that stands further inside of a picture's member: `images: { items: [{ sources: [{ ref }] }] }`. */
export function filledInside(node: JsonLdNode, templates: readonly PictureTemplate[]): JsonLdNode {
  const told = templates.filter(({ files }) => files.every((file) => node[file] !== undefined));
  const template = told.find(({ kind }) => Object.values(node).includes(kind)) ?? told[0];
  const codes = template?.files.map((file) => String(node[file])) ?? [];
  return template !== undefined && codes.some(isCode) ? { ...node, url: withCodes(template, codes) } : node;
}

function isCode(text: string): boolean {
  return CODE.test(text);
}

function withCodes({ address, files }: PictureTemplate, codes: readonly string[]): string {
  return files.reduce((one, file, at) => one.replace(`{${file}}`, codes[at] ?? ''), address);
}

function isChanged(before: unknown, after: unknown): unknown {
  return after === before ? undefined : after;
}
