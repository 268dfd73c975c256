import { useRef } from 'preact/hooks';
import { message, plural } from '../i18n/message';
import { Icon, Mark } from '../icon';
import { browserIsOnline } from '../popup/cover-run';
import { AddressBox } from './address-box';
import { PermissionNotice } from './permission-notice';
import { ListBar } from './list-bar';
import { PageCard } from './page-card';
import { ReportLine } from './report-line';
import type { AllTabsServices } from '../tab-services';
import type { AllTabsModel } from './use-all-tabs';
import { useAllTabs } from './use-all-tabs';

interface AllTabsPageProps {
  services: AllTabsServices;
  /** The browser's word on the connection. */
  isOnline?: () => boolean;
  /** Milliseconds since the epoch, for the date in file names. */
  nowMs?: () => number;
}

/** The covers of all pages that are open in a window, and of addresses that are written, to be saved and copied together. */
export function AllTabsPage({ services, isOnline = browserIsOnline, nowMs = Date.now }: AllTabsPageProps) {
  const model = useAllTabs(services, { isOnline, nowMs });
  const { pages, covers, tabs, report } = model;
  const list = useRef<HTMLUListElement>(null);
  return (
    <main class="all-tabs">
      <header>
        <Mark />
        <div>
          <h1>{message('tabs_title')}</h1>
          <p class="hint">{message('tabs_subtitle')}</p>
        </div>
      </header>
      <PermissionNotice model={model} />
      {pages.length > 0 ? <ListBar model={model} /> : <ReportLine report={report} />}
      {pages.length > 0 && (
        <ul class="pages" ref={list} tabIndex={-1}>
          {pages.map((page) => (
            <PageCard
              key={page.key}
              page={page}
              covers={covers.get(page.key) ?? null}
              model={model}
              keepFocus={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {pages.length === 0 && <Nothing model={model} />}
      <Others tabs={tabs} />
      <AddressBox onAdd={model.add} isOpen={tabs !== undefined && pages.length === 0} />
    </main>
  );
}

/** There is nothing to list, or nothing that may be seen. */
function Nothing({ model: { tabs, report, lookAgain } }: { model: AllTabsModel }) {
  const isEmpty = tabs?.hiddenCount === 0;
  const isUnread = !tabs && report?.tone === 'failed';
  if (!isEmpty && !isUnread) return null;
  return (
    <div class="nothing">
      <Icon name={isUnread ? 'alert' : 'frame'} />
      {isEmpty && <h2>{message('tabs_empty')}</h2>}
      {isEmpty && <p>{message('tabs_empty_text')}</p>}
      <button type="button" onClick={lookAgain}>
        <Icon name="refresh" />
        {message('tabs_again')}
      </button>
    </div>
  );
}

function Others({ tabs }: Pick<AllTabsModel, 'tabs'>) {
  if (!tabs || tabs.otherCount === 0) return null;
  return <p class="hint">{plural('tabs_others', tabs.otherCount)}</p>;
}
