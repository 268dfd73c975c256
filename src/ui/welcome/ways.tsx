import type { ComponentChildren } from 'preact';
import { Icon, Mark } from '../icon';
import { message } from '../i18n/message';
import { SectionIcon } from '../options/section-icon';
import { useLoaded } from '../options/use-loaded';
import type { Shortcuts } from '../services';

/** What the browser has beside its pages, if it has anything there. */
export type PanelPlace = 'panel' | 'sidebar' | undefined;

/** How to open it, and how to keep it open; the keys are those that the browser gave it. */
export function Ways({ shortcuts, place }: { shortcuts: Shortcuts; place: PanelPlace }) {
  const { loaded } = useLoaded(() => shortcuts.list());
  const keysOf = (command: string) =>
    (loaded.status === 'ready' && loaded.value.find(({ name }) => name === command)?.keys) || '';
  const keys = keysOf('_execute_action');
  return (
    <section class="ways" aria-labelledby="ways">
      <h2 id="ways">{message('welcome_open')}</h2>
      <ol>
        <Way name={message('welcome_toolbar')} text={message('welcome_toolbar_text')}>
          <Mark />
        </Way>
        <Way name={message('welcome_menu')} text={message('welcome_menu_text')}>
          <SectionIcon name="mouse" />
        </Way>
        <Way
          name={message('welcome_keyboard')}
          text={keys === '' ? message('welcome_keyboard_none') : message('welcome_keyboard_text')}
        >
          {keys === '' ? <SectionIcon name="shortcuts" /> : <kbd dir="ltr">{keys}</kbd>}
        </Way>
      </ol>
      {place && <StayOpen place={place} keys={keysOf('keep-open')} />}
    </section>
  );
}

function Way({ name, text, children }: { name: string; text: string; children: ComponentChildren }) {
  return (
    <li>
      <span class="sign">{children}</span>
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  );
}

function StayOpen({ place, keys }: { place: NonNullable<PanelPlace>; keys: string }) {
  return (
    <p class="stay-open">
      <Icon name="side" />
      <span>
        {message(`welcome_stay_${place}`, { item: message('menus_panel') })}
        {keys !== '' && (
          <>
            {' '}
            {message('welcome_stay_keys')} <kbd dir="ltr">{keys}</kbd>
          </>
        )}
      </span>
    </p>
  );
}
