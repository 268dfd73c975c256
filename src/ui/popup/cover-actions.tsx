import type { ImageCandidate } from '../../contract/types';
import type { Services } from '../services';
import { ActionButton } from './action-button';
import { attempt } from './attempt';
import type { ActionOutcome, CoverAction } from './cover-action-table';
import { COVER_ACTIONS } from './cover-action-table';

/** How an action went, for the status line and the button that was pressed. */
export type ActionReport = ActionOutcome & { action: CoverAction['id'] | 'allow' };

interface CoverActionsProps {
  services: Services;
  /** The picture to act on; null while none is settled. */
  picture: ImageCandidate | null;
  title: string;
  report: ActionReport | undefined;
  onReport: (report: ActionReport | undefined) => void;
}

/** The buttons under the cover. Each reports how it went. */
export function CoverActions({ services, picture, title, report, onReport }: CoverActionsProps) {
  async function run({ id, failure, perform }: CoverAction): Promise<void> {
    if (!picture) return;
    // Emptied first, so that the same sentence twice is announced twice.
    onReport(undefined);
    const result = await attempt(() => perform(picture, title, services), failure);
    const outcome: ActionOutcome =
      result.status === 'done' ? result.value : { tone: 'failed', text: result.text };
    onReport({ action: id, ...outcome });
  }

  return (
    <div class="actions">
      {COVER_ACTIONS.map((action) => {
        const isDone = report?.action === action.id && report.tone === 'done';
        const doneLabel = isDone ? action.doneLabel : undefined;
        return (
          <ActionButton
            key={action.id}
            icon={doneLabel === undefined ? action.icon : 'check'}
            isPrimary={action.id === 'copy'}
            isDisabled={!picture}
            onClick={() => void run(action)}
          >
            {doneLabel ?? action.label}
            {action.unseenLabel && <span class="unseen">{action.unseenLabel}</span>}
          </ActionButton>
        );
      })}
    </div>
  );
}
