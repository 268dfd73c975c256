import { describe, expect, it } from 'vitest';
import { createTabGlance } from '../../../src/extension/pages/tab-glance';
import { createFakeClock } from '../../ports/fake-clock';

type Answer = () => Promise<{ result?: unknown }[]>;

function glanceOf(executeScript: Answer) {
  const clock = createFakeClock();
  return { clock, seen: createTabGlance({ scripting: { executeScript } as never, clock })(7) };
}

const SAID = { declared: ['/a.jpg', '1200'], startedAtMs: 5 };

describe('a glance at a tab', () => {
  it('tells what the page declares, and when it began', async () => {
    expect(await glanceOf(async () => [{ result: SAID }]).seen).toEqual(SAID);
  });

  it.each<[string, Answer]>([
    ['may not be read', () => Promise.reject(new Error('Cannot access contents of the page.'))],
    ['is gone', async () => []],
    ['answers with something else', async () => [{ result: { declared: 'all' } }]],
  ])('tells nothing of one that %s', async (_what, answer) => {
    expect(await glanceOf(answer).seen).toBeUndefined();
  });

  it('does not wait for one that is at work', async () => {
    const { clock, seen } = glanceOf(() => new Promise(() => {}));
    clock.advance(500);
    expect(await seen).toBeUndefined();
  });
});
