import type { PageElement } from './page-element';

/** Elements that show another site's player, now or once a script has run. */
export const EMBEDS = ['iframe', 'amp-youtube', 'lite-youtube', 'lite-vimeo', 'youtube-video'] as const;

const PLAYER = /\/(?:embed|player|video)s?[/._]|[/.]player\./i;

/** Where such a frame keeps its address until it is wanted. */
const ADDRESSES = ['src', 'data-src', 'data-lazy-src', 'data-litespeed-src'];

/** Whether an element, one of `EMBEDS`, may show a video of another site. */
export function isPlayer(element: PageElement): boolean {
  if (element.name !== 'iframe')
    return (element.attribute('videoid') ?? element.attribute('data-videoid')) !== undefined;
  return ADDRESSES.some((name) => PLAYER.test(element.attribute(name) ?? ''));
}
