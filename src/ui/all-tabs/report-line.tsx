import { message } from '../i18n/message';
import { Icon } from '../icon';
import type { Report } from './use-report';

/** How an action went, said as well as shown, with the way back. */
export function ReportLine({ report }: { report: Report | undefined }) {
  return (
    <div class={`report ${report?.tone ?? ''}`}>
      <output>
        {report && <Icon name={report.tone === 'done' ? 'check' : 'alert'} />}
        <span>{report?.text}</span>
      </output>
      {report?.undo && (
        <button type="button" class="quiet" onClick={report.undo}>
          {message('options_undo')}
        </button>
      )}
    </div>
  );
}
