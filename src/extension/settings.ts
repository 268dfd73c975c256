import { storage } from 'wxt/utils/storage';
import { z } from '../contract/zod';

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

/** Whether an extension gets no answers: it is blocked, or the API is switched off. */
export async function isCallerBlocked(callerId: string): Promise<boolean> {
  const { isApiEnabled, blockedCallers } = await readSettings();
  return !isApiEnabled || blockedCallers.includes(callerId);
}
