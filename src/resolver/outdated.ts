import type { Run } from './run';
import type { Evidence, PageGlance, SourceMethod } from './types';

/** What is found without the page. */
const FOUND_ELSEWHERE: ReadonlySet<SourceMethod> = new Set(['rule', 'api', 'oembed']);

/** Whether the page itself told some of what was found. */
export function isOfPage({ candidates }: Pick<Evidence, 'candidates'>): boolean {
  return candidates.some(({ source_method }) => !FOUND_ELSEWHERE.has(source_method));
}

/** Milliseconds by which two looks at the clock of one document may differ. */
const SAME_LOAD_MS = 1_000;

/** What the page in front of the user says of itself at once; undefined where there is none, or it says nothing. */
export async function glanceAtTab({ request, ports }: Run): Promise<PageGlance | undefined> {
  return request.tabId === undefined ? undefined : ports.glance(request.tabId);
}

/**
 * Whether the page in front of the user is another one by now than what is remembered of it: it declares other pictures,
 * or declares none and was loaded anew.
 */
export async function isOutdated(evidence: Evidence, run: Run): Promise<boolean> {
  if (!isOfPage(evidence)) return false;
  const { seen } = evidence;
  const now = await glanceAtTab(run);
  if (now === undefined) return false;
  if (seen === undefined) return true;
  const isOther = now.declared.join('\n') !== seen.declared.join('\n');
  return isOther || (now.declared.length === 0 && now.startedAtMs > seen.startedAtMs + SAME_LOAD_MS);
}
