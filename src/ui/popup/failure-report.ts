import type { attempt } from '../actions/attempt';
import { message } from '../i18n/message';
import type { ActionReport } from './action-report';
import { hostOf } from './page-facts';
import type { Grant } from './permission-choice';

type Failure = Extract<Awaited<ReturnType<typeof attempt>>, { status: 'failed' }>;

/** What to say of work that failed, with the permission that would mend it as what can be done. */
export function failureReport(
  { text, origin }: Failure,
  allow: (grant: Grant) => void,
): Omit<ActionReport, 'action'> {
  if (origin === undefined) return { tone: 'failed', text };
  const label = message('popup_allow', { host: hostOf(origin) });
  return { tone: 'failed', text, remedy: { label, run: () => allow({ scope: 'origin', origin }) } };
}
