import type { Tabs } from 'webextension-polyfill';
import type { ScreenRequest } from '../../contract/screen-messages';
import { ResolveError } from '../../resolver/errors';
import type { Caller, ResolveOptions, ResolveRequest } from '../../resolver/types';

export interface UserRequestParts {
  tabs: Pick<Tabs.Static, 'get'>;
  /** What the user has set; what a screen asks for goes before it. */
  defaults(): Promise<ResolveOptions>;
}

/**
 * What the user's click, key or screen asks the resolver for. Rejects with `unsupported_scheme` where the browser
 * hides a tab's address from us.
 */
export async function userRequest(
  message: ScreenRequest,
  requestId: string,
  { tabs, defaults }: UserRequestParts,
): Promise<ResolveRequest> {
  const set = defaults();
  if (message.type === 'resolve-target') {
    const options = { ...(await set), ...message.options };
    const kind = message.kind === 'image' || message.kind === 'video' ? 'image' : 'page';
    const caller: Caller = { kind: 'user', privateWindow: message.privateWindow === true };
    return { requestId, url: message.url, options, kind, caller };
  }
  const [usual, { url, title, incognito }] = await Promise.all([set, tabs.get(message.tabId)]);
  const options = { ...usual, ...message.options };
  if (url === undefined || url === '') {
    throw new ResolveError('unsupported_scheme', 'The browser lets no extension read this page.');
  }
  const hints = title === undefined || title === '' ? {} : { title };
  const caller: Caller = { kind: 'user', privateWindow: incognito };
  return { requestId, url, options, caller, hints, tabId: message.tabId };
}
