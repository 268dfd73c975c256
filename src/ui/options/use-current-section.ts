import { useEffect, useState } from 'preact/hooks';

/** The part of the window that counts as being read: its upper third. */
const READING_AREA = '-10% 0px -66% 0px';

/** The id of the section that is being read, for the navigation to mark. */
export function useCurrentSection(ids: readonly string[], isShown: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (!isShown) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, isShown]);
  return current;
}
