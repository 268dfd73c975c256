import { message } from '../i18n/message';
import type { PendingTarget } from '../services';
import { displayAddress } from './page-facts';

/** What was clicked, in words and with its address: the popup no longer speaks of the page behind it. */
export function SubjectLine({ target: { kind, url } }: { target: PendingTarget }) {
  const address = displayAddress(url);
  return (
    <p class="subject">
      <strong>{message(`popup_subject_${kind}`)}</strong>{' '}
      <span dir="ltr" title={address}>
        {address}
      </span>
    </p>
  );
}
