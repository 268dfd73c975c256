import type { PageSnapshot } from '../page-snapshot';
import { pageWords } from './body/page-words';
import { defineExtractor } from './define-extractor';
import { isBesideThePage } from './json-ld/beside-the-page';
import { namedPicture } from './named-picture';

/** Properties of schema.org that hold a picture, in the lower case that a snapshot's keys have. RDFa may prefix them. */
const PICTURE_PROPERTIES: ReadonlySet<string> = new Set([
  'image',
  'thumbnailurl',
  'contenturl',
  'primaryimageofpage',
]);

/** Prefixes of RDFa: schema.org's, and Open Graph's own address. */
const VOCABULARY = /^(?:(?:s|sdo|schema|schemaorg):|https?:\/\/(?:schema\.org\/|ogp\.me\/ns#))/;

const ATTRIBUTES: ReadonlySet<string> = new Set(['itemprop', 'property']);

const MAX_OWN = 4;

interface NamedAddress {
  names: readonly string[];
  itemType: string;
  address: string;
}

/** Pictures that `<meta>` and `<link>` name by microdata or RDFa, but for those of authors, logos and the like. */
export const microdata = defineExtractor({
  name: 'microdata',
  extract(snapshot) {
    const named = ownFirst(namedAddresses(snapshot), snapshot);
    return named.flatMap(({ names, itemType, address }, place) => {
      // An `ImageObject` is a picture of whatever it stands in.
      const isObject = itemType === 'imageobject';
      if (!isObject && isBesideThePage(itemType)) return [];
      // Where every teaser of the page names its picture, none of them is the page's own.
      const isOwn = names.some(isPictureProperty) && named.length <= MAX_OWN;
      const way = isOwn && !(itemType === VIDEO && showsItsPicture(snapshot)) ? 'microdata' : 'image_object';
      return namedPicture({ address, source_method: 'microdata', way, place }, snapshot);
    });
  },
});

/** Of several things with a picture each, the only one that is called as the page stands first. */
function ownFirst(named: readonly NamedAddress[], snapshot: PageSnapshot): readonly NamedAddress[] {
  const { slug } = pageWords(snapshot);
  if (named.length < 2 || slug.length < LEAST_OF_SLUG) return named;
  const isOwn = ({ address }: NamedAddress) =>
    address
      .toLowerCase()
      .split('/')
      .some((part) => begins(part, slug));
  const [own, another] = named.filter(isOwn);
  return own === undefined || another !== undefined ? named : [own, ...named.filter((one) => one !== own)];
}

const LEAST_OF_SLUG = 3;

function begins(part: string, slug: string): boolean {
  return part.startsWith(slug) && !/[a-z\d]/.test(part[slug.length] ?? '');
}

const VIDEO = 'videoobject';

/** Whether the page's own item has a picture in the body: beside it the still of a video is that of a trailer. */
function showsItsPicture({ images }: PageSnapshot): boolean {
  return images.some(
    ({ attributes, context: { itemType = '' } }) =>
      /^(?:image|photo)$/i.test(attributes.itemprop ?? '') &&
      itemType !== VIDEO &&
      !isBesideThePage(itemType),
  );
}

function namedAddresses({ metas, links }: PageSnapshot): NamedAddress[] {
  const all = [
    ...metas
      .filter(({ attribute }) => ATTRIBUTES.has(attribute))
      .map(({ key, content, itemType = '' }) => ({ names: [key], itemType, address: content })),
    ...links
      .filter(({ itemprop }) => itemprop !== '')
      .map(({ itemprop, href, itemType = '' }) => ({
        // Open Graph on a `<link>`, which no other extractor reads.
        names: itemprop.split(/\s+/).map((name) => name.replace(/^og:/i, '')),
        itemType,
        address: href,
      })),
  ];
  return all.filter(
    ({ names, itemType }) =>
      names.some(isPictureProperty) || (itemType === 'imageobject' && names.includes('url')),
  );
}

function isPictureProperty(name: string): boolean {
  return PICTURE_PROPERTIES.has(name.toLowerCase().replace(VOCABULARY, ''));
}
