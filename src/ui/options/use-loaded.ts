import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { message } from '../i18n/message';
import { faultText } from './fault-text';
import { withDeadline } from './with-deadline';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; fault: string };

/**
 * Reads something once, again whenever the window gets back the focus, `turn` is another, and when `reload` is called.
 * What was read before stays in view meanwhile, and a late answer never replaces a newer one.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  turn = 0,
): { loaded: Loaded<T>; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const latest = useRef(0);
  const loader = useRef(load);
  loader.current = load;
  const reload = useCallback(async () => {
    const run = ++latest.current;
    const answer = await read(loader.current);
    if (run === latest.current) setLoaded(answer);
  }, []);
  useEffect(() => void reload(), [reload, turn]);
  useEffect(() => {
    const onFocus = () => void reload();
    window.addEventListener('focus', onFocus);
    return () => {
      latest.current = Number.POSITIVE_INFINITY;
      window.removeEventListener('focus', onFocus);
    };
  }, [reload]);
  return { loaded, reload };
}

async function read<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { status: 'ready', value: await withDeadline(load(), message('options_no_answer')) };
  } catch (fault) {
    return { status: 'failed', fault: faultText(fault) };
  }
}
