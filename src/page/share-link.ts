import type { PageElement } from './page-element';

/** Where sites that collect pictures take one together with its page: the link tells both. */
const SHARE =
  /\/\/(?:[\w-]+\.)?(?:pinterest\.[a-z.]{2,6}\/pin\/create|weibo\.com\/share|vk\.com\/share|ok\.ru\/offer|facebook\.com\/dialog\/feed|tumblr\.com\/widgets\/share)/i;

/** Whether an address shares a page together with a picture. */
export function isShareAddress(href: string): boolean {
  return SHARE.test(href);
}

/** Whether an element shares the page together with a picture. */
export function isShareLink(element: PageElement): boolean {
  return element.name === 'a' && element.mayMention(SHARE) && isShareAddress(element.attribute('href') ?? '');
}

/** The name under which a snapshot keeps the address of such a link among the metas. */
export const SHARE_KEY = 'share:link';
