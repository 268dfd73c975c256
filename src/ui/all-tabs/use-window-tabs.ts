import { useCallback, useEffect, useState } from 'preact/hooks';
import { attempt } from '../actions/attempt';
import type { ActionOutcome } from '../actions/cover-action';
import { message } from '../i18n/message';
import type { OpenTab, OpenTabs, WindowTabs } from '../tab-services';

/** The tabs of the window: read at once, and again on demand. Where they cannot be read the page says so. */
export function useWindowTabs(
  openTabs: OpenTabs,
  onTabs: (open: readonly OpenTab[]) => void,
  setReport: (report: ActionOutcome) => void,
) {
  /** Absent until the browser has told them. */
  const [tabs, setTabs] = useState<WindowTabs>();

  const readTabs = useCallback(async () => {
    const found = await attempt(() => openTabs.list(), message('tabs_unread'));
    if (found.status === 'failed') return setReport({ tone: 'failed', text: found.text });
    setTabs(found.value);
    onTabs(found.value.pages);
  }, [openTabs, onTabs, setReport]);

  useEffect(() => void readTabs(), [readTabs]);

  return { tabs, readTabs };
}
