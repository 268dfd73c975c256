import type { Menus } from 'webextension-polyfill';

/** What the user asks for by a right click. */
export type ClickSubject = 'page' | 'link' | 'image' | 'video' | 'selection' | 'pointer';

export interface ContextMenuItem {
  subject: ClickSubject;
  title: string;
  contexts: readonly Menus.ContextType[];
  /** Where the item stands at all. */
  documentUrlPatterns?: readonly string[];
  targetUrlPatterns?: readonly string[];
}

const WEB = ['https://*/*', 'http://*/*'] as const;

/**
 * The items of the context menu; a subject is its item's id. The browser shows those that fit what was clicked.
 * `pointer` is for pictures that browsers do not report: backgrounds, and in Firefox what lies under an overlay.
 */
export const CONTEXT_MENU_ITEMS: readonly ContextMenuItem[] = [
  {
    subject: 'page',
    title: 'Cover of this page',
    contexts: ['page', 'frame'],
    documentUrlPatterns: WEB,
  },
  { subject: 'link', title: 'Cover of this link', contexts: ['link'], targetUrlPatterns: WEB },
  { subject: 'image', title: 'Original of this image', contexts: ['image'] },
  { subject: 'video', title: 'Poster of this video', contexts: ['video'] },
  { subject: 'selection', title: 'Cover of the selected link', contexts: ['selection'] },
  {
    subject: 'pointer',
    title: 'Picture under the pointer',
    contexts: ['page', 'frame', 'link'],
    documentUrlPatterns: WEB,
  },
];

/** The subject of a menu item's id; undefined for an item that is not ours. */
export function clickSubject(id: string | number): ClickSubject | undefined {
  return CONTEXT_MENU_ITEMS.find(({ subject }) => subject === id)?.subject;
}
