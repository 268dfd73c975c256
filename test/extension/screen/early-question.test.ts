import type { Runtime, Tabs } from 'webextension-polyfill';
import { describe, expect, it } from 'vitest';
import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { EarlyParts } from '../../../src/extension/screen/early-question';
import { askEarly } from '../../../src/extension/screen/early-question';
import { createScreenResolve } from '../../../src/extension/screen/screen-resolve';

const RESULT = { type: 'result', result: { request_id: 'x' } };
const STEP = { type: 'step', step: { name: 'probe', status: 'ok', start_ms: 0, duration_ms: 1 } };

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The end of a port that a screen holds; the worker's side is `send`, `close` and what was `posted`. */
function createPort() {
  const hearers = new Set<(message: unknown) => void>();
  const closers = new Set<() => void>();
  const posted: unknown[] = [];
  const state = { isOpen: true };
  const port = {
    postMessage: (message: unknown) => void posted.push(message),
    disconnect: () => (state.isOpen = false),
    onMessage: {
      addListener: (hear: (message: unknown) => void) => hearers.add(hear),
      removeListener: (hear: (message: unknown) => void) => hearers.delete(hear),
    },
    onDisconnect: { addListener: (close: () => void) => closers.add(close) },
  } as unknown as Runtime.Port;
  return {
    ...{ port, posted, state },
    send: (message: unknown) => [...hearers].forEach((hear) => hear(message)),
    close: () => [...closers].forEach((close) => close()),
  };
}

/** A popup whose first script has asked about `tab`, which its own script has not taken over yet. */
async function opened(tab: Partial<Tabs.Tab> | null = { id: 7, url: 'https://example.org/' }) {
  const ports: ReturnType<typeof createPort>[] = [];
  const runtime = {
    connect: () => {
      const created = createPort();
      ports.push(created);
      return created.port;
    },
  };
  const tabs = { query: async () => (tab ? [tab] : []) } as unknown as EarlyParts['tabs'];
  const early = askEarly({ tabs, runtime });
  await settled();
  const events: ScreenEvent[] = [];
  const { tab: resolveTab } = createScreenResolve({ runtime, early });
  const listen = (tabId = 7, options = {}) =>
    resolveTab(tabId, { debug: true, ...options }, (event) => events.push(event));
  return { ports, events, listen };
}

describe('a question that the popup’s first script has asked', () => {
  it('is the one that the popup would ask', async () => {
    const { ports } = await opened();
    expect(ports.map(({ posted }) => posted)).toEqual([
      [{ type: 'resolve-tab', tabId: 7, options: { debug: true } }],
    ]);
  });

  it('is not asked again: what came meanwhile and what comes later is heard once, in order', async () => {
    const { ports, events, listen } = await opened();
    ports[0]?.send(STEP);
    listen();
    await settled();
    ports[0]?.send(RESULT);
    expect(ports).toHaveLength(1);
    expect(events).toEqual([STEP, RESULT]);
  });

  it('reports nothing to whoever stopped listening at once', async () => {
    const { ports, events, listen } = await opened();
    ports[0]?.send(STEP);
    listen()();
    await settled();
    expect(events).toEqual([]);
    expect(ports[0]?.state.isOpen).toBe(false);
  });

  it.each([
    ['about another tab', 8, {}],
    ['with other options', 7, { refresh: true }],
  ])('is closed where the popup asks %s', async (_, tabId, options) => {
    const { ports, events, listen } = await opened();
    ports[0]?.send(STEP);
    listen(tabId, options);
    await settled();
    expect(ports.map(({ state }) => state.isOpen)).toEqual([false, true]);
    expect(ports[1]?.posted).toEqual([{ type: 'resolve-tab', tabId, options: { debug: true, ...options } }]);
    expect(events).toEqual([]);
  });

  it('is asked anew where the worker was stopped before anybody listened', async () => {
    const { ports, events, listen } = await opened();
    ports[0]?.close();
    listen();
    ports[1]?.send(RESULT);
    await settled();
    expect(events).toEqual([RESULT]);
  });

  it('ends in an error where the worker is stopped later', async () => {
    const { ports, events, listen } = await opened();
    listen();
    ports[0]?.close();
    expect(events).toMatchObject([{ type: 'error', error: { error: { code: 'INTERNAL_ERROR' } } }]);
  });

  it('serves the first run alone', async () => {
    const { ports, listen } = await opened();
    listen()();
    listen();
    expect(ports).toHaveLength(2);
  });

  it.each([
    ['hides the address', { id: 7 }],
    ['names no tab', null],
  ])('is not asked where the browser %s', async (_, tab) => {
    const { ports } = await opened(tab);
    expect(ports).toEqual([]);
  });
});
