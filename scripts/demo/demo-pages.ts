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
  { slug: 'product', about: 'A product of a shop', url: SITE_PAGES.product.url },
  { slug: 'thread', about: 'A thread of a forum that declares its logo', url: SITE_PAGES.thread.url },
  { slug: 'recipe', about: 'A recipe with its pictures in JSON-LD', url: SITE_PAGES.recipe.url },
  { slug: 'gallery', about: 'Pictures in every lazy way', url: SITE_PAGES.gallery.url },
  { slug: 'manual', about: 'A page of documentation', url: SITE_PAGES.manual.url },
  { slug: 'app', about: 'A shell that a script fills', url: SITE_PAGES.app.url },
  { slug: 'kiji', about: 'Japanese in Shift_JIS', url: SITE_PAGES.kiji.url },
  { slug: 'club', about: 'A page with nothing but its logo', url: SITE_PAGES.club.url },
  { slug: 'note', about: 'A page without any picture', url: SITE_PAGES.note.url },
];
