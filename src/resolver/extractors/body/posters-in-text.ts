import type { PageSnapshot } from '../../page-snapshot';
import { pictureUrl } from '../address/picture-url';

/** The addresses of what videos show before they play, on a page that is about more than a video; else none. */
export function postersInText(page: PageSnapshot): ReadonlySet<string> {
  if (isVideoPage(page)) return new Set();
  const videos = page.images.filter(({ kind }) => kind === 'video_poster');
  const posters = videos.map(({ attributes }) => attributes.poster ?? attributes['data-poster'] ?? '');
  return new Set(posters.map((poster) => pictureUrl(poster, page)).filter((url) => url !== null));
}

/** Whether a page is about a video, by its kind or its address. */
export function isVideoPage({ url, metas }: PageSnapshot): boolean {
  const isDeclared = metas.some(({ key, content }) => key === 'og:type' && content.startsWith('video'));
  return isDeclared || /\/(?:videos?|watch|clips?|player|embed)(?:[/.-]|$)/i.test(new URL(url).pathname);
}
