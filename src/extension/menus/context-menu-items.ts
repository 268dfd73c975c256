import type { Menus } from 'webextension-polyfill';

/** What the user asks for by a right click. */
export type ClickSubject = 'page' | 'link' | 'image' | 'video' | 'selection' | 'pointer';

/** What is done with it: shown in the popup, or its cover's address copied at once. */
export type ClickWish = 'view' | 'copy';

/** The id of the item on the toolbar icon that opens the panel. */
export const PANEL_ITEM_ID = 'panel';

/** What the browser is told of an item. */
export interface MenuItem {
  id: string;
  /** The name of its text. */
  titleKey: string;
  contexts: readonly Menus.ContextType[];
  /** Where the item stands at all. */
  documentUrlPatterns?: readonly string[];
  targetUrlPatterns?: readonly string[];
}

/** An item about something in a page. */
export interface ContextMenuItem extends MenuItem {
  subject: ClickSubject;
  wish: ClickWish;
}

type Place = Pick<MenuItem, 'contexts' | 'documentUrlPatterns' | 'targetUrlPatterns'>;

const WEB = ['https://*/*', 'http://*/*'] as const;

/**
 * Where the browser shows the items. `pointer` is for pictures that browsers do not report: backgrounds, and in
 * Firefox what lies under an overlay.
 */
const PLACES: Readonly<Record<ClickSubject, Place>> = {
  page: { contexts: ['page', 'frame'], documentUrlPatterns: WEB },
  link: { contexts: ['link'], targetUrlPatterns: WEB },
  image: { contexts: ['image'] },
  video: { contexts: ['video'] },
  selection: { contexts: ['selection'] },
  pointer: { contexts: ['page', 'frame', 'link'], documentUrlPatterns: WEB },
};

const TITLE_KEYS: Readonly<Record<ClickWish, Readonly<Record<ClickSubject, string>>>> = {
  view: {
    page: 'menus_page',
    link: 'menus_link',
    image: 'menus_image',
    video: 'menus_video',
    selection: 'menus_selection',
    pointer: 'menus_pointer',
  },
  copy: {
    page: 'menus_copy_page',
    link: 'menus_copy_link',
    image: 'menus_copy_image',
    video: 'menus_copy_video',
    selection: 'menus_copy_selection',
    pointer: 'menus_copy_pointer',
  },
};

const SUBJECTS = Object.keys(PLACES) as ClickSubject[];

/** The items that view stand first, so that what is added when copying is switched on moves none of them. */
const ITEMS: readonly ContextMenuItem[] = (['view', 'copy'] as const).flatMap((wish) =>
  SUBJECTS.map((subject) => ({
    // Ids of the view items are those of the first version, which browsers may still hold.
    id: wish === 'view' ? subject : `copy-${subject}`,
    subject,
    wish,
    titleKey: TITLE_KEYS[wish][subject],
    ...PLACES[subject],
  })),
);

const PANEL_ITEM: MenuItem = { id: PANEL_ITEM_ID, titleKey: 'menus_panel', contexts: ['action'] };

export interface MenuChoice {
  /** The user has switched on those that copy at once. */
  hasCopyMenus: boolean;
  /** The browser has a place for the panel. */
  hasPanel: boolean;
}

/** The items of the context menu, in pages and on the toolbar icon. */
export function contextMenuItems({ hasCopyMenus, hasPanel }: MenuChoice): readonly MenuItem[] {
  const items = ITEMS.filter(({ wish }) => wish === 'view' || hasCopyMenus);
  return hasPanel ? [...items, PANEL_ITEM] : items;
}

/** The item with that id; undefined for one that is about nothing in a page, or is not ours. */
export function contextMenuItem(id: string | number): ContextMenuItem | undefined {
  return ITEMS.find((item) => item.id === id);
}
