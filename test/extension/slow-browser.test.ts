import { expect, it } from 'vitest';
import { createGrantCheck } from '../../src/extension/grant-check';
import { boundedArea } from '../../src/extension/stored/bounded-area';
import { createFakeClock } from '../ports/fake-clock';

const never = () => new Promise<never>(() => {});
const onChanged = { addListener: () => {} } as never;

it('storage that never answers is no longer waited for after three seconds', async () => {
  const clock = createFakeClock();
  const area = boundedArea({ get: never, set: never, remove: never, onChanged }, clock);
  const calls = [area.get('a'), area.set({ a: 1 }), area.remove('a')];
  clock.advance(3_000);
  for (const call of calls) await expect(call).rejects.toMatchObject({ reason: 'timeout' });
});

it('storage that answers is heard', async () => {
  const get = async () => ({ a: 1 });
  const area = boundedArea({ get, set: never, remove: never, onChanged }, createFakeClock());
  expect(await area.get('a')).toEqual({ a: 1 });
});

it('what is granted is no longer waited for after three seconds', async () => {
  const clock = createFakeClock();
  const isGranted = createGrantCheck({ contains: never }, clock);
  const answer = isGranted(new URL('https://example.org/'));
  clock.advance(3_000);
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
});
