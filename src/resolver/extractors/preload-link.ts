import { largestOfSrcset } from './body/largest-of-srcset';
import { defineExtractor } from './define-extractor';
import { namedPicture } from './named-picture';

/** `<link rel="preload" as="image">`: the picture that a page wants on the screen first. */
export const preloadLink = defineExtractor({
  name: 'preload-link',
  extract: (snapshot) =>
    snapshot.links
      .filter(({ rel, as }) => rel.includes('preload') && as.toLowerCase() === 'image')
      .map(({ href, imagesrcset }) => largestOfSrcset(imagesrcset)?.url ?? href)
      .flatMap((address, place) =>
        namedPicture({ address, source_method: 'link', way: 'preload', place }, snapshot),
      ),
});
