import { useEffect, useState } from 'preact/hooks';

/** The part of the window that counts as being read: its upper third. */
const READING_AREA = '-10% 0px -66% 0px';

/** The id of the first section that is being read, for the navigation to mark. */
export function useCurrentSection(ids: readonly string[], isShown: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    if (!isShown) return;
    const inArea = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inArea.add(target.id);
          else inArea.delete(target.id);
        }
        const first = ids.find((id) => inArea.has(id));
        if (first !== undefined) setCurrent(first);
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
