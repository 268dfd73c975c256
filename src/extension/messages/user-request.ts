import type { Tabs } from 'webextension-polyfill';
import type { ScreenRequest } from '../../contract/screen-messages';
import { ResolveError } from '../../resolver/errors';
import { leavesNothing } from '../../resolver/recall';
import type { ResolveOptions, ResolveRequest } from '../../resolver/types';
import type { Refusals } from '../refusals';

export interface UserRequestParts {
  tabs: Pick<Tabs.Static, 'get'>;
  /** What the user has set; what a screen asks for goes before it. */
  defaults(): Promise<ResolveOptions>;
  refusals: Refusals;
}

/**
 * What the user's click, key or screen asks the resolver for. Rejects with `unsupported_scheme` where the browser
 * hides a tab's address from us.
 */
export async function userRequest(
  message: ScreenRequest,
  requestId: string,
  { tabs, defaults, refusals }: UserRequestParts,
): Promise<ResolveRequest> {
  const set = Promise.all([defaults(), refusals()]);
  const request = message.type === 'resolve-target' ? ofTarget(message) : await ofTab(message.tabId, tabs);
  const [usual, refusedOn] = await set;
  // A picture that was clicked itself is wanted, and what is kept says nothing to a private window.
  const mayRefuse = request.kind !== 'image' && !leavesNothing(request);
  const refused = mayRefuse ? refusedOn(request.url) : [];
  const options = { ...usual, ...message.options };
  return { requestId, ...request, options, ...(refused.length > 0 ? { refused } : {}) };
}

type Asked = Omit<ResolveRequest, 'requestId' | 'options'>;

function ofTarget({ url, kind, privateWindow }: Extract<ScreenRequest, { type: 'resolve-target' }>): Asked {
  return {
    url,
    kind: kind === 'image' || kind === 'video' ? 'image' : 'page',
    caller: { kind: 'user', privateWindow: privateWindow === true },
  };
}

async function ofTab(tabId: number, tabs: UserRequestParts['tabs']): Promise<Asked> {
  const { url, title, incognito } = await tabs.get(tabId);
  if (url === undefined || url === '') {
    throw new ResolveError('unsupported_scheme', 'The browser lets no extension read this page.');
  }
  return {
    url,
    caller: { kind: 'user', privateWindow: incognito },
    hints: title === undefined || title === '' ? {} : { title },
    tabId,
  };
}
