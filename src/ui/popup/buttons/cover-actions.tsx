import type { Settings } from '../../../contract/settings/settings';
import type { CoverAction } from '../../actions/cover-action';
import { COVER_ACTIONS } from '../../actions/cover-actions';
import { asShown, type CoverSubject } from '../../actions/cover-subject';
import { FURTHER_ACTIONS } from '../../actions/further-actions';
import { message } from '../../i18n/message';
import { ActionButton } from './action-button';
import { ActionMenu } from './action-menu';
import type { ActionReport } from '../action-report';
import { type CoverActionsParts, useCoverActions } from './use-cover-actions';

interface CoverActionsProps extends CoverActionsParts {
  report: ActionReport | undefined;
}

/** The buttons under the cover, and the menu with what is needed less often. Each reports how it went. */
export function CoverActions({ world, subject, report, onReport }: CoverActionsProps) {
  const run = useCoverActions({ world, subject, onReport });
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
        items={FURTHER_ACTIONS.filter(isFor(subject, world.settings)).map((action) => ({
          id: action.id,
          icon: action.icon,
          label: action.label(world.settings),
          run: () => void run(action),
        }))}
      />
    </fieldset>
  );
}

/** Tells which actions are offered for a picture. */
function isFor(subject: CoverSubject | null, settings: Settings): (action: CoverAction) => boolean {
  return (action) => subject === null || (action.isFor?.(asShown(subject), settings) ?? true);
}

interface PictureButtonProps {
  action: CoverAction;
  world: CoverActionsParts['world'];
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
