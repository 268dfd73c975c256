import { useLayoutEffect } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { applyTheme } from '../apply-theme';
import type { IconName } from '../icon';
import { Icon, Mark } from '../icon';
import { message } from '../i18n/message';
import { SectionIcon } from '../options/section-icon';
import { useLoaded } from '../options/use-loaded';
import type { OptionsServices } from '../services';
import { AllSitesOffer } from './all-sites-offer';
import { CoverDrawing } from './cover-drawing';

interface Sentence {
  icon: IconName;
  title: () => string;
  text: () => string;
}

/** What it does, what it sees, and what it does not: one sentence each. */
const SENTENCES: readonly Sentence[] = [
  { icon: 'picture', title: () => message('welcome_does'), text: () => message('welcome_does_text') },
  { icon: 'search', title: () => message('welcome_sees'), text: () => message('welcome_sees_text') },
  { icon: 'lock', title: () => message('welcome_never'), text: () => message('welcome_never_text') },
];

/** The first thing people see after installing. It asks for nothing. */
export function WelcomePage({ services }: { services: OptionsServices }) {
  const { loaded } = useLoaded(() => services.settings.read());
  const theme = loaded.status === 'ready' ? loaded.value.theme : 'system';
  useLayoutEffect(() => applyTheme(document.documentElement, theme), [theme]);
  return (
    <main class="welcome">
      <header>
        <div class="lead">
          <p class="product">
            <Mark />
            <span>{message('common_product')}</span>
          </p>
          <h1>{message('welcome_title')}</h1>
          <p class="hint">{message('welcome_subtitle')}</p>
        </div>
        <CoverDrawing />
      </header>
      <ul class="sentences">
        {SENTENCES.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <div>
              <h2>{title()}</h2>
              <p>{text()}</p>
            </div>
          </li>
        ))}
      </ul>
      <Ways services={services} />
      <AllSitesOffer services={services} />
      <footer>
        <p>{message('welcome_ready')}</p>
        <a class="button" href="options.html">
          {message('welcome_options')}
        </a>
      </footer>
    </main>
  );
}

/** How to open it; the keys are those that the browser gave it. */
function Ways({ services }: { services: OptionsServices }) {
  const { loaded } = useLoaded(() => services.shortcuts.list());
  const shortcuts = loaded.status === 'ready' ? loaded.value : [];
  const keys = shortcuts.find(({ name }) => name === '_execute_action')?.keys ?? '';
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
