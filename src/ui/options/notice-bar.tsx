import { useRef, useState } from 'preact/hooks';
import { Icon } from '../icon';
import { message } from '../i18n/message';
import type { Changes } from './use-changes';
import { useDocumentKey } from './use-document-key';

/** Fields in which Ctrl+Z takes back letters, as everywhere. */
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** What was just done, and the way back; stays until the next change, or until it is put away. */
export function NoticeBar({ changes }: { changes: Changes }) {
  const { notice, next, undo } = changes;
  const bar = useRef<HTMLDivElement>(null);
  const [putAway, setPutAway] = useState(0);
  const turn = notice?.turn ?? 0;
  const isEmpty = (!notice?.text && !next) || putAway === turn;
  const hide = () => {
    setPutAway(turn);
    bar.current?.focus();
  };
  useUndoKey(undo);
  const takeBack = () => {
    void undo().then(() => {
      // The last step takes its button, and the focus, with it.
      if (document.activeElement === document.body) bar.current?.focus();
    });
  };
  return (
    <div class={isEmpty ? 'notice-bar empty' : 'notice-bar'} ref={bar} tabIndex={-1}>
      <output class={notice?.tone}>
        {notice?.text && !isEmpty && (
          <span key={notice.turn}>
            <Icon name={notice.tone === 'done' ? 'check' : 'alert'} />
            <span dir="auto">{notice.text}</span>
          </span>
        )}
      </output>
      {/* Beside other news it would take back what that does not speak of; the key does so still. */}
      {next && notice?.isOfChange && !isEmpty && (
        <button type="button" aria-keyshortcuts="Control+Z" title={next.text} onClick={takeBack}>
          {message('options_undo')}
        </button>
      )}
      {!isEmpty && (
        <button
          type="button"
          class="quiet"
          aria-label={message('options_notice_close')}
          title={message('options_notice_close')}
          onClick={hide}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}

function useUndoKey(undo: () => Promise<void>): void {
  useDocumentKey((event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(TEXT_FIELDS)) return;
    event.preventDefault();
    void undo();
  });
}
