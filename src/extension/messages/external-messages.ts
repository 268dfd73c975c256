import type { Runtime } from 'webextension-polyfill';
import type { Handler } from '../../contract/handler';
import type { Caller } from '../../resolver/types';

type SendResponse = (response: unknown) => void;

/**
 * Answers other extensions. `return true` keeps the channel open for the answer in every browser, where
 * a promise would not (Chrome before 147).
 */
export function createExternalListener(handle: Handler) {
  return (message: unknown, sender: Runtime.MessageSender, sendResponse: SendResponse): true => {
    void handle(message, callerOf(sender)).then(sendResponse);
    return true;
  };
}

/** The browser vouches for the sender's id; one without an id shares a partition with its like. */
function callerOf({ id }: Runtime.MessageSender): Caller {
  return { kind: 'extension', id: id ?? 'unknown' };
}
