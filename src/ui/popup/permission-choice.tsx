import { useId } from 'preact/hooks';
import { message } from '../i18n/message';
import { ActionButton } from './buttons/action-button';
import { hostOf } from './page-facts';

/** What the user is asked for: one origin, or every site. */
export type Grant = { scope: 'origin'; origin: string } | { scope: 'all' };

interface PermissionChoiceProps {
  origin: string;
  onAllow: (grant: Grant) => void;
}

/** Exactly the site that is needed, or all of them; each with what it means. */
export function PermissionChoice({ origin, onAllow }: PermissionChoiceProps) {
  const id = useId();
  const host = hostOf(origin);
  return (
    <div class="choices">
      <ActionButton
        icon="key"
        isPrimary
        describedBy={`${id}-one`}
        onClick={() => onAllow({ scope: 'origin', origin })}
      >
        {message('popup_allow', { host })}
      </ActionButton>
      <p class="more" id={`${id}-one`}>
        {message('popup_allow_meaning', { host })}
      </p>
      <AllSites isPrimary={false} onAllow={onAllow} />
      <p class="more">{message('popup_allow_afterwards')}</p>
    </div>
  );
}

/** All sites alone, where the browser does not even tell which one it is about. */
export function AllSitesChoice({ onAllow }: Pick<PermissionChoiceProps, 'onAllow'>) {
  return (
    <div class="choices">
      <AllSites isPrimary onAllow={onAllow} />
    </div>
  );
}

function AllSites({ isPrimary, onAllow }: Pick<PermissionChoiceProps, 'onAllow'> & { isPrimary: boolean }) {
  const id = useId();
  return (
    <>
      <ActionButton
        icon="key"
        isPrimary={isPrimary}
        describedBy={id}
        onClick={() => onAllow({ scope: 'all' })}
      >
        {message('popup_allow_all')}
      </ActionButton>
      <p class="more" id={id}>
        {message('popup_allow_all_meaning')}
      </p>
    </>
  );
}
