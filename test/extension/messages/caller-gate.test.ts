import { describe, expect, it } from 'vitest';
import { createCallerGate } from '../../../src/extension/messages/caller-gate';

function setUp(blocked: string[] = []) {
  let nowMs = 0;
  const admit = createCallerGate({ isBlocked: async (id) => blocked.includes(id), tickMs: () => nowMs });
  const ask = (id: string) => admit({ kind: 'extension', id });
  return { admit, ask, wait: (ms: number) => (nowMs += ms) };
}

async function admitted(ask: () => Promise<void>, times: number): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, ask));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('the gate for other extensions', () => {
  it('admits thirty at once, then two a second', async () => {
    const { ask, wait } = setUp();
    expect(await admitted(() => ask('a'), 40)).toBe(30);
    wait(1_000);
    expect(await admitted(() => ask('a'), 5)).toBe(2);
    wait(3_600_000);
    expect(await admitted(() => ask('a'), 40)).toBe(30);
  });

  it('says when to come back', async () => {
    const { ask } = setUp();
    await admitted(() => ask('a'), 30);
    await expect(ask('a')).rejects.toMatchObject({ name: 'BusyError', retryAfterSeconds: 1 });
  });

  it('counts each extension by itself', async () => {
    const { ask } = setUp();
    expect(await admitted(() => ask('a'), 31)).toBe(30);
    expect(await admitted(() => ask('b'), 31)).toBe(30);
  });

  it('refuses a blocked extension', async () => {
    const { ask } = setUp(['a']);
    await expect(ask('a')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ask('b');
  });

  it('never limits the user', async () => {
    const { admit } = setUp();
    expect(await admitted(() => admit({ kind: 'user', privateWindow: false }), 100)).toBe(100);
  });
});
