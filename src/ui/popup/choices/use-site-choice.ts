import { useEffect, useRef, useState } from 'preact/hooks';
import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { SiteChoices } from '../../services';

export interface RememberedChoices {
  /** What a choice on this page can hold for, the narrowest first; empty where nothing may be remembered. */
  sites: readonly string[];
  /** Those of them that have one, in that order: the first is the one that counts. */
  choices: readonly SiteChoice[];
  /** What the next choice holds for. */
  site: string | undefined;
  /** Picks another of the sites. */
  select(site: string): void;
  /** Makes these the choices of the page's sites. Rejects where they are not kept. */
  keep(choices: readonly SiteChoice[]): Promise<void>;
}

/** What the user chose for these sites before; nothing while there is none to ask about. */
export function useSiteChoice(store: SiteChoices, sites: readonly string[]): RememberedChoices {
  const [choices, setChoices] = useState<readonly SiteChoice[]>([]);
  const [selected, setSelected] = useState<string>();
  // Of another array with the same sites nothing is asked anew; none of them has a space.
  const names = sites.join(' ');
  const namesNow = useRef(names);
  namesNow.current = names;
  useEffect(() => {
    let isOver = false;
    setChoices([]);
    setSelected(undefined);
    if (names === '') return;
    store.find(names.split(' ')).then(
      (found) => isOver || setChoices(found),
      // The best picture is shown then, as if nothing had been chosen.
      (fault: unknown) => console.warn('Choices were not read.', fault),
    );
    return () => {
      isOver = true;
    };
  }, [store, names]);
  return {
    sites,
    choices,
    site: selected ?? choices[0]?.site ?? sites.at(-1),
    select: setSelected,
    async keep(next) {
      await store.replace(sites, next);
      // By now another page may be in view, with choices of its own.
      if (namesNow.current === names) setChoices(next);
    },
  };
}
