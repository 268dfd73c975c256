import { describe, expect, it } from 'vitest';
import type { PendingTarget } from '../../../src/extension/menus/pending-target';
import { createPendingTargets, PENDING_LIMITS } from '../../../src/extension/menus/pending-target';
import { createScreenTargets } from '../../../src/extension/menus/screen-targets';
import { createFakeClock } from '../../ports/fake-clock';
import { createFakeStorageArea } from '../../ports/fake-storage-area';

type Listener = (changes: object) => void;
const TARGET: PendingTarget = { kind: 'link', url: 'https://example.org/', privateWindow: false };

const MESSAGE = (key: string) => key;

/** The browser's session area, which tells its listeners of each change. */
function session() {
  const clock = createFakeClock();
  const listeners = new Set<Listener>();
  const area = createFakeStorageArea();
  const { set } = area;
  area.set = async (items) => {
    await set(items);
    const changes = Object.fromEntries(Object.entries(items).map(([key, newValue]) => [key, { newValue }]));
    for (const listener of listeners) listener(changes);
  };
  const onChanged = {
    addListener: (listener: Listener) => listeners.add(listener),
    removeListener: (listener: Listener) => listeners.delete(listener),
  };
  const pending = createPendingTargets({ area: { ...area, onChanged } as never, clock });
  return { clock, area, listeners, pending };
}

describe('what was clicked', () => {
  it('is handed over once', async () => {
    const { pending, clock } = session();
    await pending.put('a', TARGET);
    expect(await pending.take('a')).toEqual(TARGET);
    const again = pending.take('a');
    clock.advance(PENDING_LIMITS.waitMs);
    expect(await again).toBeUndefined();
  });

  it('is handed to the screen of its own click alone', async () => {
    const { pending } = session();
    await pending.put('a', TARGET);
    await pending.put('b', { ...TARGET, url: 'https://other.example/' });
    expect(await pending.take('b')).toMatchObject({ url: 'https://other.example/' });
    expect(await pending.take('a')).toEqual(TARGET);
  });

  it('is waited for by a screen that opened first', async () => {
    const { pending, listeners } = session();
    const taken = pending.take('a');
    await pending.put('b', { kind: 'none', message: 'not this one' });
    await pending.put('a', TARGET);
    expect(await taken).toEqual(TARGET);
    expect(listeners.size).toBe(0);
  });

  it('is nothing after a while without one, and nobody listens any more', async () => {
    const { pending, clock, listeners } = session();
    const taken = pending.take('a');
    clock.advance(PENDING_LIMITS.waitMs);
    expect(await taken).toBeUndefined();
    expect(listeners.size).toBe(0);
  });

  it('lives for a minute', async () => {
    const { pending, clock } = session();
    await pending.put('a', TARGET);
    clock.advance(PENDING_LIMITS.lifeMs - 1);
    await pending.put('b', TARGET);
    clock.advance(1);
    expect(await pending.take('a')).toBeUndefined();
    expect(await pending.take('b')).toEqual(TARGET);
  });

  it('is cleared away by the next click when nobody took it, and nothing else is', async () => {
    const { pending, clock, area } = session();
    await area.set({ other: 1 });
    await pending.put('a', TARGET);
    clock.advance(PENDING_LIMITS.lifeMs);
    await pending.put('b', TARGET);
    expect([...area.items.keys()]).toEqual(['other', 'pending-target:b']);
  });
});

describe('a screen', () => {
  it('takes the click that its address names', async () => {
    const { pending } = session();
    await pending.put('a', TARGET);
    expect(await createScreenTargets('?target=a', pending, MESSAGE).take()).toEqual(TARGET);
  });

  it('says so where the click is not known any more, and takes no other page for it', async () => {
    const { pending, clock } = session();
    const taken = createScreenTargets('?target=a', pending, MESSAGE).take();
    clock.advance(PENDING_LIMITS.waitMs);
    expect(await taken).toEqual({ kind: 'none', message: 'menus_nothing_kept' });
  });

  it('that was opened by the toolbar button has none, at once', async () => {
    const { pending, listeners } = session();
    expect(await createScreenTargets('', pending, MESSAGE).take()).toBeUndefined();
    expect(listeners.size).toBe(0);
  });
});
