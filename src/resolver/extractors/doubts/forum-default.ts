import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';

/**
 * Whether a declared picture that the page does not show is that of the forum. Discourse declares the first picture of
 * a topic, and where it has none one that the forum has chosen, an upload like any other. Its HTML has the first posts
 * of the topic; the tab may show others, and is believed where the first is among them.
 */
export function declaresForumDefault({ url, source, metas, images }: PageSnapshot): boolean {
  const isDiscourse = metas.some(
    ({ key, content }) => key === 'generator' && content.startsWith('Discourse'),
  );
  if (!isDiscourse) return false;
  if (source === 'live' && !images.some(({ context }) => context.post === 'post 1')) return false;
  const { pathname = '', searchParams } = parseUrl(url) ?? {};
  return /^\/t\/[^/]+\/\d+\/?$/.test(pathname) && searchParams?.has('page') !== true;
}
