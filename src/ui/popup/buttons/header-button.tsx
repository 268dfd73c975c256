import { attempt } from '../../actions/attempt';
import type { IconName } from '../../icon';
import { Icon } from '../../icon';
import type { ActionReport } from '../action-report';

interface HeaderButtonProps {
  /** Of the action, in the report and for style sheets. */
  id: string;
  icon: IconName;
  label: string;
  failure: string;
  /** Leads away from this view, so that nothing is said where it works. */
  leave: () => Promise<void>;
  onReport: (report: ActionReport | undefined) => void;
}

/** A drawing in the header that leads to another view. */
export function HeaderButton({ id, icon, label, failure, leave, onReport }: HeaderButtonProps) {
  async function press(): Promise<void> {
    onReport(undefined);
    const left = await attempt(leave, failure);
    if (left.status === 'failed') onReport({ action: id, tone: 'failed', text: left.text });
  }

  return (
    <button
      type="button"
      class={`plain icon-only ${id}`}
      aria-label={label}
      title={label}
      onClick={() => void press()}
    >
      <Icon name={icon} />
    </button>
  );
}
