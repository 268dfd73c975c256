import type { I18n } from 'webextension-polyfill';

/** The text of that name in the browser's language, for what the worker itself shows: menus, badge, titles. */
export type Message = (key: string) => string;

/** The browser's own texts. One that is missing is its name, so that it is seen. */
export function createMessage({ getMessage }: Pick<I18n.Static, 'getMessage'>): Message {
  return (key) => getMessage(key) || key;
}
