import { defineExtractor } from './define-extractor';
import { namedPicture } from './named-picture';

const RELS: ReadonlySet<string> = new Set(['image_src', 'image', 'thumbnail', 'media:thumbnail']);

/** `<link rel="image_src">`, the way before Open Graph; some pages write it as a `<meta>`. */
export const imageSrcLink = defineExtractor({
  name: 'image-src-link',
  extract(snapshot) {
    const links = snapshot.links
      .filter(({ rel, type }) => rel.some((name) => RELS.has(name)) || isEnclosed(rel, type))
      .map(({ href }) => href);
    const metas = snapshot.metas.filter(({ key }) => key === 'image_src').map(({ content }) => content);
    return [...links, ...metas].flatMap((address, place) =>
      namedPicture({ address, source_method: 'link', way: 'image_src', place }, snapshot),
    );
  },
});

/** `<link rel="enclosure" type="image/jpeg">`, as feeds have it. */
function isEnclosed(rel: readonly string[], type: string): boolean {
  return rel.includes('enclosure') && /^image\/(?:jpe?g|png|webp)/i.test(type);
}
