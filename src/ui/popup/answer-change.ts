import type { ResolveResult } from '../../contract/types';

/** What a look at the same page found beside the look before. */
export interface AnswerChange {
  what: 'nothing' | 'others' | 'cover' | 'size';
  /** The cover as it was: its size where that is known. */
  before: { width: number; height: number } | undefined;
  beforeUrl: string;
}

/** What differs between two answers about one page; undefined where the second was only remembered. */
export function answerChange(before: ResolveResult, now: ResolveResult): AnswerChange | undefined {
  if (now.cache.hit || before.canonical.canonical_url !== now.canonical.canonical_url) return undefined;
  const size = sizeOf(before);
  const was = { before: size, beforeUrl: before.best.url };
  if (before.best.url !== now.best.url) return { what: 'cover', ...was };
  const isResized = size && (size.width !== now.best.width || size.height !== now.best.height);
  if (isResized) return { what: 'size', ...was };
  return { what: namesOf(before) === namesOf(now) ? 'nothing' : 'others', ...was };
}

function sizeOf({ best: { width, height } }: ResolveResult): AnswerChange['before'] {
  return width === null || height === null ? undefined : { width, height };
}

function namesOf({ candidates }: ResolveResult): string {
  return candidates
    .map(({ url }) => url)
    .toSorted()
    .join('\n');
}
