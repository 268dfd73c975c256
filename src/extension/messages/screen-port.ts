import type { Runtime, Tabs } from 'webextension-polyfill';
import type { ScreenEvent, ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';
import type { ErrorBody } from '../../contract/types';
import { ResolveError } from '../../resolver/errors';
import type { Caller, Progress, ResolveRequest, ResolveResult } from '../../resolver/types';
import { DEFAULT_OPTIONS } from '../../resolver/types';
import type { OwnPlace } from './own-sender';
import { isOwnSender } from './own-sender';

export interface ScreenPortParts extends OwnPlace {
  tabs: Pick<Tabs.Static, 'get'>;
  resolve(request: ResolveRequest, onProgress: (progress: Progress) => void): Promise<ResolveResult>;
  newRequestId(): string;
  errorBody(fault: unknown, requestId: string): ErrorBody;
}

/** Answers our own screens over their port; anyone else's port is closed. */
export function createScreenPortListener(parts: ScreenPortParts): (port: Runtime.Port) => void {
  return (port) => {
    if (port.name !== SCREEN_PORT_NAME || !isOwnSender(port.sender, parts)) {
      port.disconnect();
      return;
    }
    let isOpen = true;
    port.onDisconnect.addListener(() => {
      isOpen = false;
    });
    const send = (event: ScreenEvent) => {
      if (isOpen) port.postMessage(event);
    };
    port.onMessage.addListener((message: unknown) => {
      void answer(message as ScreenRequest, send, parts);
    });
  };
}

async function answer(
  message: ScreenRequest,
  send: (event: ScreenEvent) => void,
  parts: ScreenPortParts,
): Promise<void> {
  const requestId = parts.newRequestId();
  try {
    const request = await resolveRequest(message, requestId, parts);
    send({ type: 'result', result: await parts.resolve(request, send) });
  } catch (fault) {
    send({ type: 'error', error: parts.errorBody(fault, requestId) });
  }
}

async function resolveRequest(
  message: ScreenRequest,
  requestId: string,
  { tabs }: ScreenPortParts,
): Promise<ResolveRequest> {
  const options = { ...DEFAULT_OPTIONS, ...message.options };
  if (message.type === 'resolve-target') {
    const kind = message.kind === 'image' || message.kind === 'video' ? 'image' : 'page';
    const caller: Caller = { kind: 'user', privateWindow: message.privateWindow === true };
    return { requestId, url: message.url, options, kind, caller };
  }
  const { url, title, incognito } = await tabs.get(message.tabId);
  if (url === undefined || url === '') {
    throw new ResolveError('unsupported_scheme', 'The browser lets no extension read this page.');
  }
  const hints = title === undefined || title === '' ? {} : { title };
  const caller: Caller = { kind: 'user', privateWindow: incognito };
  return { requestId, url, options, caller, hints, tabId: message.tabId };
}
