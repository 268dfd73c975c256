import { useId } from 'preact/hooks';
import { texts } from '../texts';
import { ActionButton } from './action-button';
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
  const { allow, meaning, allowAll, allMeaning, afterwards } = texts.permissions;
  return (
    <div class="choices">
      <ActionButton
        icon="key"
        isPrimary
        describedBy={`${id}-one`}
        onClick={() => onAllow({ scope: 'origin', origin })}
      >
        {allow(host)}
      </ActionButton>
      <p class="more" id={`${id}-one`}>
        {meaning(host)}
      </p>
      <ActionButton icon="key" describedBy={`${id}-all`} onClick={() => onAllow({ scope: 'all' })}>
        {allowAll}
      </ActionButton>
      <p class="more" id={`${id}-all`}>
        {allMeaning}
      </p>
      <p class="more">{afterwards}</p>
    </div>
  );
}
