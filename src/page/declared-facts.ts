import type { SnapshotLink, SnapshotMeta } from '../resolver/page-snapshot';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';
import { isShareLink, SHARE_KEY } from './share-link';

const NAMING_ATTRIBUTES = ['property', 'name', 'itemprop', 'http-equiv'] as const;
/** They hold several names, white space between them. */
const TOKEN_LISTS: ReadonlySet<string> = new Set(['property', 'itemprop']);

/** What a `<meta>` says, once under each of its names; nothing where it has no name or no value. */
export function metasOf(element: PageElement, itemTypeOf: () => string): SnapshotMeta[] {
  const value = (name: string) => element.attribute(name)?.trim();
  if (isShareLink(element)) return [{ attribute: 'name', key: SHARE_KEY, content: value('href') ?? '' }];
  if (isFeaturedData(element))
    return [{ attribute: 'itemprop', key: 'image', content: value('value') ?? '' }];
  // Only the first is right.
  const content =
    value('content') || value('value') || valueOfLink(element) || value('src') || value('resource');
  if (!content) return [];
  const metas: SnapshotMeta[] = [];
  for (const attribute of NAMING_ATTRIBUTES) {
    const written =
      element.attribute(attribute) ?? (attribute === 'property' ? pictureRel(element) : undefined);
    const itemType = written !== undefined && TOKEN_LISTS.has(attribute) ? itemTypeOf() : '';
    for (const key of keysOf(attribute, written)) {
      metas.push(itemType === '' ? { attribute, key, content } : { attribute, key, content, itemType });
    }
  }
  return metas;
}

function valueOfLink(element: PageElement): string | undefined {
  return isPictureResource(element) ? undefined : element.attribute('href')?.trim();
}

/**
 * Whether an element that is shown says what a `<meta>` would: `<span property="image" resource="…">` by RDFa, or `rel`;
 * `<span itemprop="image" content="…">`, or `property`; or is a link to a picture, or one that shares the page with one.
 */
export function saysAsMeta(element: PageElement): boolean {
  if (element.name === 'a')
    return isPictureLink(element) || isPictureResource(element) || isShareLink(element);
  if (element.name === 'data') return isFeaturedData(element);
  // Few elements have one of them, and all are asked.
  const isNamed =
    element.attribute('resource') === undefined
      ? element.attribute('content') !== undefined &&
        (isPictureProperty(element.attribute('itemprop')) || isPictureProperty(element.attribute('property')))
      : element.attribute('property') !== undefined || pictureRel(element) !== undefined;
  return isNamed && element.name !== 'meta' && element.name !== 'link';
}

/** `<data class="u-featured" value="/a.jpg">` (microformats2, "h-entry"): it stands for the entry and is not shown. */
function isFeaturedData(element: PageElement): boolean {
  if (element.name !== 'data' || !/(?:^|\s)u-featured(?:\s|$)/.test(element.attribute('class') ?? ''))
    return false;
  return (element.attribute('value')?.trim() ?? '') !== '';
}

/** `<a property="image" resource="/a.jpg" href="/photo-of-it">` (https://www.w3.org/TR/rdfa-core/#s_rdfaindetail): what it names comes before where it leads. */
function isPictureResource(element: PageElement): boolean {
  const named = element.attribute('resource');
  return named !== undefined && PICTURE_FILE.test(named) && isPictureProperty(element.attribute('property'));
}

/** `<a itemprop="image" href="/a.jpg">`, `property`, or `rel` with a vocabulary: galleries write other words there. */
function isPictureLink(element: PageElement): boolean {
  const isNamed =
    isPictureProperty(element.attribute('itemprop')) ||
    isPictureProperty(element.attribute('property')) ||
    pictureRel(element)?.includes(':') === true;
  return isNamed && PICTURE_FILE.test(element.attribute('href') ?? '');
}

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

function isPictureProperty(name: string | undefined): boolean {
  return name !== undefined && /^(?:\w+:)?(?:image|thumbnailurl|photo|contenturl)$/i.test(name.trim());
}

/** A `rel` that names a picture, alone or beside others; those of links say other things. */
function pictureRel(element: PageElement): string | undefined {
  const rel = element.attribute('rel');
  return rel !== undefined && /(?:^|[:\s])(?:image|thumbnail(?:url)?|depiction|photo)(?=\s|$)/i.test(rel)
    ? rel
    : undefined;
}

function itemTypeField(itemType: string): { itemType?: string } {
  return itemType === '' ? {} : { itemType };
}

function keysOf(attribute: string, written: string | undefined): string[] {
  if (written === undefined) return [];
  const text = written.trim().toLowerCase();
  if (text === '' || text.length > READER_LIMITS.metaKeyLength) return [];
  return TOKEN_LISTS.has(attribute) ? text.split(/\s+/).slice(0, READER_LIMITS.metaKeys) : [text];
}

/** What a browser fetches to show the page, or may fetch soon: most links are such, and name no picture of it. */
const OF_BROWSER: ReadonlySet<string> = new Set(
  'stylesheet modulepreload dns-prefetch preconnect prefetch prerender'.split(' '),
);

/**
 * What a `<link>` says; undefined where it has neither rel nor itemprop, or neither an address nor a set of them, and
 * for what is only the browser's business.
 */
export function linkOf(element: PageElement, itemTypeOf: () => string): SnapshotLink | undefined {
  const text = (name: string) => element.attribute(name)?.trim() ?? '';
  const written = text('rel').toLowerCase();
  if (OF_BROWSER.has(written)) return undefined;
  const rel = written.split(/\s+/, READER_LIMITS.relTokens).filter(Boolean);
  const href = text('href');
  const imagesrcset = text('imagesrcset');
  const [type, sizes, as] = [text('type'), text('sizes'), text('as')];
  // RDFa says by `property` what microdata says by `itemprop`.
  const itemprop = text('itemprop') || text('property');
  if ((rel.length === 0 && itemprop === '') || (href === '' && imagesrcset === '')) return undefined;
  const item = itemprop === '' ? {} : itemTypeField(itemTypeOf());
  return { rel, href, type, sizes, as, imagesrcset, itemprop, ...item };
}

/** Whether a `<script>` of that type holds JSON-LD. */
export function isJsonLd(type: string | undefined): boolean {
  return /^application\/ld\+json\s*(?:;|$)/i.test(type?.trim() ?? '');
}

/** Characters of a script that tell whether it holds data. */
export const SCRIPT_START_LENGTH = 300;

/** How a script begins that does nothing but keep data: a name, and what is assigned to it. */
const DATA_ASSIGNMENT =
  /^\s*(?:var\s+\w+\s*=\s*\w+\s*\|\|\s*\{\s*\};?\s*)?(?:(?:var|let|const)\s+|[\w$]+\.|window\[["'])[\w$.]*(?:state|data|props|store|config|context|response|payload|galler|galeri|photos|images|slides|fotos|bilder|hydrat|__\w+__)[\w$]*(?:["']\])?\s*=\s*(?:JSON\.parse\(|[{["']|\(?function\b)/i;

/** JSON and nothing else, without saying so, or under a name that says nothing. */
const BARE_JSON =
  /^\s*(?:(?:var\s+\w+\s*=\s*\w+\s*\|\|\s*\{\s*\};?\s*)?(?:(?:var|let|const)\s+)?[\w$][\w$.]{0,60}\s*=\s*)?\{\s*"[^"]{1,200}"\s*:/;

/** A type that a site may have made up, and that browsers do not run. */
const OWN_TYPE = /^(?:application|text)\/[\w.+-]+$/;

/** In a script of another type, or a template that shows none. */
const JSON_ALONE = /^\s*(?:\{\s*"[^"]{1,200}"\s*:|\[\s*[{["])/;

/** JSON as Base64 writes it: `{"` and `[{"`. */
const BASE64_JSON = /^\s*(?:eyJ|W3si)/;

/** How SvelteKit begins. */
const SVELTEKIT = /^\s*\{\s*__sveltekit_/;

/** A part of what the app router of Next, or React Router, sends as a stream. */
const STREAMED =
  /^\s*(?:self\.__next_f\.push\(\[1,|window\.__(?:reactRouter|remix)Context\.streamController\.enqueue\()/;

/** Whether a script's text is a part of a stream, which makes sense only with the others. */
export function isStreamed(text: string): boolean {
  return STREAMED.test(text);
}

/** How one begins that hands a player what it shows, or Bitrix's shop its product. */
const PLAYER_CALL = /\bjwplayer\(|\.setup\(\s*\{|\bnew [\w.]{1,60}(?:Player|CatalogElement)\(/;

/** Whether a `<script>` of that type holds a program. */
function isProgram(type: string): boolean {
  return /^(?:(?:(?:text|application)\/(?:javascript|ecmascript)|module)?)$/.test(type);
}

/** Whether a `<script>` of that type, with a text that begins so, holds data and no program. */
function isDataScript(type: string, opening: string): boolean {
  if (
    /^(?:application|text)\/(?:json\b|[\w.-]+\+json\b|x-[\w-]+-init\b)|^qwik\/json$|^fastboot\/shoebox$/.test(
      type,
    )
  )
    return true;
  if (type === 'text/plain') return BASE64_JSON.test(opening);
  if (/^text\/(?:x-)?(?:template|html|data|props|state)$/.test(type)) return JSON_ALONE.test(opening);
  return (
    isProgram(type) &&
    [DATA_ASSIGNMENT, BARE_JSON, PLAYER_CALL, SVELTEKIT, STREAMED].some((pattern) => pattern.test(opening))
  );
}

/** JSON, for the page's scripts; the same in a type of the site's own; or a program. */
export type ScriptKind = 'data' | 'own_data' | 'program';

/** What a `<script>` without an address holds, by its type and how its text begins; undefined for nothing that is read. */
export function scriptKind(written: string | undefined, start: string): ScriptKind | undefined {
  const type = written?.trim().toLowerCase() ?? '';
  const opening = start.slice(0, SCRIPT_START_LENGTH);
  if (isDataScript(type, opening)) return 'data';
  if (isProgram(type)) return 'program';
  // A consent tool keeps what is not allowed yet as plain text.
  const isOwn = OWN_TYPE.test(type) && type !== 'text/plain';
  return isOwn && JSON_ALONE.test(opening) ? 'own_data' : undefined;
}
