import { useEffect } from 'preact/hooks';

/** In which the lists above a section come, which move it down. */
const SETTLING_MS = 3_000;
const OF_USER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the section that the address names, which was not there yet when the browser looked for it, and stays with it while
 * the page grows: until the user does anything, or a little later.
 */
export function useAnchor(isReady: boolean): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    const section = isReady && id !== '' ? document.getElementById(id) : null;
    if (section === null) return;
    const observer = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const name of OF_USER) window.removeEventListener(name, stop);
    };
    const timer = setTimeout(stop, SETTLING_MS);
    observer.observe(document.body);
    for (const name of OF_USER) window.addEventListener(name, stop, { passive: true });
    section.scrollIntoView();
    return stop;
  }, [isReady]);
}
