import type { Action, Storage } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import type { Message } from '../browser-texts';

export interface BadgeParts {
  action: Pick<Action.Static, 'setBadgeText' | 'setBadgeBackgroundColor' | 'setBadgeTextColor' | 'setTitle'>;
  /** The session area: a worker that starts anew finds which tab its predecessor has marked. */
  area: Pick<Storage.StorageArea, 'get' | 'set' | 'remove'>;
  clock: Pick<Clock, 'timeoutSignal'>;
  message: Message;
  onFault(fault: unknown): void;
}

/** A mark on the toolbar button, in one tab at a time. The button's title says what it means. */
export interface Badge {
  /** A tick, for three seconds. */
  done(tabId: number, said: string): Promise<void>;
  /** Stays until the next mark, the tab's next page, or the worker's next start. */
  failed(tabId: number, said: string): Promise<void>;
}

interface Mark {
  text: string;
  color: string;
  lifeMs?: number;
}

/** White on both is read by everyone: 5.1 and 6.5 to 1. */
const MARKS = {
  done: { text: '✓', color: '#1a7f37', lifeMs: 3_000 },
  failed: { text: '!', color: '#b3261e' },
} as const satisfies Record<string, Mark>;
const MARKED_TAB = 'badge-tab';

/** The badge of the toolbar button; it takes away what an earlier worker left. */
export function createBadge(parts: BadgeParts): Badge {
  const { action, area, clock, message, onFault } = parts;
  let turn = clear().catch(onFault);
  let latest = 0;

  async function clear(): Promise<void> {
    const { [MARKED_TAB]: tabId } = await area.get(MARKED_TAB);
    if (typeof tabId !== 'number') return;
    await area.remove([MARKED_TAB]);
    // A tab that was closed meanwhile has no mark any more.
    await Promise.allSettled([
      action.setBadgeText({ tabId, text: '' }),
      action.setTitle({ tabId, title: '' }),
    ]);
  }

  async function mark(tabId: number, { text, color }: Mark, said: string): Promise<void> {
    await clear();
    await area.set({ [MARKED_TAB]: tabId });
    await Promise.all([
      action.setBadgeBackgroundColor({ tabId, color }),
      action.setBadgeTextColor({ tabId, color: '#ffffff' }),
      action.setTitle({ tabId, title: `${message('common_product')}: ${said}` }),
      action.setBadgeText({ tabId, text }),
    ]);
  }

  /** One change after the other, so that none takes away what a later one has put there. */
  function next(work: () => Promise<void>): Promise<void> {
    turn = turn.catch(onFault).then(work);
    return turn;
  }

  function show(tabId: number, shown: Mark, said: string): Promise<void> {
    const mine = ++latest;
    const shownNow = next(() => mark(tabId, shown, said));
    if (shown.lifeMs !== undefined) {
      const expire = () => void next(async () => (mine === latest ? clear() : undefined)).catch(onFault);
      clock.timeoutSignal(shown.lifeMs).addEventListener('abort', expire, { once: true });
    }
    return shownNow;
  }

  return {
    done: (tabId, said) => show(tabId, MARKS.done, said),
    failed: (tabId, said) => show(tabId, MARKS.failed, said),
  };
}
