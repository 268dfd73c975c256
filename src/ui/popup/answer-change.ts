import type { ResolveResult } from '../../contract/types';

/** What a look at the same page found beside the look before. */
export interface AnswerChange {
  what: 'nothing' | 'others' | 'cover' | 'size';
  /** Of the cover as it was, where that is known. */
  before: { width: number; height: number } | undefined;
}

/** What differs between two answers about one page; undefined where the second was only remembered. */
export function answerChange(before: ResolveResult, now: ResolveResult): AnswerChange | undefined {
  if (now.cache.hit || before.canonical.canonical_url !== now.canonical.canonical_url) return undefined;
  const size = sizeOf(before);
  if (before.best.url !== now.best.url) return { what: 'cover', before: size };
  const isResized = size && (size.width !== now.best.width || size.height !== now.best.height);
  if (isResized) return { what: 'size', before: size };
  return { what: namesOf(before) === namesOf(now) ? 'nothing' : 'others', before: size };
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
