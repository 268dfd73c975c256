import type { Storage } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import type { TabPage } from '../../ui/picture-services';

/** What was clicked, for the screen that shows its cover. */
export type PendingTarget =
  /** The page in a tab: its live DOM is read. `notice` is a sentence that says why a screen opened by itself. */
  | { kind: 'page'; url: string; tabId: number; privateWindow: boolean; notice?: string }
  | { kind: 'link'; url: string; privateWindow: boolean }
  /** `page` is the one that shows the picture, in its tab. */
  | { kind: 'image' | 'video'; url: string; privateWindow: boolean; page?: TabPage }
  /** There was nothing to resolve; `message` is a sentence for the user. */
  | { kind: 'none'; message: string };

/** Hands targets from the click to the screen it opens; a nonce keeps two clicks apart. */
export interface PendingTargets {
  put(nonce: string, target: PendingTarget): Promise<void>;
  /**
   * The target of that nonce, once: whoever asks again gets undefined. The screen may open before the target is
   * found, so this waits for it, at most three seconds.
   */
  take(nonce: string): Promise<PendingTarget | undefined>;
}

export interface PendingTargetsParts {
  /** The session area: in memory, and closed to scripts in pages. */
  area: Pick<Storage.StorageArea, 'get' | 'set' | 'remove' | 'onChanged'>;
  clock: Pick<Clock, 'nowMs' | 'timeoutSignal'>;
}

export const PENDING_LIMITS = { lifeMs: 60_000, waitMs: 3_000 } as const;

interface StoredTarget {
  target: PendingTarget;
  expiresAtMs: number;
}

const PREFIX = 'pending-target:';

/** Targets in the browser's session storage; one that nobody took is gone with the first click a minute later. */
export function createPendingTargets({ area, clock }: PendingTargetsParts): PendingTargets {
  const isAlive = ({ expiresAtMs }: StoredTarget) => expiresAtMs > clock.nowMs();

  async function prune(): Promise<void> {
    const stored = Object.entries((await area.get(null)) as Record<string, StoredTarget>);
    const dead = stored.filter(([key, target]) => key.startsWith(PREFIX) && !isAlive(target));
    if (dead.length > 0) await area.remove(dead.map(([key]) => key));
  }

  return {
    async put(nonce, target) {
      await prune();
      const stored: StoredTarget = { target, expiresAtMs: clock.nowMs() + PENDING_LIMITS.lifeMs };
      await area.set({ [PREFIX + nonce]: stored });
    },
    async take(nonce) {
      const key = PREFIX + nonce;
      const stored = await storedOrSoon(key, area, clock.timeoutSignal(PENDING_LIMITS.waitMs));
      if (stored === undefined) return undefined;
      await area.remove([key]);
      return isAlive(stored) ? stored.target : undefined;
    },
  };
}

/** Listens first and looks then, so that nothing that comes in between is missed. */
async function storedOrSoon(
  key: string,
  area: PendingTargetsParts['area'],
  deadline: AbortSignal,
): Promise<StoredTarget | undefined> {
  type Changes = Record<string, { newValue?: unknown }>;
  let hear = (_changes: object) => {};
  const arrival = new Promise<StoredTarget | undefined>((resolve) => {
    hear = (changes) => {
      const value = (changes as Changes)[key]?.newValue;
      if (value !== undefined) resolve(value as StoredTarget);
    };
    deadline.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  area.onChanged.addListener(hear);
  try {
    const there = (await area.get(key))[key] as StoredTarget | undefined;
    return there ?? (await arrival);
  } finally {
    area.onChanged.removeListener(hear);
  }
}
