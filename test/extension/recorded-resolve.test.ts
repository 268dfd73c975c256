import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/settings/settings';
import type { HistoryEntry } from '../../src/contract/settings/stored-records';
import { recordedResolve } from '../../src/extension/recorded-resolve';
import type { Caller, ResolveRequest, ResolveResult } from '../../src/resolver/types';
import { createFakeClock } from '../ports/fake-clock';

const RESULT = {
  canonical: { canonical_url: 'https://www.example.org/a' },
  best: { url: 'https://example.org/a.jpg', width: 640, height: 360 },
  candidates: [],
  meta: { title: 'A page' },
} as unknown as ResolveResult;
const USER: Caller = { kind: 'user', privateWindow: false };

async function entriesAfter(
  request: Partial<ResolveRequest>,
  keepsHistory = true,
  signal?: AbortSignal,
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  const resolve = recordedResolve(async () => RESULT, {
    settings: async () => ({ ...DEFAULT_SETTINGS, keepsHistory }),
    history: {
      add: async (entry) => {
        entries.push(entry);
        return [];
      },
    },
    clock: createFakeClock(5),
    onFault: (fault) => expect.unreachable(String(fault)),
  });
  expect(await resolve({ caller: USER, ...request } as ResolveRequest, undefined, signal)).toBe(RESULT);
  await new Promise((settle) => setTimeout(settle));
  return entries;
}

describe('the history of covers', () => {
  it('has what was found for the user, once it is switched on', async () => {
    expect(await entriesAfter({})).toEqual([
      {
        pageUrl: 'https://www.example.org/a',
        title: 'A page',
        site: 'www.example.org',
        coverUrl: 'https://example.org/a.jpg',
        width: 640,
        height: 360,
        atMs: 5,
      },
    ]);
  });

  it('has nothing of a search whose screen was closed before its end', async () => {
    expect(await entriesAfter({}, true, AbortSignal.abort())).toEqual([]);
  });

  it.each<[string, Partial<ResolveRequest>, boolean]>([
    ['while it is off', {}, false],
    ['from a private window', { caller: { kind: 'user', privateWindow: true } }, true],
    ['that another extension asked for', { caller: { kind: 'extension', id: 'a' } }, true],
    ['of a picture that was clicked', { kind: 'image' }, true],
  ])('has nothing %s', async (_what, request, keepsHistory) => {
    expect(await entriesAfter(request, keepsHistory)).toEqual([]);
  });
});
