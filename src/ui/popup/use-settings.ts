import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../../contract/settings/settings';
import { DEFAULT_SETTINGS } from '../../contract/settings/settings';
import { applyTheme } from '../apply-theme';
import type { SettingsStore } from '../services';

/** The user's settings, as they are now; the defaults until they are read, and where they cannot be. */
export function useSettings(store: SettingsStore): Settings {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    let isOver = false;
    const take = (found: Settings) => {
      if (isOver) return;
      applyTheme(document.documentElement, found.theme);
      setSettings(found);
    };
    const stopWatching = store.watch(take);
    // The popup's own work needs none of them, so a store that fails is for the console.
    store.read().then(take, (fault: unknown) => console.warn('Settings were not read.', fault));
    return () => {
      isOver = true;
      stopWatching();
    };
  }, [store]);
  return settings;
}
