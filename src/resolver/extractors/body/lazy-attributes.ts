import { LAZY_BACKGROUNDS, LAZY_BOX_PICTURES } from '../../lazy-backgrounds';

/** Attributes that scripts keep the real `srcset` in, best first. */
export const LAZY_SRCSETS = [
  'data-srcset',
  'data-lazy-srcset',
  'data-original-set',
  'data-bgset',
  'data-bg-set',
  'data-ll-bgset',
  'data-sizes-srcset',
];

/** Attributes that name a picture larger than the one shown, largest first. */
export const LARGER_SOURCES = [
  'data-old-hires',
  'data-hires',
  'data-hi-res-src',
  'data-full-src',
  'data-full',
  'data-fullsrc',
  'data-orig-file',
  'data-large-file',
  'data-large',
  'data-zoom-image',
  'data-pin-media',
  'jqimg',
] as const;

/** Attributes that scripts keep the real `src` in. */
export const LAZY_SOURCES = [
  'data-original',
  'data-original-src',
  'data-actualsrc',
  'data-lazy-src',
  'data-lazyload',
  'data-lazy',
  'data-src',
  'data-img-src',
  'data-image-src',
  'data-src-large',
  'data-src-medium',
  'data-default-src',
  'data-delayed-url',
  'data-image',
  'data-img',
  'data-img-url',
  ...LAZY_BACKGROUNDS,
  'data-url',
  'data-backup',
  ...LAZY_BOX_PICTURES,
];

const PLACES: ReadonlyMap<string, number> = new Map(
  LAZY_SOURCES.map((name, place): [string, number] => [name, place]).reverse(),
);

/** Those of `LAZY_SOURCES` that a picture has, in their order: most have none, and need not be asked for eighty. */
export function lazySourcesIn(attributes: Readonly<Record<string, string>>): string[] {
  const placeOf = (name: string) => PLACES.get(name) ?? 0;
  const found = Object.keys(attributes).filter((name) => PLACES.has(name));
  return found.length < 2 ? found : found.sort((left, right) => placeOf(left) - placeOf(right));
}
