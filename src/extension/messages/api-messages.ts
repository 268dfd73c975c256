import type { Runtime } from 'webextension-polyfill';
import type { Handler } from '../../contract/handler';
import type { Caller } from '../../resolver/types';
import type { OwnPlace } from './own-sender';
import { isOwnSender } from './own-sender';

type SendResponse = (response: unknown) => void;
type MessageListener = (message: unknown, sender: Runtime.MessageSender, sendResponse: SendResponse) => true;

/** Answers other extensions. */
export function createExternalListener(handle: Handler): MessageListener {
  return createListener(handle, ({ id }) => ({ kind: 'extension', id: id ?? 'unknown' }));
}

/** Answers our own pages the same way, as the user. A script of ours in a web page is not one of them, and gets nothing. */
export function createOwnListener(handle: Handler, place: OwnPlace): MessageListener {
  const answer = createListener(handle, ({ tab }) => ({
    kind: 'user',
    privateWindow: tab?.incognito === true,
  }));
  return (message, sender, sendResponse) => {
    if (isOwnSender(sender, place)) return answer(message, sender, sendResponse);
    sendResponse(undefined);
    return true;
  };
}

/**
 * `return true` keeps the channel open for the answer in every browser, where a promise would not (Chrome
 * before 147). The browser vouches for the sender's id.
 */
function createListener(
  handle: Handler,
  callerOf: (sender: Runtime.MessageSender) => Caller,
): MessageListener {
  return (message, sender, sendResponse) => {
    void handle(message, callerOf(sender)).then(sendResponse);
    return true;
  };
}
