import type { Runtime } from 'webextension-polyfill';
import type { ScreenEvent, ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';
import type { ErrorBody } from '../../contract/types';
import type { Clock } from '../../resolver/ports';
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
  clock: Pick<Clock, 'timeoutSignal'>;
  newRequestId(): string;
  errorBody(fault: unknown, requestId: string): ErrorBody;
}

/**
 * Milliseconds that a search goes on when its screen has closed: most end in that time, and their answer is remembered for
 * the next look. What hangs does not.
 */
export const AFTERLIFE_MS = 5_000;

/** Answers our own screens over their port; anyone else's port is closed. */
export function createScreenPortListener(parts: ScreenPortParts): (port: Runtime.Port) => void {
  return (port) => {
    if (port.name !== SCREEN_PORT_NAME || !isOwnSender(port.sender, parts)) {
      port.disconnect();
      return;
    }
    let isOpen = true;
    const ended = new AbortController();
    port.onDisconnect.addListener(() => {
      isOpen = false;
      parts.clock.timeoutSignal(AFTERLIFE_MS).addEventListener('abort', () => ended.abort());
    });
    const send = (event: ScreenEvent) => {
      if (isOpen) port.postMessage(event);
    };
    const asker = { send, isGone: () => !isOpen, signal: ended.signal };
    port.onMessage.addListener((message: unknown) => {
      void answer(message as ScreenRequest, asker, parts);
    });
  };
}

/** A screen, and how long it wants an answer. */
interface Asker {
  send(event: ScreenEvent): void;
  isGone(): boolean;
  signal: AbortSignal;
}

async function answer(
  message: ScreenRequest,
  { send, isGone, signal }: Asker,
  parts: ScreenPortParts,
): Promise<void> {
  const requestId = parts.newRequestId();
  try {
    const request = await userRequest(message, requestId, parts);
    if (isGone()) return;
    send({ type: 'result', result: await parts.resolve(request, send, signal) });
  } catch (fault) {
    send({ type: 'error', error: parts.errorBody(fault, requestId) });
  }
}
