import { storage } from 'wxt/utils/storage';
import { z } from '../resolver/zod';

interface Settings {
  /** Whether other extensions are answered at all. */
  isApiEnabled: boolean;
  /** Ids of extensions that get no answers. */
  blockedCallers: string[];
}

const DEFAULT_SETTINGS: Settings = { isApiEnabled: true, blockedCallers: [] };

const settingsSchema = z.object({ isApiEnabled: z.boolean(), blockedCallers: z.array(z.string()) });

const settingsItem = storage.defineItem<unknown>('local:settings', {
  fallback: DEFAULT_SETTINGS,
  version: 1,
});

/** The user's settings; the defaults where storage holds none, or something else. */
async function readSettings(): Promise<Settings> {
  const parsed = settingsSchema.safeParse(await settingsItem.getValue());
  return parsed.success ? parsed.data : DEFAULT_SETTINGS;
}

/**
 * Says whether an extension gets no answers: it is blocked, or the API is switched off. Settings are read
 * once and again after each change, since every message asks.
 */
export function createBlockList(): (callerId: string) => Promise<boolean> {
  let known: Promise<Settings> | undefined;
  settingsItem.watch(() => {
    known = undefined;
  });
  return async (callerId) => {
    known ??= readSettings().catch((fault: unknown) => {
      // The next message may find storage well again.
      known = undefined;
      throw fault;
    });
    const { isApiEnabled, blockedCallers } = await known;
    return !isApiEnabled || blockedCallers.includes(callerId);
  };
}
