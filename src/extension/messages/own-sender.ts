import type { Runtime } from 'webextension-polyfill';

export interface OwnPlace {
  runtimeId: string;
  /** Where our own pages live, such as `chrome-extension://…/`. */
  ownOrigin: string;
}

/** Whether one of our own pages or our worker sent this: a script of ours in a web page has our id too, but the page's URL. */
export function isOwnSender(
  sender: Runtime.MessageSender | undefined,
  { runtimeId, ownOrigin }: OwnPlace,
): boolean {
  return sender?.id === runtimeId && (sender.url ?? '').startsWith(ownOrigin);
}
