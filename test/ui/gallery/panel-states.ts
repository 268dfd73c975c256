import type { GalleryState } from './gallery-state';
import { GALLERY } from './states';

/** Of the popup's states those whose parts are widest, since the panel may be narrower. */
const SHARED: ReadonlySet<string> = new Set([
  'loading-partial',
  'ready',
  'ready-max-missing',
  'ready-article',
  'apart-open',
  'empty-icons',
  'ready-odd',
  'ready-permissions',
  'ready-notices',
  'title-hostile',
  'title-arabic',
  'folded',
  'remembered',
  'menu-open',
  'details-open',
  'copied',
  'copy-failed',
  'without-bars',
  'bars-unreadable',
  'permission',
  'permission-refused',
  'restricted',
  'offline',
  'error',
]);

/** What the side panel shows, and a page that the browser hides from it. */
export const PANEL_STATES: readonly GalleryState[] = [
  ...GALLERY.filter(({ name }) => SHARED.has(name)),
  { name: 'unseen', events: [], tab: { id: 9, privateWindow: false, lacksPermission: true } },
];
