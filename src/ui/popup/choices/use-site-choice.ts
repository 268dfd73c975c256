import { useEffect, useState } from 'preact/hooks';
import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { SiteChoices } from '../../services';

export interface RememberedChoice {
  choice: SiteChoice | undefined;
  /** Remembers a choice, or with undefined forgets the one of the site. Rejects where it is not kept. */
  change(site: string, choice: SiteChoice | undefined): Promise<void>;
}

/** What the user chose for this site before; nothing while there is no site to ask about. */
export function useSiteChoice(choices: SiteChoices, site: string | undefined): RememberedChoice {
  const [choice, setChoice] = useState<SiteChoice>();
  useEffect(() => {
    let isOver = false;
    setChoice(undefined);
    if (site === undefined) return;
    choices.find(site).then(
      (found) => isOver || setChoice(found),
      // The best picture is shown then, as if nothing had been chosen.
      (fault: unknown) => console.warn('Choices were not read.', fault),
    );
    return () => {
      isOver = true;
    };
  }, [choices, site]);
  return {
    choice,
    async change(changedSite, next) {
      await (next ? choices.remember(next) : choices.forget(changedSite));
      setChoice(next);
    },
  };
}
