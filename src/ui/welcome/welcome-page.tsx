import { useLayoutEffect } from 'preact/hooks';
import { applyTheme } from '../apply-theme';
import type { IconName } from '../icon';
import { Icon, Mark } from '../icon';
import { message } from '../i18n/message';
import { useLoaded } from '../options/use-loaded';
import type { OptionsServices } from '../services';
import { AllSitesOffer } from './all-sites-offer';
import { CoverDrawing } from './cover-drawing';
import type { PanelPlace } from './ways';
import { Ways } from './ways';

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
export function WelcomePage({ services, place }: { services: OptionsServices; place: PanelPlace }) {
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
      <Sentences />
      <Ways shortcuts={services.shortcuts} place={place} />
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

function Sentences() {
  return (
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
  );
}
