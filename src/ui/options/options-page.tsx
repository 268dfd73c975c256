import { useLayoutEffect } from 'preact/hooks';
import { applyTheme } from '../apply-theme';
import { Mark } from '../icon';
import { message } from '../i18n/message';
import type { OptionsServices } from '../services';
import { NoticeBar } from './notice-bar';
import { SectionNav } from './section-nav';
import type { SectionProps } from './section-props';
import type { Section } from './sections';
import { SECTIONS } from './sections';
import { useAnchor } from './use-anchor';
import { useChanges } from './use-changes';
import { useSettings } from './use-settings';

/** All options on one page, kept as they are changed. */
export function OptionsPage({ services }: { services: OptionsServices }) {
  const changes = useChanges();
  const { settings, fault, retry, change } = useSettings(services.settings, changes);
  const theme = settings?.theme;
  useLayoutEffect(() => {
    if (theme) applyTheme(document.documentElement, theme);
  }, [theme]);
  useAnchor(settings !== undefined);
  return (
    <div class="options">
      <header>
        <Mark />
        <div>
          <h1>{message('options_title')}</h1>
          <p>{message('options_subtitle')}</p>
        </div>
      </header>
      <SectionNav isReady={settings !== undefined} />
      <main>
        {settings ? (
          SECTIONS.map((section) => (
            <SectionView key={section.id} section={section} {...{ services, settings, change, changes }} />
          ))
        ) : (
          <Unread fault={fault} retry={retry} />
        )}
      </main>
      <NoticeBar changes={changes} />
    </div>
  );
}

function SectionView({ section: { id, title, Content }, ...props }: SectionProps & { section: Section }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title()}</h2>
      <Content {...props} />
    </section>
  );
}

function Unread({ fault, retry }: { fault: string | undefined; retry: () => Promise<void> }) {
  if (fault === undefined) return <p class="hint">{message('options_loading')}</p>;
  return (
    <div class="failed" role="alert">
      <p class="fault">{message('options_not_read', { fault })}</p>
      <button type="button" onClick={() => void retry()}>
        {message('options_try_again')}
      </button>
    </div>
  );
}
