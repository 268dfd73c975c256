import { isNode, type JsonLdNode } from '../json-ld/json-ld-node';
import { filledTemplate, type Template, templateIn } from './filled-template';
import { folderBeside, inFolder } from './folder-beside';
import { levelsOfPicture } from './of-picture';
import { filledByName, filledInside, type PictureTemplate, tellingTemplates } from './picture-templates';
import type { PlacesOfFiles } from './places-of-files';
import { splitAddress } from './split-address';

const LIMITS = { values: 20_000, depth: 24, templates: 8, wholes: 16 } as const;

/** Names under which data keeps where its files are, those that speak of pictures first. */
const BASES: readonly RegExp[] = [
  /(?:image|img|photo|foto|picture|media|bild)[\w ]*(?:base|root|host|url|uri|prefix|origin|path|domain|server)|(?:base|root|host|prefix|origin)[\w ]*(?:image|img|photo|foto|picture|media|bild)/i,
  /(?:asset|cdn|file|upload|storage)[\w ]*(?:base|root|host|url|uri|prefix|origin|path|domain|server)|(?:base|root|host|prefix|origin)[\w ]*(?:asset|cdn|file)/i,
  /cdn|asset|media|image|img|photo|foto|storage|disk|disco|bucket|static|upload/i,
  /base|root|origin|prefix|host/i,
];

/** So many of them speak of files and say that this is where they are. */
const NAMED_FOR_FILES = 2;

/** Where files are: an address without a file, and without what asks for one. */
const BASE = /^https?:\/\/[^\s?#{}]+$/;
/** What an API answers with, or one thing of it: `/wp-json/wp/v2/media/20871`. */
const OF_API = /\/wp-json\b|\/api\/.*\/\d+\/?$/;
/** One file, which has a number for a name and no ending: `/assets/0e7d3c51-93b4-4a86-8f16-6f0b2c9d7e14`, `/fX2kQm9sTvKr0aZcBnWd`. */
const OF_ONE_FILE =
  /\/(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[^/]*\d)(?=[^/]*[a-z])(?=[^/]*[A-Z])\w{16,40})$/;
const HOST = /^https?:\/\/[^/]+\/?$/;
const MEDIA = /^\/(?:medias?|images?|img|uploads?|files?|photos?)\/\S+$/i;
const ENDS_IN_FILE = /^https?:\/\/[^/]+\/.*\.\w{2,5}$/;

/** `p/2207/lamp.jpg`: relative to what only the data says. */
const RELATIVE_FILE = /^(?!\.{0,2}\/)[\w%@()+,.~-]+(?:\/[\w%@()+,.~ -]+)*\.(?:jpe?g|png|webp|avif)$/i;

/** `/w/b/wb04-gray-0.jpg`, as Magento writes what stands in its folder of products. */
const MAGENTO_FILE = /^\/(\w)\/(\w)\/\1\2[\w.-]*\.(?:jpe?g|png|webp)$/i;

function isRelativeFile(text: string): boolean {
  return RELATIVE_FILE.test(text) || MAGENTO_FILE.test(text);
}

/** What one look at the data tells. */
interface Known {
  /** By how surely it is one. */
  bases: (string | undefined)[];
  templates: Template[];
  hasRelative: boolean;
  /** Some of its objects tell the parts of an address. */
  hasSplit: boolean;
  /** The host of what stands under `/media/`, where that is another one than the page's. */
  host: string | undefined;
}

/** Where the page says that its files are. */
type Places = Pick<PlacesOfFiles, 'base' | 'templates'>;

const NO_PLACES: Places = { base: () => undefined, templates: [] };

/**
 * Data whose pictures' addresses are whole, where it tells the folder of its files in one place and the files in others,
 * or a template with names in braces and what they stand for. All other data as it is.
 */
export function restoreAddresses(
  data: unknown,
  { base: usualBaseOf, templates: ofPage }: Places = NO_PLACES,
): unknown {
  const known = { ...knownOf(data), ofPage };
  const usualBase = known.hasRelative ? usualBaseOf() : undefined;
  const base = known.bases.find((one) => one !== undefined) ?? usualBase;
  const hasFiles = (base !== undefined && known.hasRelative) || known.host !== undefined;
  const hasTemplates = known.templates.length + ofPage.length > 0;
  return hasFiles || known.hasSplit || hasTemplates ? whole(data, { ...known, base }) : data;
}

/** Data of a program, whose files are relative to the page where it tells no folder for them. */
export function restoreOfProgram(data: unknown, places: Places = NO_PLACES): unknown {
  const restored = restoreAddresses(data, places);
  const known = knownOf(restored);
  if (!known.hasRelative) return restored;
  return whole(restored, {
    bases: [],
    templates: [],
    hasRelative: true,
    hasSplit: false,
    host: undefined,
    ofPage: [],
    base: '.',
  });
}

function knownOf(data: unknown): Known {
  const known: Known = {
    bases: [],
    templates: [],
    hasRelative: false,
    hasSplit: false,
    host: undefined,
  };
  look(data, known);
  return known;
}

function look(data: unknown, known: Known): void {
  let values = 0;
  const visit = (value: unknown, outer: string, name: string, depth: number): void => {
    values += 1;
    if (values > LIMITS.values || depth > LIMITS.depth) return;
    if (typeof value === 'string') note(value, outer, name, known);
    else if (Array.isArray(value)) for (const item of value) visit(item, outer, name, depth + 1);
    else if (isNode(value)) {
      known.hasSplit ||= splitAddress(value) !== undefined || folderBeside(value) !== undefined;
      for (const member in value) visit(value[member], name, member, depth + 1);
    }
  };
  visit(data, '', '', 0);
}

function note(value: string, outer: string, name: string, known: Known): void {
  if (value.length > 1_000) return;
  if (!/^(?:https?:)?\/\/|^\{/.test(value)) {
    known.hasRelative ||= isRelativeFile(value);
    return;
  }
  const template = known.templates.length < LIMITS.templates ? templateIn(value) : undefined;
  if (template !== undefined) known.templates.push(template);
  else if (BASE.test(value) && !ENDS_IN_FILE.test(value) && !OF_API.test(value) && !OF_ONE_FILE.test(value))
    noteBase(value, `${outer} ${name}`, known);
}

/** What leads to a page, and holds no files. */
const LEADS = /(?:^| )(?:link|permalink|href|self|canonical_?url)$/i;

function noteBase(value: string, path: string, known: Known): void {
  if (LEADS.test(path)) return;
  const place = BASES.findIndex((pattern) => pattern.test(path));
  if (place >= 0) known.bases[place] ??= value;
  if (place >= 0 && place < NAMED_FOR_FILES && HOST.test(value)) known.host ??= value.replace(/\/$/, '');
}

/** What is known of the data, and of the page. */
type KnownOfBoth = Known & { base: string | undefined; ofPage: readonly PictureTemplate[] };

function whole(data: unknown, { base, host, templates, ofPage }: KnownOfBoth): unknown {
  const wholeText = (text: string): string => {
    if (host !== undefined && MEDIA.test(text)) return `${host}${text}`;
    return base !== undefined && isRelativeFile(text) ? joined(base, text) : text;
  };
  const telling = tellingTemplates(ofPage);
  /** `inside` says within how many further levels what it holds is of a picture. */
  const restore = (value: unknown, depth: number, inside: number): unknown => {
    if (depth > LIMITS.depth) return undefined;
    if (typeof value === 'string') return wholeText(value);
    if (Array.isArray(value)) return value.map((item: unknown) => restore(item, depth + 1, inside));
    if (!isNode(value)) return value;
    return restoreMembers(filledInside(value, inside > 0 ? ofPage : telling), depth, inside);
  };
  const restoreMembers = (node: JsonLdNode, depth: number, inside: number): JsonLdNode => {
    const split = splitAddress(node);
    if (split !== undefined) return { ...node, url: split, file: undefined };
    const folder = folderBeside(node);
    const wholes = Object.values(node).filter(isWholeAddress).slice(0, LIMITS.wholes);
    const isKept = typeof node.url === 'string' && node.url.includes('/');
    const members = Object.entries(node).map(([name, member]) => {
      // Its whole address stands beside, or that of what was called so when it was sent in.
      if (isEndOf(wholes, member) || (wholes.length > 0 && FILE_NAME.test(name)))
        return [name, undefined] as const;
      // What a back end calls a file, which is elsewhere under its address.
      if (isKept && name === 'name') return [name, member] as const;
      const filled = filledByName(name, member, ofPage) ?? member;
      if (folder !== undefined) return [name, inFolder(filled, folder)] as const;
      return [name, restore(filled, depth + 1, levelsOfPicture(name, inside))] as const;
    });
    const address = templates.map((template) => filledTemplate(template, node, data)).find(Boolean);
    return Object.fromEntries(address === undefined ? members : [...members, ['url', address]]);
  };
  return restore(data, 0, 0);
}

/** Whether a value is the end of one of these addresses: `c8/4f/c84f.jpg`. */
function isEndOf(addresses: readonly string[], value: unknown): boolean {
  if (addresses.length === 0 || typeof value !== 'string') return false;
  // A name alone is that of every size.
  if (!value.includes('/') || !isRelativeFile(value)) return false;
  return addresses.some((address) => address.endsWith(`/${value}`));
}

function isWholeAddress(value: unknown): value is string {
  return typeof value === 'string' && WHOLE.test(value);
}

const WHOLE = /^https?:\/\/\S+$/;
const FILE_NAME = /^(?:original_?)?file_?name(?:_\w+)?$/i;

function joined(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
