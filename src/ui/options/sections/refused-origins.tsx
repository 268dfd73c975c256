import { useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { SectionProps } from '../section-props';
import { grantedSince, takeBack } from '../undo-grant';

/** Sites that could not be read for another extension, each with a button that asks the browser in its click. */
export function RefusedOrigins({ origins, ...props }: SectionProps & { origins: readonly string[] }) {
  const { permissions, access } = props.services;
  const { changes } = props;
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  const allow = async (origin: string) => {
    const held = access.granted();
    const isGranted = await permissions.requestOrigin(origin);
    if (!isGranted) return changes.fail(message('options_not_allowed'));
    const added = await grantedSince(access, await held);
    setAllowed((now) => [...now, origin]);
    const text = message('options_origin_allowed', { origin });
    // What was allowed before in another place is not taken back here.
    if (added.length === 0) return changes.settle(origin, text);
    changes.record({
      text,
      undone: message('options_sites_revoked', { site: origin }),
      undo: async () => {
        await takeBack(access, added);
        setAllowed((now) => now.filter((other) => other !== origin));
      },
    });
  };
  const failed = (fault: unknown) => changes.fail(message('options_sites_not_changed'), fault);
  const waiting = origins.filter((origin) => !allowed.includes(origin));
  if (waiting.length === 0) return null;
  return (
    <div class="sublist">
      <p class="hint">{message('options_origins_refused')}</p>
      <ul>
        {waiting.map((origin) => (
          <RefusedOrigin key={origin} origin={origin} onAllow={() => void allow(origin).catch(failed)} />
        ))}
      </ul>
    </div>
  );
}

function RefusedOrigin({ origin, onAllow }: { origin: string; onAllow: () => void }) {
  return (
    <li>
      <span dir="ltr">{origin}</span>
      <button type="button" onClick={onAllow}>
        {message('options_allow')}
        <span class="unseen"> {origin}</span>
      </button>
    </li>
  );
}
