import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';

/**
 * Whether a declared picture that the page does not show is that of the forum. Discourse declares the first picture of
 * a topic, and where it has none one that the forum has chosen, an upload like any other. Its HTML has the first posts
 * of the topic; the tab may show others.
 */
export function declaresForumDefault({ url, source, metas }: PageSnapshot): boolean {
  const isDiscourse = metas.some(
    ({ key, content }) => key === 'generator' && content.startsWith('Discourse'),
  );
  if (!isDiscourse || source === 'live') return false;
  const { pathname = '', searchParams } = parseUrl(url) ?? {};
  return /^\/t\/[^/]+\/\d+\/?$/.test(pathname) && searchParams?.has('page') !== true;
}
