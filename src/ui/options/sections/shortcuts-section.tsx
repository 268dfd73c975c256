import { useState } from 'preact/hooks';
import { message } from '../../i18n/message';
import type { Shortcut } from '../../services';
import { LoadedView } from '../controls/loaded-view';
import type { SectionProps } from '../section-props';
import { useLoaded } from '../use-loaded';

/** The keys, which only the browser's own page can change. */
export function ShortcutsSection({ services, changes }: SectionProps) {
  const { loaded, reload } = useLoaded(() => services.shortcuts.list());
  const [isByHand, setByHand] = useState(false);
  const open = () => {
    services.shortcuts.openBrowserPage().then(
      (isOpen) => setByHand(!isOpen),
      (fault: unknown) => changes.fail(message('options_shortcuts_not_opened'), fault),
    );
  };
  return (
    <>
      <LoadedView loaded={loaded} reload={reload}>
        {(shortcuts) => <ShortcutTable shortcuts={shortcuts} />}
      </LoadedView>
      <button type="button" onClick={open}>
        {message('options_shortcuts_change')}
      </button>
      <p class="hint" aria-live="polite">
        {isByHand ? message('options_shortcuts_by_hand') : message('options_shortcuts_hint')}
      </p>
    </>
  );
}

function ShortcutTable({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl class="shortcuts">
      {shortcuts.map(({ name, description, keys }) => (
        <div key={name}>
          <dt dir="auto">{description}</dt>
          <dd>
            {keys === '' ? (
              <span class="hint">{message('options_shortcut_none')}</span>
            ) : (
              <kbd dir="ltr">{keys}</kbd>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
