import type { SitePageName } from './site-pages';
import { SITE_PAGES } from './site-pages';

/** The cover of each site page, as a path there; null where it has none. */
const COVERS: Readonly<Record<SitePageName, string | null>> = {
  article: '/pictures/dawn-1600x900.webp',
  journal: '/pictures/autumn-1400x900.jpg',
  product: '/pictures/dusk-1000x1000.jpg',
  thread: '/pictures/dawn-1600x1000.jpg',
  recipe: '/pictures/dusk-1200x1200.jpg',
  gallery: '/pictures/dusk-1600x900.jpg',
  manual: '/pictures/night-760x380.png',
  app: '/pictures/dusk-1600x900.jpg',
  kiji: '/pictures/dawn-1200x630.jpg',
  club: null,
  note: null,
};

export interface SiteCover {
  name: string;
  url: string;
  /** The cover's address; null where the page has none. */
  cover: string | null;
  /** The same where only the HTML is read: an app's shell is empty before its script has run. */
  coverInHtml: string | null;
}

/** Every site page with its cover, for tests that go through them all. */
export const SITE_COVERS: readonly SiteCover[] = (Object.keys(SITE_PAGES) as SitePageName[]).map((name) => {
  const { url } = SITE_PAGES[name];
  const path = COVERS[name];
  const cover = path === null ? null : new URL(path, url).href;
  return { name, url, cover, coverInHtml: name === 'app' ? null : cover };
});
