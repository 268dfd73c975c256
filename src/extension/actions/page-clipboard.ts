import type { Scripting } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';

export interface PageClipboardParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  clock: Pick<Clock, 'timeoutSignal'>;
  /** Firefox: our background page has a document, which sees the user's key for five seconds. */
  own?: Pick<Clipboard, 'writeText'>;
}

/** The page in front of the user, which may write to the clipboard where our worker may not. */
export interface PageClipboard {
  /**
   * Hands the user's click or key on to the page, without which it may not write: Chromium takes a script that is
   * injected within the click for the click itself, for the next five seconds. Call it before anything is awaited.
   */
  prepare(tabId: number): void;
  /** False where the browser does not let the page write, or asks the user first; rejects where no script may run. */
  write(tabId: number, text: string): Promise<boolean>;
}

/** The browser may ask the user instead of answering. */
const TIMEOUT_MS = 3_000;
const LATE = 'The page took too long to answer.';

/**
 * Copies from where the user's click or key is seen: our own background page, else by a script in the page that was
 * clicked. No permission of ours is needed.
 */
export function createPageClipboard({ scripting, clock, own }: PageClipboardParts): PageClipboard {
  const inject = (tabId: number, func: (text: unknown) => unknown, args: string[]) =>
    scripting.executeScript({ target: { tabId }, func, args, injectImmediately: true });
  return {
    prepare(tabId) {
      // Where no script may run, `write` says so.
      void Promise.allSettled([inject(tabId, doNothing, [''])]);
    },
    async write(tabId, text) {
      if (await own?.writeText(text).then(yes, no)) return true;
      const late = clock.timeoutSignal(TIMEOUT_MS);
      const copied = inject(tabId, writeFromPage, [text]).then(([answer]) => answer?.result === true);
      return untilAborted(copied, late, LATE).catch((fault: unknown) => {
        if (late.aborted) return false;
        throw fault;
      });
    },
  };
}

const yes = () => true;
const no = () => false;
function doNothing(_text: unknown): void {}

/** Runs in the page, so it may use nothing from out here. Pages by http have only the older way. */
async function writeFromPage(text: unknown): Promise<boolean> {
  const written = String(text);
  const isWritten = await (navigator.clipboard as Clipboard | undefined)?.writeText(written).then(
    () => true,
    () => false,
  );
  if (isWritten === true) return true;
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', written);
    event.preventDefault();
    event.stopImmediatePropagation();
    isTaken = true;
  };
  document.addEventListener('copy', give, { capture: true, once: true });
  const isAllowed = document.execCommand('copy');
  document.removeEventListener('copy', give, { capture: true });
  return isAllowed && isTaken;
}
