import { attempt, type Attempt } from '../../actions/attempt';
import type { ActionOutcome } from '../../actions/cover-action';
import { message } from '../../i18n/message';
import type { Services } from '../../services';
import type { ActionReport } from '../action-report';
import { hostOf } from '../page-facts';

/** The button that asks for the permission whose want made an action fail, and says how that went. */
export function grantRemedy(
  origin: string,
  { permissions }: Pick<Services, 'permissions'>,
  onReport: (report: ActionReport) => void,
): NonNullable<ActionReport['remedy']> {
  const host = hostOf(origin);
  const ask = async () => {
    const answer = await attempt(() => permissions.requestOrigin(origin), message('popup_allow_failed'));
    onReport({ action: 'allow', ...grantOutcome(answer, host) });
  };
  return { label: message('popup_allow', { host }), run: () => void ask() };
}

function grantOutcome(answer: Attempt<boolean>, host: string): ActionOutcome {
  if (answer.status === 'failed') return { tone: 'failed', text: answer.text };
  if (!answer.value) return { tone: 'failed', text: message('popup_allow_refused', { host }) };
  return { tone: 'done', text: message('popup_allow_done', { host }) };
}
