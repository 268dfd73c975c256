import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCoverRun } from '../../../src/ui/popup/cover-run';
import type { ScreenAction } from '../../../src/ui/popup/screen-state';
import { createFakeServices } from '../fake-services';
import { resultEvent } from '../sample-answers';

const FOR_EVER_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(services = createFakeServices()) {
  const actions: ScreenAction['type'][] = [];
  const end = startCoverRun(
    services,
    { options: {}, known: undefined },
    { onSubject: () => {}, onAction: ({ type }) => actions.push(type), isOnline: () => true },
  );
  return { services, actions, end };
}

it('gives up, once, where no answer comes, and stops listening', async () => {
  const { services, actions } = start();
  await vi.advanceTimersByTimeAsync(FOR_EVER_MS);
  expect(actions).toEqual(['overdue']);
  expect(services.listening()).toBe(0);
});

it('gives up where the browser never tells the tab', async () => {
  const services = createFakeServices();
  services.tabs.current = () => new Promise(() => {});
  const { actions } = start(services);
  await vi.advanceTimersByTimeAsync(FOR_EVER_MS);
  expect(actions).toEqual(['overdue']);
});

it('is not overdue after its answer, and leaves no timer behind', async () => {
  const { actions } = start(createFakeServices({ answers: [[resultEvent()]] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(actions).toEqual(['event']);
});

it('is silent once it was ended, and never starts listening after that', async () => {
  const { services, actions, end } = start();
  end();
  await vi.advanceTimersByTimeAsync(FOR_EVER_MS);
  expect(actions).toEqual([]);
  expect(services.resolves).toEqual([]);
});
