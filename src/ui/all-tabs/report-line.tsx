import { useRef } from 'preact/hooks';
import { message } from '../i18n/message';
import { Icon } from '../icon';
import type { Report } from './use-report';

/** How an action went, said as well as shown, with the way back. */
export function ReportLine({ report }: { report: Report | undefined }) {
  const line = useRef<HTMLDivElement>(null);
  const undo = report?.undo;
  return (
    <div class={`report ${report?.tone ?? ''}`} ref={line} tabIndex={-1}>
      <output>
        {report && <Icon name={report.tone === 'done' ? 'check' : 'alert'} />}
        <span>{report?.text}</span>
      </output>
      {undo && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            undo();
            // The button goes away with what it does.
            line.current?.focus();
          }}
        >
          {message('options_undo')}
        </button>
      )}
    </div>
  );
}
