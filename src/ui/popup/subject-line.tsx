import type { PendingTarget } from '../services';
import { texts } from '../texts';
import { displayAddress } from './page-facts';

/** What was clicked, in words and with its address: the popup no longer speaks of the page behind it. */
export function SubjectLine({ target: { kind, url } }: { target: PendingTarget }) {
  const address = displayAddress(url);
  return (
    <p class="subject">
      <strong>{texts.subject(kind)}</strong>{' '}
      <span dir="ltr" title={address}>
        {address}
      </span>
    </p>
  );
}
