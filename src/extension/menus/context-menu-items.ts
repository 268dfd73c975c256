import type { Menus } from 'webextension-polyfill';

/** What the user asks for by a right click. */
export type ClickSubject = 'page' | 'link' | 'image' | 'video' | 'selection' | 'pointer';

/** What is done with it: shown in the popup, or its cover's address copied at once. */
export type ClickWish = 'view' | 'copy';

export interface ContextMenuItem {
  id: string;
  subject: ClickSubject;
  wish: ClickWish;
  /** The name of its text. */
  titleKey: string;
  contexts: readonly Menus.ContextType[];
  /** Where the item stands at all. */
  documentUrlPatterns?: readonly string[];
  targetUrlPatterns?: readonly string[];
}

type Place = Pick<ContextMenuItem, 'contexts' | 'documentUrlPatterns' | 'targetUrlPatterns'>;

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

/** The items of the context menu; those that copy at once only where the user has switched them on. */
export function contextMenuItems({ hasCopyMenus }: { hasCopyMenus: boolean }): readonly ContextMenuItem[] {
  return ITEMS.filter(({ wish }) => wish === 'view' || hasCopyMenus);
}

/** The item with that id; undefined for an item that is not ours. */
export function contextMenuItem(id: string | number): ContextMenuItem | undefined {
  return ITEMS.find((item) => item.id === id);
}
