import type { Runtime } from 'webextension-polyfill';
import { describe, expect, it } from 'vitest';
import { SCREEN_PORT_NAME } from '../../../src/contract/screen-messages';
import { createErrorBody } from '../../../src/contract/problems';
import { AFTERLIFE_MS, createScreenPortListener } from '../../../src/extension/messages/screen-port';
import type { ResolveOptions, ResolveRequest, ResolveResult } from '../../../src/resolver/types';
import { createFakeClock } from '../../ports/fake-clock';
import { DEFAULT_OPTIONS } from '../../../src/resolver/types';

const ORIGIN = 'chrome-extension://own/';
const RESULT = { request_id: 'x' } as ResolveResult;

type Tab = { url?: string; title?: string; incognito: boolean };

/** A port between a screen and the worker, and what travelled over it. */
function connect({
  name = SCREEN_PORT_NAME,
  sender = { id: 'own', url: `${ORIGIN}popup.html` },
  tab = {} as Partial<Tab>,
  defaults = {} as Partial<ResolveOptions>,
} = {}) {
  const requests: ResolveRequest[] = [];
  const signals: AbortSignal[] = [];
  const clock = createFakeClock();
  const events: unknown[] = [];
  const state = { isClosed: false, disconnect: () => {}, send: async (_message: unknown) => {} };
  const port = {
    name,
    sender,
    disconnect: () => (state.isClosed = true),
    postMessage: (event: unknown) => events.push(event),
    onDisconnect: { addListener: (listener: () => void) => (state.disconnect = listener) },
    onMessage: {
      addListener: (listener: (message: unknown) => void) => {
        state.send = async (message) => {
          listener(message);
          await new Promise((resolve) => setTimeout(resolve));
        };
      },
    },
  };
  createScreenPortListener({
    runtimeId: 'own',
    ownOrigin: ORIGIN,
    tabs: { get: async () => ({ incognito: false, ...tab }) as never },
    defaults: async () => ({ ...DEFAULT_OPTIONS, ...defaults }),
    refusals: async () => (url) => [`${new URL(url).origin}/card.jpg`],
    resolve: async (request, onProgress, signal) => {
      requests.push(request);
      signals.push(signal);
      if (request.url.includes('broken')) throw new Error('secret stack');
      onProgress({ type: 'step', step: { name: 'probe', status: 'ok', start_ms: 0, duration_ms: 1 } });
      return RESULT;
    },
    clock,
    newRequestId: () => 'id-1',
    errorBody: createErrorBody,
  })(port as unknown as Runtime.Port);
  return { requests, signals, events, state, clock };
}

const askTab = { type: 'resolve-tab', tabId: 7, options: { debug: true } };

describe('the screens’ port', () => {
  it('reports steps, then the result', async () => {
    const { events, state, requests } = connect({ tab: { url: 'https://example.org/', title: 'A page' } });
    await state.send(askTab);
    expect(events).toMatchObject([{ type: 'step' }, { type: 'result', result: RESULT }]);
    expect(requests[0]).toMatchObject({
      url: 'https://example.org/',
      hints: { title: 'A page' },
      caller: { kind: 'user', privateWindow: false },
      options: { debug: true, prefer: 'balanced' },
    });
  });

  it('marks a private window, to which what is kept says nothing', async () => {
    const { state, requests } = connect({ tab: { url: 'https://example.org/', incognito: true } });
    await state.send(askTab);
    expect(requests[0]?.caller).toEqual({ kind: 'user', privateWindow: true });
    expect(requests[0]).not.toHaveProperty('refused');
  });

  it('tells what the user refused on the site of a page or a link, and not where a picture was clicked', async () => {
    const { state, requests } = connect({ tab: { url: 'https://example.org/a' } });
    await state.send(askTab);
    for (const kind of ['link', 'image', 'video'])
      await state.send({ type: 'resolve-target', url: 'https://example.org/b', kind });
    const refused = ['https://example.org/card.jpg'];
    expect(requests.map((request) => request.refused)).toEqual([refused, refused, undefined, undefined]);
  });

  it('says that a page whose address the browser hides cannot be read', async () => {
    const { events, state } = connect({ tab: {} });
    await state.send(askTab);
    expect(events).toMatchObject([
      {
        type: 'error',
        error: {
          request_id: 'id-1',
          error: { code: 'RESOLVE_ERROR', details: [{ reason: 'unsupported_scheme' }] },
        },
      },
    ]);
  });

  it('shows no stack of a fault that nobody foresaw', async () => {
    const { events, state } = connect({ tab: { url: 'https://broken.example.org/' } });
    await state.send(askTab);
    expect(events).toMatchObject([{ type: 'error', error: { error: { code: 'INTERNAL_ERROR' } } }]);
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  it('resolves a target', async () => {
    const { state, requests } = connect();
    await state.send({ type: 'resolve-target', url: 'https://youtu.be/x', kind: 'link' });
    expect(requests[0]?.url).toBe('https://youtu.be/x');
  });

  it('ends the search of a screen that has closed some seconds ago, and of no other', async () => {
    const closing = connect({ tab: { url: 'https://example.org/' } });
    const other = connect({ tab: { url: 'https://example.org/' } });
    for (const { state } of [closing, other]) await state.send(askTab);
    const ended = () => [closing, other].map(({ signals }) => signals.map(({ aborted }) => aborted));
    closing.state.disconnect();
    closing.clock.advance(AFTERLIFE_MS - 1);
    expect(ended()).toEqual([[false], [false]]);
    for (const { clock } of [closing, other]) clock.advance(AFTERLIFE_MS);
    expect(ended()).toEqual([[true], [false]]);
  });

  it('begins no search for a screen that is gone by then', async () => {
    const { state, requests } = connect({ tab: { url: 'https://example.org/' } });
    const sent = state.send(askTab);
    state.disconnect();
    await sent;
    expect(requests).toEqual([]);
  });

  it('says nothing more to a screen that has closed', async () => {
    const { events, state } = connect({ tab: { url: 'https://example.org/' } });
    state.disconnect();
    await state.send(askTab);
    expect(events).toEqual([]);
  });

  it.each([
    ['another extension', { sender: { id: 'other', url: 'chrome-extension://other/page.html' } }],
    ['a web page', { sender: { id: 'own', url: 'https://example.org/' } }],
    ['another name', { name: 'something' }],
  ])('closes the port of %s', (_who, changes) => {
    const { state } = connect(changes);
    expect(state.isClosed).toBe(true);
  });
});
