import { readdirSync, readFileSync } from 'node:fs';
import { decoded } from '../../src/resolver/decoded';
import { coverWithStatedSizes } from '../../scripts/corpus/with-stated-sizes';
import { readHtml } from '../../src/page/read-html';
import type { PagePictures } from '../../src/resolver/extractors/extract-pictures';
import { extractPictures } from '../../src/resolver/extractors/extract-pictures';

/** A page as a site of its kind makes it, with the picture that a person calls its cover. */
export interface LabelledPage {
  /** The folder's name. */
  slug: string;
  /** Of site or of fault, such as `forum thread` or `og:image tiny`. */
  kind: string;
  /** One sentence: what the page is, and which picture is right. */
  behavior: string;
  url: string;
  /** The response's header; it may be wrong. */
  contentType: string | null;
  /** null where the page has no cover. */
  cover: string | null;
  /** Other files that are right, such as other sizes of the cover. */
  acceptable: string[];
  /** The pictures that a page of this kind tempts one to take. */
  never: string[];
}

const FOLDER = new URL('.', import.meta.url);

/** Every page of the folder, in the order of their names. */
export function labelledPages(): LabelledPage[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((slug) => ({ ...readCase(slug), slug }));
}

/** The URL that the page is found to have as its cover, before any picture is measured; null for none. */
export async function coverOf(page: LabelledPage): Promise<string | null> {
  return firstCover(await picturesOf(page));
}

/** The same, and which it is where each file has the size that the page states. */
export async function coversOf(
  page: LabelledPage,
): Promise<{ first: string | null; measured: string | null }> {
  const found = await picturesOf(page);
  return { first: firstCover(found), measured: coverWithStatedSizes(found) };
}

async function picturesOf({ slug, url, contentType }: LabelledPage): Promise<PagePictures> {
  const bytes = new Uint8Array(readFileSync(new URL(`${slug}/page.html`, FOLDER)));
  const snapshot = await readHtml(oneChunk(bytes), { url, contentType, clock: { tickMs: () => 0 } });
  return extractPictures(snapshot);
}

function firstCover({ pictures }: PagePictures): string | null {
  return pictures.find(({ isCover }) => isCover)?.url ?? null;
}

/** What two spellings of one address share: no scheme, no fragment, no escapes, no capitals; `none` for null. */
export function spellingOf(address: string | null): string {
  if (address === null) return 'none';
  const { host, pathname, search } = new URL(address);
  return `${host}${decoded(pathname)}${decoded(search)}`.toLowerCase();
}

function readCase(slug: string): Omit<LabelledPage, 'slug'> {
  return JSON.parse(readFileSync(new URL(`${slug}/case.json`, FOLDER), 'utf8')) as Omit<LabelledPage, 'slug'>;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
