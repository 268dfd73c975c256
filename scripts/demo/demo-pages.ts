import { SITE_PAGES } from '../../test/replay/site-pages';
import { VIDEOS } from '../../test/replay/videos';

export interface DemoPage {
  /** Names its screenshot. */
  slug: string;
  /** What is special about it, in a few words. */
  about: string;
  url: string;
}

const watchPage = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** The pages the demo visits, in this order; the first is the one a window opens. */
export const DEMO_PAGES: readonly [DemoPage, ...DemoPage[]] = [
  { slug: 'video', about: 'A video with all five thumbnails', url: watchPage(VIDEOS.complete.id) },
  { slug: 'old-video', about: 'An old video without the largest one', url: watchPage(VIDEOS.maxMissing.id) },
  { slug: 'article', about: 'An article that declares its cover', url: SITE_PAGES.article.url },
  { slug: 'journal', about: 'A page that declares nothing', url: SITE_PAGES.journal.url },
  { slug: 'note', about: 'A page without any picture', url: SITE_PAGES.note.url },
];
