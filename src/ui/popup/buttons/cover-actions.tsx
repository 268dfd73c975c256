import { attempt } from '../../actions/attempt';
import type { ActionOutcome, ActionWorld, CoverAction } from '../../actions/cover-action';
import { COVER_ACTIONS } from '../../actions/cover-actions';
import type { CoverSubject } from '../../actions/cover-subject';
import { FURTHER_ACTIONS } from '../../actions/further-actions';
import { message } from '../../i18n/message';
import type { Services } from '../../services';
import { ActionButton } from './action-button';
import { ActionMenu } from './action-menu';
import type { ActionReport } from '../action-report';
import { hostOf } from '../page-facts';

interface CoverActionsProps {
  world: Omit<ActionWorld, 'services'> & { services: Services };
  /** What to act on; null while no picture is settled. */
  subject: CoverSubject | null;
  report: ActionReport | undefined;
  onReport: (report: ActionReport | undefined) => void;
}

/** The buttons under the cover, and the menu with what is needed less often. Each reports how it went. */
export function CoverActions({ world, subject, report, onReport }: CoverActionsProps) {
  async function run({ id, failure, perform, givesPicture }: CoverAction): Promise<void> {
    if (!subject) return;
    // Emptied first, so that the same sentence twice is announced twice.
    onReport(undefined);
    const result = await attempt(() => perform(subject, world), failure());
    if (result.status === 'done') {
      const { tone, text } = result.value;
      const isOfFile = subject.cut !== undefined && !givesPicture;
      return onReport({ action: id, tone, text: isOfFile ? `${text} ${message('popup_bars_kept')}` : text });
    }
    const failed: ActionReport = { action: id, tone: 'failed', text: result.text };
    onReport(result.origin === undefined ? failed : { ...failed, remedy: allowing(result.origin) });
  }

  function allowing(origin: string): NonNullable<ActionReport['remedy']> {
    const host = hostOf(origin);
    const ask = async () => {
      const answer = await attempt(
        () => world.services.permissions.requestOrigin(origin),
        message('popup_allow_failed'),
      );
      onReport({ action: 'allow', ...grantOutcome(answer, host) });
    };
    return { label: message('popup_allow', { host }), run: () => void ask() };
  }

  return (
    <fieldset class="actions">
      <legend class="unseen">{message('popup_actions')}</legend>
      {COVER_ACTIONS.map((action) => (
        <PictureButton
          key={action.id}
          action={action}
          world={world}
          isDone={report?.action === action.id && report.tone === 'done'}
          isDisabled={!subject}
          onClick={() => void run(action)}
        />
      ))}
      <ActionMenu
        label={message('popup_more')}
        unseenLabel={message('popup_more_unseen')}
        isDisabled={!subject}
        items={FURTHER_ACTIONS.map((action) => ({
          id: action.id,
          icon: action.icon,
          label: action.label(world.settings),
          run: () => void run(action),
        }))}
      />
    </fieldset>
  );
}

interface PictureButtonProps {
  action: CoverAction;
  world: ActionWorld;
  isDone: boolean;
  isDisabled: boolean;
  onClick: () => void;
}

function PictureButton({ action, world, isDone, isDisabled, onClick }: PictureButtonProps) {
  const doneLabel = isDone ? action.doneLabel?.() : undefined;
  return (
    <ActionButton
      icon={doneLabel === undefined ? action.icon : 'check'}
      isPrimary={action.id === 'copy'}
      isDisabled={isDisabled}
      onClick={onClick}
    >
      {doneLabel ?? action.label(world.settings)}
      {action.unseenLabel && <span class="unseen"> {action.unseenLabel()}</span>}
    </ActionButton>
  );
}

function grantOutcome(
  answer: { status: 'done'; value: boolean } | { status: 'failed'; text: string },
  host: string,
): ActionOutcome {
  if (answer.status === 'failed') return { tone: 'failed', text: answer.text };
  if (!answer.value) return { tone: 'failed', text: message('popup_allow_refused', { host }) };
  return { tone: 'done', text: message('popup_allow_done', { host }) };
}
