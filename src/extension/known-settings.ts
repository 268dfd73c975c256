import type { Settings } from '../contract/settings/settings';
import { DEFAULT_SETTINGS } from '../contract/settings/settings';
import type { ResolveOptions } from '../resolver/types';
import { DEFAULT_OPTIONS } from '../resolver/types';
import type { SettingsStore } from '../ui/services';

/** The settings as they are now, read once and again after each change: every message and every click asks. */
export type KnownSettings = () => Promise<Settings>;

export function createKnownSettings(store: Pick<SettingsStore, 'read' | 'watch'>): KnownSettings {
  let known: Promise<Settings> | undefined;
  store.watch(() => {
    known = undefined;
  });
  return () => {
    known ??= store.read().catch((fault: unknown) => {
      // Whoever asks next may find storage well again.
      known = undefined;
      throw fault;
    });
    return known;
  };
}

/** The settings, or the defaults where storage fails: what only makes things nicer must not stop them. */
export async function settingsOrDefaults(settings: KnownSettings): Promise<Settings> {
  return settings().catch((fault: unknown) => {
    console.warn('Settings:', fault);
    return DEFAULT_SETTINGS;
  });
}

/** What the user's own resolves ask for unless a screen says otherwise; other extensions never get these. */
export function createUserDefaults(settings: KnownSettings): () => Promise<ResolveOptions> {
  return async () => {
    const { preference, minWidth, minHeight } = await settingsOrDefaults(settings);
    return { ...DEFAULT_OPTIONS, prefer: preference, min_width: minWidth, min_height: minHeight };
  };
}
