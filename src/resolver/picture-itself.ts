import { decoded } from './decoded';
import { formatOfPath } from './image-format';
import type { PageSnapshot } from './page-snapshot';
import { parseUrl } from './parse-url';
import type { CandidateDraft } from './platforms/define-platform';
import type { PageMeta } from './types';
import { withoutFragment } from './url/without-fragment';

/** An address that is a picture's own. */
export function pictureItself(url: string): CandidateDraft {
  return {
    url,
    source_method: 'image',
    quality_tier: 'unknown',
    format: formatOfPath(url),
    typicalSize: null,
  };
}

/**
 * The picture that a tab shows instead of a page, named by its file; null where there is a page. A browser makes a
 * document of a picture's file that holds one image, and that image has the document's address (HTML, "Loading a
 * document for media files"; so do Chromium 156 and Firefox 142).
 */
export function pictureAlone(snapshot: PageSnapshot): { draft: CandidateDraft; meta: PageMeta } | null {
  const [image, ...others] = snapshot.images;
  if (image?.kind !== 'img' || others.length > 0) return null;
  if (snapshot.jsonLd.length > 0 || snapshot.dataScripts.length > 0) return null;
  const { currentSrc = '', naturalWidth = 0 } = image.layout ?? {};
  const url = withoutFragment(snapshot.url);
  if (naturalWidth === 0 || withoutFragment(currentSrc) !== url) return null;
  const file = parseUrl(url)?.pathname.split('/').at(-1) ?? '';
  const title = decoded(file.replace(/\.[a-z0-9]{1,5}$/i, ''));
  return { draft: pictureItself(url), meta: title === '' ? {} : { title } };
}
