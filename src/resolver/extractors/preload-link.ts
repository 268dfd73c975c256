import { largestOfSrcset } from './body/largest-of-srcset';
import { defineExtractor } from './define-extractor';
import { isFunctionPage } from './doubts/function-page';
import { namedPicture } from './named-picture';

/** `<link rel="preload" as="image">`: the picture that a page wants on the screen first, where it is about anything. */
export const preloadLink = defineExtractor({
  name: 'preload-link',
  extract(snapshot) {
    const links = snapshot.links.filter(
      ({ rel, as }) => rel.includes('preload') && as.toLowerCase() === 'image',
    );
    if (links.length === 0 || isFunctionPage(snapshot)) return [];
    return links
      .map(({ href, imagesrcset }) => largestOfSrcset(imagesrcset)?.url ?? href)
      .flatMap((address, place) =>
        namedPicture({ address, source_method: 'link', way: 'preload', place }, snapshot),
      );
  },
});
