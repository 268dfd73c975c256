import type { SnapshotLink, SnapshotMeta } from '../resolver/page-snapshot';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

const NAMING_ATTRIBUTES = ['property', 'name', 'itemprop', 'http-equiv'] as const;
/** They hold several names, white space between them. */
const TOKEN_LISTS: ReadonlySet<string> = new Set(['property', 'itemprop']);

/** What a `<meta>` says, once under each of its names; nothing where it has no name or no value. */
export function metasOf(element: PageElement): SnapshotMeta[] {
  const content = element.attribute('content')?.trim() || element.attribute('value')?.trim();
  if (!content) return [];
  return NAMING_ATTRIBUTES.flatMap((attribute) =>
    keysOf(attribute, element.attribute(attribute)).map((key) => ({ attribute, key, content })),
  );
}

function keysOf(attribute: string, written: string | undefined): string[] {
  const text = written?.trim().toLowerCase() ?? '';
  if (text === '' || text.length > READER_LIMITS.metaKeyLength) return [];
  return TOKEN_LISTS.has(attribute) ? text.split(/\s+/).slice(0, READER_LIMITS.metaKeys) : [text];
}

/** What a `<link>` says; undefined where it has neither rel nor itemprop, or neither an address nor a set of them. */
export function linkOf(element: PageElement): SnapshotLink | undefined {
  const text = (name: string) => element.attribute(name)?.trim() ?? '';
  const rel = text('rel').toLowerCase().split(/\s+/, READER_LIMITS.relTokens).filter(Boolean);
  const href = text('href');
  const imagesrcset = text('imagesrcset');
  const [type, sizes, as, itemprop] = [text('type'), text('sizes'), text('as'), text('itemprop')];
  if ((rel.length === 0 && itemprop === '') || (href === '' && imagesrcset === '')) return undefined;
  return { rel, href, type, sizes, as, imagesrcset, itemprop };
}

/** Whether a `<script>` of that type holds JSON-LD. */
export function isJsonLd(type: string | undefined): boolean {
  return /^application\/ld\+json\s*(?:;|$)/i.test(type?.trim() ?? '');
}
