import { defineExtractor } from './define-extractor';
import { namedPicture } from './named-picture';

/** Meta names by which publishing tools and search engines are told a page's picture, best first. */
const PICTURE_NAMES = [
  'sailthru.image.full',
  'parsely-image-url',
  'lp:image',
  'weibo:article:image',
  'vk:image',
  'image',
  'thumbnail',
  'thumbnailurl',
  'sailthru.image.thumb',
] as const;

/** Pictures in metas that belong to no vocabulary of their own. */
export const namedMeta = defineExtractor({
  name: 'named-meta',
  extract: (snapshot) =>
    PICTURE_NAMES.flatMap((name) =>
      snapshot.metas.filter(({ key, attribute }) => key === name && attribute !== 'itemprop'),
    ).flatMap(({ content }, place) =>
      namedPicture({ address: content, source_method: 'link', way: 'named_meta', place }, snapshot),
    ),
});
