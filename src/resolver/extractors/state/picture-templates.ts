import { isWholeAddress } from '../address/is-whole-address';
import { withoutEndSlashes } from '../../url/without-end-slashes';
import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { isSizeName, largestSize } from './largest-size';
import { openTemplates } from './open-templates';
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
const HOST =
  /["'](https?:\/\/(?!schema\.org|www\.w3\.org)[^\s"'{}\\?]{3,100}?)(?:\/[^/"'{}\\?]*[.?][^"'{}\\]*)?["']/g;
/** Characters before it in which its host is looked for. */
const HOST_BEFORE = 600;
/** Whether there is one at all: most pages have none. */
const ANY = /(?:https?:|["']\/)[^\s"'{}]{1,300}(?:\{[a-z_\d]{1,30}\}|\/:[a-z_]{2,20}[/.])/i;
/** As routers write names: `/recipes/:key/:size/photo.jpg?p=:ts`. */
const COLON = /(?<=[/=]):([a-z_]{2,20})\b/gi;
const WITH_COLONS =
  /["']([\w-]{1,40})["']\s*:\s*["'](https?:\/\/[^\s"'{}\\:]{3,120}\/:[a-z_]{2,20}[^\s"'{}\\]{0,160}\.(?:jpe?g|png|webp|avif)[^\s"'{}\\]{0,60})["']/gi;
const NAME = /\{([a-z_\d]{1,30})\}/gi;

/** Of people, of the site, and of maps. */
const OF_OTHERS = /avat|awatar|user|logo|icon|badge|map|mapy|tile|kafel|kachel|tuile/i;

/** Characters of a text that are looked through for it. */
const MOST_SEARCHED = 200_000;
/** Templates of a page, and names in one: each has its text looked through for sizes. */
const MOST_TEMPLATES = 8;
const MOST_NAMES = 4;
/** Of them, those that an object has to tell. */
const MOST_FILES = 3;

/** What a template of pictures is called, or says of itself. */
const OF_PICTURES = /\.(?:jpe?g|png|webp|avif)\b|image|img|photo|foto|pic|media|cdn|bild|obraz/i;

/** Each looks through a text, or through all of them. */
const MOST_SIZES_ASKED = 24;

/** The largest size that is told of a name in a template; undefined where none is, and where too much was asked. */
type SizeOf = (name: string, text: string) => string | undefined;

/** Those that the scripts and the attributes of a page tell, as far as all but the file is known, those that are called pictures first. */
export function pictureTemplates(texts: readonly string[]): readonly PictureTemplate[] {
  const found: PictureTemplate[] = [];
  const starts = texts.map((text) => text.slice(0, MOST_SEARCHED));
  let asked = 0;
  const sizeOf: SizeOf = (name, text) =>
    (asked += 1) > MOST_SIZES_ASKED ? undefined : largestSize(name, text, starts);
  for (const start of starts) {
    for (const template of templatesIn(start, sizeOf))
      if (found.push(template) === MOST_TEMPLATES) return calledPicturesFirst(found);
  }
  return calledPicturesFirst(found);
}

function calledPicturesFirst(templates: readonly PictureTemplate[]): readonly PictureTemplate[] {
  return templates.toSorted(
    (left, right) => Number(isPictureName(right.kind)) - Number(isPictureName(left.kind)),
  );
}

function* templatesIn(text: string, sizeOf: SizeOf): Generator<PictureTemplate> {
  if (ANY.test(text)) yield* wholeTemplates(text, sizeOf);
  // Sizes stand beside a template before all.
  for (const { kind, address, holder, beside } of openTemplates(text))
    if (!OF_OTHERS.test(holder)) yield* known(kind, address, (name) => sizeOf(name, `${beside}\n${text}`));
}

function* wholeTemplates(text: string, sizeOf: SizeOf): Generator<PictureTemplate> {
  const sizeIn = (name: string) => sizeOf(name, text);
  for (const [, kind = '', address = ''] of text.matchAll(IN_TEXT))
    yield* known(kind, address.replaceAll('\\/', '/'), sizeIn);
  for (const [, kind = '', address = ''] of text.matchAll(WITH_COLONS))
    yield* known(kind, address.replace(COLON, '{$1}'), sizeIn);
  for (const [, kind = '', host = '', path = ''] of text.matchAll(IN_PARTS))
    yield* known(kind, `https://${host}${path}`, sizeIn);
  for (const { 1: kind = '', 2: path = '', index } of text.matchAll(WITHOUT_HOST)) {
    const [, host] = [...text.slice(Math.max(0, index - HOST_BEFORE), index).matchAll(HOST)].at(-1) ?? [];
    if (host !== undefined) yield* known(kind, withoutEndSlashes(host) + path, sizeIn);
  }
}

/** A file of a picture, or of whatever kind it turns out to be. */
const ENDS_AS_FILE = /\.(?:jpe?g|png|webp|avif|\{[a-z_\d]{1,30}\})(?:\?|$)/i;

/** With the largest sizes that the same text lists; empty where much more than the file is left open, and for the tiles of a map. */
function known(
  kind: string,
  address: string,
  sizeIn: (name: string) => string | undefined,
): PictureTemplate[] {
  const names = [...new Set([...address.matchAll(NAME)].map(([, name = '']) => name))];
  const files = names.filter((name) => !isSizeName(name));
  const isOfFile = files.length > 0 && files.length <= MOST_FILES && !files.includes('z');
  if (!isOfFile || names.length > MOST_NAMES || OF_OTHERS.test(kind)) return [];
  if (!OF_PICTURES.test(kind) && !OF_PICTURES.test(address) && !isOfSizedFile(address, names)) return [];
  let whole = address;
  for (const name of names.filter(isSizeName)) {
    const size = sizeIn(name);
    if (size === undefined) return [];
    whole = whole.replaceAll(`{${name}}`, () => size);
  }
  return [{ address: whole, files, kind }];
}

/** A file that comes in several sizes is a picture's. */
function isOfSizedFile(address: string, names: readonly string[]): boolean {
  const [path = ''] = address.split('?', 1);
  return ENDS_AS_FILE.test(address) && names.some((name) => isSizeName(name) && path.includes(`{${name}}`));
}

/** What a file is known by: with a digit, and no address. */
const CODE = /^(?=[^\d]*\d)[\w-]{6,80}$/;

/** The same of templates that ask for so much that an object which tells it is a picture, whatever it is called. */
export function tellingTemplates(templates: readonly PictureTemplate[]): readonly PictureTemplate[] {
  return templates.filter(({ files, address }) => files.length === MOST_FILES && ENDS_AS_FILE.test(address));
}

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
  if ([node.url, node.src].some(isAddress)) return node;
  // The more of an object a template asks for, the surer it is meant.
  const told = templates
    .filter(({ files }) => files.every((file) => isPart(node[file])))
    .toSorted((left, right) => right.files.length - left.files.length);
  const template = told.find(({ kind }) => Object.values(node).includes(kind)) ?? told[0];
  const codes = template?.files.map((file) => String(node[file])) ?? [];
  const isKnown = codes.some((code) => isOfFile(code) || (codes.length === MOST_FILES && NUMBER.test(code)));
  return template !== undefined && isKnown ? { ...node, url: withCodes(template, codes) } : node;
}

/** A part of an address, and no text. */
function isPart(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\/?\w[\w./-]{0,119}$/.test(value));
}

/** Beside two more parts of an address. */
const NUMBER = /^\d{4,}$/;

/** Whole, or relative to a page: a name alone is none. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && (isWholeAddress(value) || value.includes('/'));
}

/** What a file is known by: a code, or its place among others. */
function isOfFile(code: string): boolean {
  return CODE.test(code) || /\.(?:jpe?g|png|webp|avif)$/i.test(code);
}

function withCodes({ address, files }: PictureTemplate, codes: readonly string[]): string {
  const filled = (one: string, file: string, at: number) => {
    const code = codes[at] ?? '';
    // A path may begin with a slash of its own.
    return one
      .replaceAll(`/{${file}}`, () => `/${code.replace(/^\//, '')}`)
      .replaceAll(`{${file}}`, () => code);
  };
  return files.reduce(filled, address);
}

function isChanged(before: unknown, after: unknown): unknown {
  return after === before ? undefined : after;
}
