import type { Runtime } from 'webextension-polyfill';
import type { ScreenEvent, ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';
import type { ErrorBody } from '../../contract/types';
import type { Progress, ResolveRequest, ResolveResult } from '../../resolver/types';
import type { OwnPlace } from './own-sender';
import { isOwnSender } from './own-sender';
import type { UserRequestParts } from './user-request';
import { userRequest } from './user-request';

export interface ScreenPortParts extends OwnPlace, UserRequestParts {
  /** `signal` ends the search before its time. */
  resolve(
    request: ResolveRequest,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ): Promise<ResolveResult>;
  newRequestId(): string;
  errorBody(fault: unknown, requestId: string): ErrorBody;
}

/** Answers our own screens over their port, as long as it is open; anyone else's port is closed. */
export function createScreenPortListener(parts: ScreenPortParts): (port: Runtime.Port) => void {
  return (port) => {
    if (port.name !== SCREEN_PORT_NAME || !isOwnSender(port.sender, parts)) {
      port.disconnect();
      return;
    }
    const closed = new AbortController();
    port.onDisconnect.addListener(() => closed.abort());
    const send = (event: ScreenEvent) => {
      if (!closed.signal.aborted) port.postMessage(event);
    };
    port.onMessage.addListener((message: unknown) => {
      void answer(message as ScreenRequest, { send, signal: closed.signal }, parts);
    });
  };
}

async function answer(
  message: ScreenRequest,
  { send, signal }: { send: (event: ScreenEvent) => void; signal: AbortSignal },
  parts: ScreenPortParts,
): Promise<void> {
  const requestId = parts.newRequestId();
  try {
    const request = await userRequest(message, requestId, parts);
    signal.throwIfAborted();
    send({ type: 'result', result: await parts.resolve(request, send, signal) });
  } catch (fault) {
    send({ type: 'error', error: parts.errorBody(fault, requestId) });
  }
}
