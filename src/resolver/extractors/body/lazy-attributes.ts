import { LAZY_BACKGROUNDS, LAZY_BOX_PICTURES } from '../../lazy-backgrounds';
import { rememberAnswers } from '../remember-answers';

/** Attributes that scripts keep the real `srcset` in, best first. */
export const LAZY_SRCSETS = [
  'data-srcset',
  'data-lazy-srcset',
  'data-original-set',
  'data-bgset',
  'data-bg-set',
  'data-ll-bgset',
  'data-sizes-srcset',
  'data-flickity-lazyload-srcset',
  'data-splide-lazy-srcset',
  'data-lazyload-srcset',
  'data-srcset-lazy',
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

const LAZY_NAME =
  /^[\w-]*(?:lazy|original|real|defer|actual)[\w-]*(?:src|source|url)$|^data-[\w-]+-lazy-?load$/;
const LARGER_NAME = /^data-[\w-]*(?:zoom|large|full|hi-?res|magnif|original|orig(?![a-z]))[\w-]*$/;

/** Whether a script of its own making keeps the real `src` under this name: `data-pagespeed-lazy-src`, `nitro-lazy-src`. */
export const isLazyName = rememberAnswers((name) => LAZY_NAME.test(name));

/** Whether it keeps a file larger than the one shown under it: `data-zoom-image-url`, `data-large_image`. */
export const isLargerName = rememberAnswers(
  (name) => LARGER_NAME.test(name) && !LAZY_SOURCES.some((lazy) => lazy === name),
);
