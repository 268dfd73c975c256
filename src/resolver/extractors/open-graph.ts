import type { PageSnapshot } from '../page-snapshot';
import { declaredPixels } from './declared-pixels';
import { declaredTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { pictureUrl } from './address/picture-url';

/** One `og:image` with the properties that follow it, as written. */
type Structured = Partial<Record<'url' | 'secureUrl' | 'width' | 'height' | 'type' | 'alt', string>>;

/** Keys after `og:image`, see https://ogp.me/#structured; `src` is a common slip. */
const PROPERTIES: ReadonlyMap<string, keyof Structured> = new Map([
  ['og:image', 'url'],
  ['og:image:url', 'url'],
  ['og:image:src', 'url'],
  ['og:image:secure_url', 'secureUrl'],
  ['og:image:width', 'width'],
  ['og:image:height', 'height'],
  ['og:image:type', 'type'],
  ['og:image:alt', 'alt'],
]);

/** Open Graph pictures, each with its own structured properties. Pages write `name` for `property`, which is read too. */
export const openGraph = defineExtractor({
  name: 'open-graph',
  extract: (snapshot) =>
    structuredPictures(snapshot).flatMap((found, place) => toPicture(found, place, snapshot)),
});

function structuredPictures({ metas }: PageSnapshot): Structured[] {
  const pictures: Structured[] = [];
  let current: Structured = {};
  for (const { key, content } of metas) {
    const property = PROPERTIES.get(key);
    if (property === undefined) continue;
    if (startsNext(current, key, content)) {
      pictures.push(current);
      current = {};
    }
    current[property] ??= content;
  }
  return [...pictures, current].filter(({ url, secureUrl }) => url !== undefined || secureUrl !== undefined);
}

/** `og:image` begins a picture; `:url` and `:secure_url` only where the current one has its own already. */
function startsNext({ url, secureUrl }: Structured, key: string, content: string): boolean {
  if (key === 'og:image') return url !== undefined || secureUrl !== undefined;
  if (key === 'og:image:secure_url') return secureUrl !== undefined && secureUrl !== content;
  return PROPERTIES.get(key) === 'url' && url !== undefined && url !== content;
}

/** A content type that is no picture's. */
const NO_PICTURE = /^\s*(?:text|video|audio)\//i;

function toPicture(found: Structured, place: number, snapshot: PageSnapshot): FoundPicture[] {
  const secureUrl = pictureUrl(found.secureUrl ?? '', snapshot);
  const plainUrl = pictureUrl(found.url ?? '', snapshot);
  const url = secureUrl?.startsWith('https:') ? secureUrl : (plainUrl ?? secureUrl);
  if (url === null || NO_PICTURE.test(found.type ?? '')) return [];
  const width = declaredPixels(found.width);
  const height = declaredPixels(found.height);
  return [
    {
      url,
      source_method: 'og',
      declaredWidth: width,
      declaredHeight: height,
      type: found.type ?? null,
      alt: found.alt ?? '',
      bonuses: declaredTerms({ way: 'og', place, width, height }),
    },
  ];
}
