import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import { pictureUrl } from '../address/picture-url';
import { posterOf } from './poster-of';
import { isOfKind } from '../page-metas';

/** On a picture: what a player shows before its script has run. */
const CALLED_POSTER = /(?:^|[\s_-])(?:video|player)[\w-]*(?:poster|thumb|preview)/i;

/** The addresses of what videos show before they play, on a page that is about more than a video; else none. */
export function postersInText(page: PageSnapshot): ReadonlySet<string> {
  if (isVideoPage(page)) return new Set();
  const posters = page.images.map((image) => {
    if (image.kind === 'video_poster') return posterOf(image, page);
    const { class: names = '', src = '' } = image.attributes;
    return CALLED_POSTER.test(names) ? pictureUrl(src, page) : null;
  });
  return new Set(posters.filter((url) => url !== null));
}

/** Whether a page is about a video, by its kind or its address. */
export function isVideoPage(page: PageSnapshot): boolean {
  return (
    isOfKind(page, /^video/) ||
    /\/(?:videos?|watch|clips?|player|embed)(?:[/.-]|$)/i.test(pageAddress(page).pathname)
  );
}
