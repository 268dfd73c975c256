import { message, plural } from '../i18n/message';
import { Icon } from '../icon';
import type { AllTabsModel } from './use-all-tabs';

/** How many pages the user's permission is missing for, and the way to give it. */
export function PermissionNotice({ model: { pages, tabs, allow } }: { model: AllTabsModel }) {
  const denied = pages.filter(({ screen }) => screen.screen === 'permission').length;
  const count = (tabs?.hiddenCount ?? 0) + denied;
  if (count === 0) return null;
  return (
    <section class="permission">
      <h2>{plural('tabs_unseen', count)}</h2>
      <p>{message('tabs_unseen_text')}</p>
      <button type="button" class="primary" onClick={allow}>
        <Icon name="key" />
        {message('tabs_allow')}
      </button>
    </section>
  );
}
