import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ApiResponse } from '../../../src/contract/types';
import { createCallers, storedCallers } from '../../../src/extension/callers';
import { countedHandler } from '../../../src/extension/messages/caller-log';
import { createFakeClock } from '../../ports/fake-clock';
import { storedParts } from '../stored-parts';

beforeEach(() => fakeBrowser.reset());

const answer = (body: object): ApiResponse => ({ status: 200, headers: {}, body });
const refusal = (origin: string) =>
  answer({ error: { details: [{ reason: 'permission_required', origin }] } });

function logOf(body: ApiResponse = answer({})) {
  const parts = storedParts('session');
  const clock = createFakeClock();
  const faults: unknown[] = [];
  const state = { body };
  const onFault = (fault: unknown) => faults.push(fault);
  const handle = countedHandler(async () => state.body, { records: storedCallers(parts), clock, onFault });
  const ask = (id: string) => handle({}, { kind: 'extension', id });
  return { handle, ask, state, clock, faults, list: createCallers(parts).list };
}

describe('the log of callers', () => {
  it('counts each, the latest first, and not the user', async () => {
    const { handle, ask, clock, list } = logOf();
    await Promise.all([ask('a'), ask('b'), ask('a')]);
    clock.advance(1_000);
    await ask('b');
    await handle({}, { kind: 'user', privateWindow: false });
    await expect.poll(list).toEqual([
      { id: 'b', count: 2, lastAtMs: clock.nowMs(), refusedOrigins: [] },
      { id: 'a', count: 2, lastAtMs: clock.nowMs() - 1_000, refusedOrigins: [] },
    ]);
  });

  it('names origins that a permission was missing for, by errors and by warnings, the latest 20', async () => {
    const { ask, state, list } = logOf(refusal('https://first.example.org'));
    await ask('a');
    state.body = answer({ warnings: [{ code: 'PERMISSION_REQUIRED', url: 'https://second.example.org' }] });
    await ask('a');
    const origins = async () => (await list())[0]?.refusedOrigins;
    await expect.poll(origins).toEqual(['https://second.example.org', 'https://first.example.org']);
    for (let index = 0; index < 19; index += 1) {
      state.body = refusal(`https://${index}.example.org`);
      await ask('a');
    }
    await expect.poll(async () => (await origins())?.length).toBe(20);
    expect(await origins()).not.toContain('https://first.example.org');
  });

  it('forgets the one that was silent longest beyond a hundred', async () => {
    const { ask, list } = logOf();
    for (let index = 0; index < 105; index += 1) await ask(`caller-${index}`);
    await expect.poll(async () => (await list())[0]?.id).toBe('caller-104');
    expect(await list()).toHaveLength(100);
  });

  it('answers though nothing can be noted', async () => {
    const onFault = (fault: unknown) => faults.push(fault);
    const faults: unknown[] = [];
    const records = { update: () => Promise.reject(new Error('disk')) };
    const handle = countedHandler(async () => answer({ ok: true }), {
      records,
      clock: createFakeClock(),
      onFault,
    });
    expect((await handle({}, { kind: 'extension', id: 'a' })).body).toEqual({ ok: true });
    await expect.poll(() => faults).toEqual([new Error('disk')]);
  });
});
