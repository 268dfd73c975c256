import { useState } from 'preact/hooks';
import { Icon } from '../icon';
import { message } from '../i18n/message';
import { grantedSites } from '../options/granted-sites';
import { useLoaded } from '../options/use-loaded';
import type { OptionsServices } from '../services';

type Answer = 'open' | 'refused' | 'failed';

const ANSWERS: Readonly<Record<Answer, () => string>> = {
  open: () => '',
  refused: () => message('welcome_all_refused'),
  failed: () => message('welcome_all_failed'),
};

/** A choice, not a demand: what it brings, what works without it, and how to take it back. */
export function AllSitesOffer({ services: { access, permissions } }: { services: OptionsServices }) {
  const { loaded, reload } = useLoaded(() => access.granted());
  const [answer, setAnswer] = useState<Answer>('open');
  const isAllowed = loaded.status === 'ready' && grantedSites(loaded.value).some(({ key }) => key === 'all');
  const ask = () => {
    permissions.requestAllSites().then(
      (isGranted) => {
        setAnswer(isGranted ? 'open' : 'refused');
        return reload();
      },
      (fault: unknown) => {
        console.warn('All sites:', fault);
        setAnswer('failed');
      },
    );
  };
  return (
    <section class="all-sites" aria-labelledby="all-sites">
      <h2 id="all-sites">{message('welcome_all')}</h2>
      <p>{message('welcome_all_text')}</p>
      {!isAllowed && (
        <button type="button" onClick={ask}>
          {message('welcome_all_allow')}
        </button>
      )}
      <output>
        {isAllowed ? (
          <span class="allowed">
            <Icon name="check" />
            {message('welcome_all_allowed')}
          </span>
        ) : (
          ANSWERS[answer]()
        )}
      </output>
    </section>
  );
}
