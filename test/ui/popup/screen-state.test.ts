import { describe, expect, it } from 'vitest';
import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { ErrorBody, ReasonDetail, ResolveResult, StepName } from '../../../src/contract/types';
import type { ProblemScreen } from '../../../src/ui/popup/problem/problem-screen';
import type { ScreenAction, ScreenState } from '../../../src/ui/popup/screen-state';
import { FIRST_SCREEN, nextScreen } from '../../../src/ui/popup/screen-state';
import { answer, errorEvent, resultEvent, thumbnailUrl, videoPictures } from '../sample-answers';

function event(from: ScreenEvent, isOnline = true): ScreenAction {
  return { type: 'event', event: from, isOnline };
}

function after(...actions: ScreenAction[]): ScreenState {
  return actions.reduce(nextScreen, FIRST_SCREEN);
}

const detail = (reason: ReasonDetail['reason'], origin?: string): ReasonDetail =>
  origin === undefined ? { reason, message: 'Why.' } : { reason, message: 'Why.', origin };

describe('the screen while it waits', () => {
  it('names the step after the one that is done', () => {
    const step = { name: 'collect', status: 'ok', start_ms: 0, duration_ms: 1 } as const;
    expect(after(event({ type: 'step', step }))).toMatchObject({ screen: 'loading', step: 'probe' });
  });

  it('shows the best picture known so far, and keeps it when a later report has none that is there', () => {
    const { canonical, candidates } = answer(videoPictures());
    const partial = event({ type: 'partial', canonical, candidates: candidates.slice(1) });
    const gone = candidates.map((candidate) => ({
      ...candidate,
      availability: { status: 'missing' as const },
    }));
    const state = after(partial, event({ type: 'partial', canonical, candidates: gone }));
    expect(state).toMatchObject({ screen: 'loading', known: { url: thumbnailUrl('sddefault') } });
  });

  it('is not left by progress that comes after the answer', () => {
    const { canonical, candidates } = answer(videoPictures());
    const state = after(event(resultEvent()), event({ type: 'partial', canonical, candidates }));
    expect(state.screen).toBe('ready');
  });
});

describe('the screen of an error', () => {
  const PAGE_HOST = 'https://pictures.example';
  const NOTHING: ProblemScreen = {
    screen: 'empty',
    origin: null,
    tried: [],
    failures: [],
    seen: null,
    message: 'Why.',
  };
  it.each<[string, ReasonDetail[], ProblemScreen]>([
    ['no cover', [detail('no_candidates')], NOTHING],
    [
      'no cover, a host not allowed',
      [detail('no_candidates'), detail('permission_required', PAGE_HOST), detail('network')],
      { ...NOTHING, origin: PAGE_HOST, failures: [detail('network')] },
    ],
    ['a page that changed', [detail('page_changed')], { screen: 'changed' }],
    [
      'no cover, nothing reached',
      [detail('no_candidates'), detail('timeout'), detail('network')],
      { screen: 'offline', cause: 'timeout' },
    ],
    [
      'no cover but on a private network',
      [detail('no_candidates'), detail('private_address')],
      { screen: 'restricted', why: 'private_address' },
    ],
    ['closed scheme', [detail('unsupported_scheme')], { screen: 'restricted', why: 'unsupported_scheme' }],
    ['no address', [detail('invalid_url')], { screen: 'restricted', why: 'invalid_url' }],
    ['private', [detail('private_address')], { screen: 'restricted', why: 'private_address' }],
    ['permission', [detail('permission_required', PAGE_HOST)], { screen: 'permission', origin: PAGE_HOST }],
    ['network', [detail('network')], { screen: 'offline', cause: 'network' }],
    ['timeout', [detail('timeout')], { screen: 'offline', cause: 'timeout' }],
    [
      'permission without a host',
      [detail('permission_required')],
      { screen: 'error', code: 'RESOLVE_ERROR', reason: 'permission_required', message: 'Why.' },
    ],
    [
      'any other',
      [detail('too_large')],
      { screen: 'error', code: 'RESOLVE_ERROR', reason: 'too_large', message: 'Why.' },
    ],
  ])('%s', (_, [first, ...further], expected) => {
    expect(after(event(errorEvent(first as ReasonDetail, ...further)))).toEqual(expected);
  });

  it.each(['network', 'timeout'] as const)('blames the connection for %s while there is none', (reason) => {
    expect(after(event(errorEvent(detail(reason)), false))).toEqual({ screen: 'offline', cause: 'offline' });
  });

  it('knows which steps were done before nothing was found, and what failed in them', () => {
    const step = (name: StepName, status: 'ok' | 'failed') =>
      event({ type: 'step', step: { name, status, start_ms: 0, duration_ms: 1 } });
    const failure: ReasonDetail = { reason: 'http_status', message: 'It answered with status 500.' };
    const nothing = event(errorEvent(detail('no_candidates'), failure, failure));
    expect(after(step('collect', 'ok'), step('cache', 'failed'), step('probe', 'ok'), nothing)).toEqual({
      screen: 'empty',
      origin: null,
      tried: ['collect', 'probe'],
      failures: [failure, failure],
      seen: null,
      message: 'Why.',
    });
  });

  it('keeps what was seen where none of it is a cover', () => {
    const { canonical, candidates, trace } = answer(videoPictures());
    const seen = { canonical, candidates, scores: trace.scores ?? [], warnings: [] };
    const nothing = event(errorEvent(detail('no_candidates')));
    expect(after(event({ type: 'no-cover', ...seen }), nothing)).toEqual({ ...NOTHING, seen });
    const overdue: ScreenAction = { type: 'overdue' };
    expect(after(event({ type: 'no-cover', ...seen }), overdue)).toEqual({
      screen: 'offline',
      cause: 'timeout',
    });
  });

  it('knows a page that was read from one that was not reached, where its pictures did not come', () => {
    const { canonical, candidates, trace } = answer(videoPictures());
    const page = { ...canonical, platform: 'web' };
    const seen = { canonical: page, candidates, scores: trace.scores ?? [], warnings: [] };
    const failure = detail('network');
    const nothing = (isOnline = true) => event(errorEvent(detail('no_candidates'), failure), isOnline);
    const read = event({ type: 'no-cover', ...seen });
    expect(after(read, nothing())).toEqual({ ...NOTHING, seen, failures: [failure] });
    expect(after(read, nothing(false))).toEqual({ screen: 'offline', cause: 'offline' });
    const unread = event({ type: 'no-cover', ...seen, candidates: [] });
    expect(after(unread, nothing())).toEqual({ screen: 'offline', cause: 'network' });
    const ofVideo = event({ type: 'no-cover', ...seen, canonical });
    expect(after(ofVideo, nothing())).toEqual({ screen: 'offline', cause: 'network' });
  });

  it('shows code and message of an error without a reason', () => {
    const error: ErrorBody = {
      request_id: '1',
      error: { code: 'VALIDATION_ERROR', message: 'No.', details: [{ path: 'url', message: 'Not one.' }] },
    };
    expect(after(event({ type: 'error', error }))).toEqual({
      screen: 'error',
      code: 'VALIDATION_ERROR',
      reason: null,
      message: 'No.',
    });
  });
});

describe('an answer on screen', () => {
  it('stays while it is refreshed, and when that fails', () => {
    const start: ScreenAction = { type: 'start' };
    expect(after(event(resultEvent()), start)).toMatchObject({
      screen: 'ready',
      refresh: { status: 'running' },
    });
    expect(after(event(resultEvent()), start, event(errorEvent(detail('network'))))).toMatchObject({
      screen: 'ready',
      refresh: { status: 'failed', error: { details: [detail('network')] } },
    });
  });

  it('is replaced by the new one', () => {
    const fresh = answer(videoPictures(), { cache: { hit: false, ttl_seconds: 1 } });
    const state = after(event(resultEvent()), { type: 'start' }, event(resultEvent(fresh)));
    expect(state).toMatchObject({ screen: 'ready', result: fresh, refresh: { status: 'idle' } });
  });

  it('is compared with the one before, unless the new one was remembered', () => {
    const before = answer(videoPictures(), { cache: { hit: false, ttl_seconds: 1 } });
    const changeTo = (now: ResolveResult) => {
      const state = after(event(resultEvent(before)), { type: 'start' }, event(resultEvent(now)));
      return state.screen === 'ready' && state.refresh.status === 'idle'
        ? state.refresh.change?.what
        : 'lost';
    };
    const [first, second, ...rest] = before.candidates;
    if (!first || !second) throw new Error('The sample has no pictures.');
    expect(changeTo(before)).toBe('nothing');
    expect(changeTo({ ...before, candidates: [first, ...rest] })).toBe('others');
    expect(changeTo({ ...before, best: second })).toBe('cover');
    expect(changeTo({ ...before, best: { ...first, width: 320 } })).toBe('size');
    expect(changeTo({ ...before, best: second, cache: { hit: true, ttl_seconds: 1 } })).toBeUndefined();
  });

  it('says what was new until another picture is in view, also where the same answer is remembered', () => {
    const before = answer(videoPictures(), { cache: { hit: false, ttl_seconds: 1 } });
    const [first, second] = before.candidates;
    if (!first || !second) throw new Error('The sample has no pictures.');
    const fresh = { ...before, best: second };
    const changeAfter = (remembered: ResolveResult['best']) => {
      const again = { ...before, best: remembered, cache: { hit: true, ttl_seconds: 1 } };
      const answers = [before, fresh, again].flatMap((result): ScreenAction[] => [
        { type: 'start' },
        event(resultEvent(result)),
      ]);
      const state = after(...answers);
      return state.screen === 'ready' && state.refresh.status === 'idle'
        ? state.refresh.change?.what
        : 'lost';
    };
    expect(changeAfter(second)).toBe('cover');
    expect(changeAfter(first)).toBeUndefined();
  });
});

it('gives up on an answer that is overdue', () => {
  expect(after({ type: 'overdue' })).toEqual({ screen: 'offline', cause: 'timeout' });
});
