import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../contract/settings/settings';
import { message } from '../i18n/message';
import type { SettingsStore } from '../services';
import { faultText } from './fault-text';
import type { Changes } from './use-changes';
import { withDeadline } from './with-deadline';

export interface SettingsState {
  settings: Settings | undefined;
  /** Why they could not be read. */
  fault: string | undefined;
  retry(): Promise<void>;
  /** Shows the change at once and keeps it, with a way back. */
  change: ChangeSettings;
}

/** `stateOf` says what holds with these settings, as a sentence: after the change, and where it was taken back. */
export type ChangeSettings = (
  change: Partial<Settings>,
  stateOf: (settings: Settings, isBack: boolean) => string,
  edit?: string,
) => void;

/** The settings as they are kept, wherever they are changed. */
export function useSettings(store: SettingsStore, changes: Changes): SettingsState {
  const [settings, setSettings] = useState<Settings>();
  const [fault, setFault] = useState<string>();
  /** Changes on their way to the store: until they are there, what the store tells is older than what is shown. */
  const underWay = useRef(0);
  const shown = useRef<Settings | undefined>(undefined);
  const show = useCallback((next: Settings) => {
    shown.current = next;
    setSettings(next);
  }, []);

  const retry = useCallback(async () => {
    try {
      const read = await withDeadline(store.read(), message('options_no_answer'));
      if (underWay.current === 0) show(read);
      setFault(undefined);
    } catch (caught) {
      setFault(faultText(caught));
    }
  }, [store, show]);

  useEffect(() => {
    void retry();
    return store.watch((next) => {
      if (underWay.current === 0) show(next);
    });
  }, [store, retry, show]);

  async function keep(change: Partial<Settings>): Promise<void> {
    if (shown.current) show({ ...shown.current, ...change });
    underWay.current += 1;
    try {
      await withDeadline(store.write(change), message('options_no_answer'));
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) await retry();
    }
  }

  const change: ChangeSettings = (next, stateOf, edit) => {
    const before = shown.current;
    if (!before) return;
    const previous = pick(before, Object.keys(next) as (keyof Settings)[]);
    const words = {
      text: message('options_saved', { state: stateOf({ ...before, ...next }, false) }),
      undone: stateOf(before, true),
    };
    keep(next).then(
      () => changes.record({ ...words, undo: () => keep(previous), ...(edit === undefined ? {} : { edit }) }),
      (caught: unknown) => changes.fail(message('options_not_saved'), caught),
    );
  };
  return { settings, fault, retry, change };
}

/** Some of the settings. */
export function pick(settings: Settings, names: readonly (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<Settings>;
}
