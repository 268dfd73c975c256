import { defineExtractor } from './define-extractor';
import { namedPicture } from './named-picture';

/** Properties of schema.org that hold a picture, in the lower case that a snapshot's keys have. */
const PICTURE_PROPERTIES: ReadonlySet<string> = new Set([
  'image',
  'thumbnailurl',
  'contenturl',
  'primaryimageofpage',
]);

/** Pictures that `<meta itemprop>` and `<link itemprop>` name. */
export const microdata = defineExtractor({
  name: 'microdata',
  extract(snapshot) {
    const metas = snapshot.metas
      .filter(({ attribute, key }) => attribute === 'itemprop' && PICTURE_PROPERTIES.has(key))
      .map(({ content }) => content);
    const links = snapshot.links
      .filter(({ itemprop }) =>
        itemprop.split(/\s+/).some((name) => PICTURE_PROPERTIES.has(name.toLowerCase())),
      )
      .map(({ href }) => href);
    return [...metas, ...links].flatMap((address, place) =>
      namedPicture({ address, source_method: 'microdata', way: 'microdata', place }, snapshot),
    );
  },
});
