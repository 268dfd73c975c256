import { describe, expect, it } from 'vitest';
import { createRequestQueue } from '../../../src/extension/network/request-queue';

const LIMITS = { atOnce: 6, atOncePerHost: 5, waiting: 64 };

/** Fills a queue with work that ends when it is told to. */
function setUp(limits = LIMITS) {
  const queue = createRequestQueue(limits);
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const run = (name: string, { host = 'a', isUrgent = false, signal = new AbortController().signal } = {}) =>
    queue.run({ host, isUrgent, signal }, () => {
      started.push(name);
      return new Promise<string>((resolve) => finish.push(() => resolve(name)));
    });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const finishAll = async () => {
    while (finish.length > 0) {
      for (const end of finish.splice(0)) end();
      await settle();
    }
  };
  return { run, started, finish, finishAll, settle };
}

describe('the request queue', () => {
  it('runs five at once to one host and six in all', async () => {
    const { run, started, finishAll, settle } = setUp();
    const all = [...'123456']
      .map((name) => run(name))
      .concat([...'xyz'].map((name) => run(name, { host: 'b' })));
    await settle();
    expect(started).toEqual(['1', '2', '3', '4', '5', 'x']);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(9);
  });

  it('lets another host pass one that is full', async () => {
    const { run, started, finish, finishAll, settle } = setUp({ ...LIMITS, atOnce: 2, atOncePerHost: 1 });
    const all = [run('a1'), run('a2'), run('b1', { host: 'b' })];
    await settle();
    expect(started).toEqual(['a1', 'b1']);
    finish.shift()?.();
    await settle();
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await finishAll();
    await Promise.all(all);
  });

  it('lets in nothing that is over already', async () => {
    const { run, started, finishAll } = setUp({ atOnce: 1, atOncePerHost: 1, waiting: 1 });
    const signal = AbortSignal.abort();
    await expect(run('dead at once', { signal })).rejects.toMatchObject({ reason: 'timeout' });
    const first = run('first');
    await expect(run('dead in line', { signal })).rejects.toMatchObject({ reason: 'timeout' });
    const second = run('second');
    await finishAll();
    expect([await first, await second]).toEqual(['first', 'second']);
    expect(started).toEqual(['first', 'second']);
  });

  it('frees the slot of work that fails', async () => {
    const queue = createRequestQueue({ atOnce: 1, atOncePerHost: 1, waiting: 1 });
    const task = { host: 'a', isUrgent: false, signal: new AbortController().signal };
    await expect(queue.run(task, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await queue.run(task, async () => 'next')).toBe('next');
  });

  it('turns away what finds sixty-four waiting', async () => {
    const { run, finishAll } = setUp();
    const admitted = Array.from({ length: 5 + 64 }, (_, index) => run(`${index}`));
    await expect(run('one too many')).rejects.toMatchObject({ name: 'BusyError', retryAfterSeconds: 1 });
    await finishAll();
    expect(await Promise.all(admitted)).toHaveLength(69);
  });

  it('serves the user first, and gives the user a place when it is full', async () => {
    const { run, started, finish, finishAll, settle } = setUp({ atOnce: 1, atOncePerHost: 1, waiting: 2 });
    const first = run('running');
    const [early, late] = [run('early'), run('late')];
    const lateFault = late.catch((fault: Error) => fault.name);
    const user = run('user', { isUrgent: true });
    expect(await lateFault).toBe('BusyError');
    finish.shift()?.();
    await settle();
    expect(started).toEqual(['running', 'user']);
    await finishAll();
    await Promise.all([first, early, user]);
  });

  it('lets a waiting request leave at its deadline', async () => {
    const { run, started, finishAll } = setUp({ atOnce: 1, atOncePerHost: 1, waiting: 5 });
    const controller = new AbortController();
    const first = run('running');
    const second = run('second', { signal: controller.signal });
    controller.abort();
    await expect(second).rejects.toMatchObject({ reason: 'timeout' });
    await finishAll();
    await first;
    expect(started).toEqual(['running']);
  });
});
