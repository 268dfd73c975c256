import { attempt } from '../../actions/attempt';
import { message } from '../../i18n/message';
import { Icon } from '../../icon';
import type { Panel } from '../../services';
import type { ActionReport } from '../action-report';

interface KeepOpenButtonProps {
  panel: Panel;
  onReport: (report: ActionReport | undefined) => void;
}

/** Moves the view to the browser's side panel, where it stays and follows. */
export function KeepOpenButton({ panel, onReport }: KeepOpenButtonProps) {
  const label = message('popup_keep_open');

  async function keepOpen(): Promise<void> {
    onReport(undefined);
    const opened = await attempt(() => panel.open(), message('popup_keep_open_failed'));
    if (opened.status === 'failed') onReport({ action: 'keep-open', tone: 'failed', text: opened.text });
  }

  return (
    <button
      type="button"
      class="plain keep-open"
      aria-label={label}
      title={label}
      onClick={() => void keepOpen()}
    >
      <Icon name="side" />
    </button>
  );
}
