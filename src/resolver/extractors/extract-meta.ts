import { LIMITS } from '../limits';
import type { PageSnapshot } from '../page-snapshot';
import type { PageMeta } from '../types';
import { favicon } from './meta/favicon';
import { jsonLdFacts } from './meta/json-ld-facts';
import { META_KEYS } from './meta/meta-keys';
import { cleanText } from './text/clean-text';
import { durationSeconds } from './text/duration-seconds';
import { isoDate } from './text/iso-date';
import { languageTag } from './text/language-tag';

/** Descriptions are a paragraph; past this they are the whole text. */
const DESCRIPTION_MAX_LENGTH = 1_000;

/** What a page says of itself. A field that is not known, or that makes no sense, is absent. */
export function extractMeta(snapshot: PageSnapshot): PageMeta {
  const facts = jsonLdFacts(snapshot);
  const keys = (field: keyof typeof META_KEYS) => valuesOf(snapshot, META_KEYS[field]);
  const description = (text: string) => cleanText(text, DESCRIPTION_MAX_LENGTH);
  return withoutUnknown({
    title: titleOf(snapshot),
    author: first([...keys('author'), ...facts.author, ...keys('handle')], authorName),
    site_name: first([...keys('siteName'), ...facts.siteName, ...keys('appName')], cleanTitle),
    description: first([...keys('description'), ...facts.description], description),
    published_at: first([...keys('published'), ...facts.published, ...keys('date')], isoDate),
    language: first([snapshot.language, ...facts.language, ...keys('language')], languageTag),
    duration_seconds: first([...facts.duration, ...keys('duration')], durationSeconds),
    favicon: favicon(snapshot),
  });
}

/** The title that a page gives itself: what it declares for others before that of its window. */
export function titleOf(snapshot: PageSnapshot): string | undefined {
  return (
    first(valuesOf(snapshot, META_KEYS.title), cleanTitle) ??
    first([...jsonLdFacts(snapshot).title, snapshot.title], cleanTitle)
  );
}

function cleanTitle(text: string): string | undefined {
  return cleanText(text, LIMITS.titleMaxLength);
}

type Known<T> = { [field in keyof T]: Exclude<T[field], undefined> };

function withoutUnknown<T extends object>(fields: T): Partial<Known<T>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<
    Known<T>
  >;
}

/** The first value that `read` can make sense of. */
function first<T>(values: readonly string[], read: (value: string) => T | undefined): T | undefined {
  for (const value of values) {
    const result = read(value);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** In the order of the keys, not of the document. */
function valuesOf({ metas }: PageSnapshot, keys: readonly string[]): string[] {
  return keys.flatMap((key) => metas.filter((meta) => meta.key === key).map(({ content }) => content));
}

/** Open Graph wants a profile's address for an author; that is no name. */
function authorName(text: string): string | undefined {
  const name = cleanText(text, LIMITS.titleMaxLength);
  return name === undefined || /^(?:https?:)?\/\/|^www\./i.test(name) ? undefined : name;
}
