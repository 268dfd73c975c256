import { useEffect, useState } from 'preact/hooks';

/** The part of the window that counts as being read: its upper third. */
const READING_AREA = '-10% 0px -66% 0px';
/** CSS pixels: where a window is scrolled by parts of them. */
const NEARLY = 2;

/** The id of the section that is being read, for the navigation to mark: the first one that is, or the one gone to at the page's end. */
export function useCurrentSection(ids: readonly string[], isShown: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (!isShown) return;
    const inArea = new Set<string>();
    const update = () => {
      const first = isAtEnd() ? lastReached(ids) : ids.find((id) => inArea.has(id));
      if (first !== undefined) setCurrent(first);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inArea.add(target.id);
          else inArea.delete(target.id);
        }
        update();
      },
      { rootMargin: READING_AREA },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('hashchange', update);
    };
  }, [ids, isShown]);
  return current;
}

/** The last sections never come up to the part that is being read. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - NEARLY;
}

/** At the page's end: the section that the address names, where it is in view, else the last one. */
function lastReached(ids: readonly string[]): string | undefined {
  const named = location.hash.slice(1);
  const top = ids.includes(named) ? document.getElementById(named)?.getBoundingClientRect().top : undefined;
  return top !== undefined && top >= 0 && top < window.innerHeight ? named : ids.at(-1);
}
