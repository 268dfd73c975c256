import { useLayoutEffect, useRef } from 'preact/hooks';

/** Calls the latest `onKey` for each key that is pressed anywhere on the page. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
