import { describe, expect, it } from 'vitest';
import { createExternalListener, createOwnListener } from '../../../src/extension/messages/api-messages';
import type { Caller } from '../../../src/resolver/types';

const PLACE = { runtimeId: 'own', ownOrigin: 'chrome-extension://own/' };

/** A handler that answers with who asked. */
const handle = async (_message: unknown, caller: Caller) => ({ status: 200, headers: {}, body: caller });

const answerTo = (listen: ReturnType<typeof createOwnListener>, sender: object) =>
  new Promise<Caller | undefined>((resolve) => {
    listen({}, sender as never, (response) => resolve((response as { body: Caller } | undefined)?.body));
  });

describe('messages to the API', () => {
  const own = createOwnListener(handle, PLACE);

  it('from our own pages are the user’s', async () => {
    const caller = await answerTo(own, { id: 'own', url: 'chrome-extension://own/popup.html' });
    expect(caller).toEqual({ kind: 'user', privateWindow: false });
  });

  it.each([
    ['a script of ours in a web page', { id: 'own', url: 'https://example.org/' }],
    ['somebody else', { id: 'other', url: 'chrome-extension://other/page.html' }],
    ['nobody that the browser names', {}],
  ])('from %s are not', async (_who, sender) => {
    expect(await answerTo(own, sender)).toBeUndefined();
  });

  it('from other extensions are theirs, by the name that the browser vouches for', async () => {
    const caller = await answerTo(createExternalListener(handle), { id: 'other' });
    expect(caller).toEqual({ kind: 'extension', id: 'other' });
  });
});
