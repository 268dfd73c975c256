import { LAZY_BACKGROUNDS, LAZY_BOX_PICTURES } from '../../lazy-backgrounds';
import { onceForEach } from '../once-for-each';
import { rememberAnswers } from '../remember-answers';
import { largerFirst } from './larger-first';

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

const LAZY_NAME =
  /^[\w-]*(?:lazy|original|real|defer|actual)[\w-]*(?:src|source|url)$|^data-[\w-]+-lazy-?load$/;
const LARGER_NAME = /^data-[\w-]*(?:zoom|large|full|hi-?res|magnif|original|orig(?![a-z]))[\w-]*$/;

/** What an attribute may hold, by its name. */
interface AttributeKind {
  name: string;
  isData: boolean;
  /** A page may have made it up for itself. */
  isOwn: boolean;
  /** Among `LAZY_SOURCES`; null where it is none of them. */
  place: number | null;
  /** A script of its own making keeps the real `src` under this name: `data-pagespeed-lazy-src`, `nitro-lazy-src`. */
  isLazy: boolean;
  /** It keeps a file larger than the one shown under it: `data-zoom-image-url`, `data-large_image`. */
  isLarger: boolean;
}

const kindOf = rememberAnswers((name): AttributeKind => {
  const place = PLACES.get(name) ?? null;
  return {
    name,
    isData: name.startsWith('data-'),
    isOwn: name.includes('-') || name.startsWith('lazy'),
    place,
    isLazy: LAZY_NAME.test(name),
    isLarger: place === null && LARGER_NAME.test(name),
  };
});

/** The names of a picture's attributes by what they may hold. */
export interface AttributeNames {
  hasData: boolean;
  hasOwn: boolean;
  /** Those of `LAZY_SOURCES`, in their order. */
  lazySources: readonly string[];
  /** Of a script's own making, the larger file first. */
  lazy: readonly string[];
  larger: readonly string[];
}

const PLAIN: AttributeNames = { hasData: false, hasOwn: false, lazySources: [], lazy: [], larger: [] };

/** Found out once for each picture: most have no name but those of HTML, and are asked for eighty. */
export const attributeNames = onceForEach((attributes: Readonly<Record<string, string>>): AttributeNames => {
  const kinds = Object.keys(attributes).map(kindOf);
  if (!kinds.some(({ isOwn, isLazy }) => isOwn || isLazy)) return PLAIN;
  const namesOf = (isMeant: (kind: AttributeKind) => boolean) =>
    kinds.filter(isMeant).map(({ name }) => name);
  return {
    hasData: kinds.some(({ isData }) => isData),
    hasOwn: kinds.some(({ isOwn }) => isOwn),
    lazySources: kinds
      .filter(({ place }) => place !== null)
      .toSorted((left, right) => (left.place ?? 0) - (right.place ?? 0))
      .map(({ name }) => name),
    lazy: largerFirst(namesOf(({ isLazy }) => isLazy)),
    larger: largerFirst(namesOf(({ isLarger }) => isLarger)),
  };
});
