import { useRef } from 'preact/hooks';
import { asShown } from '../actions/cover-subject';
import { dragData } from '../actions/drag-data';
import { fileNameFor } from '../actions/file-name-template';
import { message } from '../i18n/message';
import type { IconName } from '../icon';
import type { Services } from '../services';
import { CoverActions } from './buttons/cover-actions';
import { HeaderButton } from './buttons/header-button';
import { CoverStage } from './cover/cover-stage';
import { coverSubject } from './cover/cover-subject';
import { browserIsOnline } from './cover-run';
import { pageTitle } from './page-facts';
import { openPicture } from './open-picture';
import { PopupBody } from './popup-body';
import { PopupHeader } from './popup-header';
import type { ScreenState } from './screen-state';
import { StatusLine } from './status-line';
import { isPrivate, openPage } from './subject';
import { SubjectLine } from './subject-line';
import type { PopupModel } from './use-popup';
import { usePopup } from './use-popup';

interface PopupProps {
  services: Services;
  /** The browser's word on the connection. */
  isOnline?: () => boolean;
  /** Milliseconds since the epoch, for the date in file names. */
  nowMs?: () => number;
}

/** What stands on the stage while no picture does. */
const STAGE_ICONS: Readonly<Record<ScreenState['screen'], IconName>> = {
  loading: 'frame',
  ready: 'frame',
  empty: 'frame',
  restricted: 'lock',
  permission: 'key',
  unseen: 'key',
  'still-loading': 'refresh',
  changed: 'refresh',
  'nothing-clicked': 'frame',
  offline: 'offline',
  error: 'alert',
};

/** The whole popup, and the whole side panel: the cover of the current tab or of what was clicked in it, or why there is none and what helps. */
export function Popup({ services, isOnline = browserIsOnline, nowMs = Date.now }: PopupProps) {
  const main = useRef<HTMLElement>(null);
  const popup = usePopup(services, { isOnline, keepFocus: () => main.current?.focus() });
  const { subject, state } = popup;
  const title = pageTitle(state, subject);
  const isWaiting =
    state.screen === 'loading' || (state.screen === 'ready' && state.refresh.status === 'running');
  const isProblem = state.screen !== 'loading' && state.screen !== 'ready';
  return (
    <main class={isProblem ? 'popup problem-screen' : 'popup'} ref={main} tabIndex={-1}>
      <PopupHeader isPrivate={isPrivate(subject)} isBusy={isWaiting} onRefresh={popup.refresh}>
        <Ways services={services} popup={popup} />
      </PopupHeader>
      {subject?.kind === 'target' && <SubjectLine target={subject.target} />}
      <Pinned {...{ popup, services, nowMs, title, isWaiting, isProblem }} />
      <PopupBody popup={popup} title={title} services={services} nowMs={nowMs} />
    </main>
  );
}

/** Where all tabs of the window are shown. */
const ALL_TABS_PAGE = '/all-tabs.html';

/** To the views of more than this page. In a private window there is none of all tabs: it would stand in a window that is not. */
function Ways({ services: { tabs, panel }, popup }: { services: Services; popup: PopupModel }) {
  const onReport = popup.setReport;
  return (
    <>
      {popup.subject && !isPrivate(popup.subject) && (
        <HeaderButton
          id="all-tabs"
          icon="grid"
          label={message('tabs_open')}
          failure={message('popup_open_failed')}
          leave={() => tabs.open(ALL_TABS_PAGE)}
          onReport={onReport}
        />
      )}
      {panel && (
        <HeaderButton
          id="keep-open"
          icon="side"
          label={message('popup_keep_open')}
          failure={message('popup_keep_open_failed')}
          leave={() => panel.open()}
          onReport={onReport}
        />
      )}
    </>
  );
}

interface PinnedProps extends Required<Pick<PopupProps, 'services' | 'nowMs'>> {
  popup: PopupModel;
  title: string;
  isWaiting: boolean;
  isProblem: boolean;
}

/** The stage, what can be done with the cover on it, and how that went. */
function Pinned({ popup, services, nowMs, title, isWaiting, isProblem }: PinnedProps) {
  const { state, shown, settings, report } = popup;
  const cover =
    shown && state.screen === 'ready'
      ? coverSubject(state.result, shown, title, {
          cut: popup.bars?.cut,
          page: openPage(popup.subject),
          privateWindow: isPrivate(popup.subject),
        })
      : null;
  const inView = cover && asShown(cover);
  const drag =
    cover && inView && (() => dragData(cover, fileNameFor(settings.fileNameTemplate, inView, nowMs())));
  return (
    <div class="pinned">
      <CoverStage
        picture={inView?.picture ?? shown?.picture ?? null}
        alt={message(cover?.cut ? 'popup_cover_alt_cut' : 'popup_cover_alt', { title })}
        isWaiting={isWaiting}
        icon={STAGE_ICONS[state.screen]}
        isLow={isProblem}
        drag={drag}
      />
      {!isProblem && (
        <CoverActions
          world={{ services, settings, nowMs: nowMs() }}
          subject={cover}
          report={report}
          onReport={popup.setReport}
        />
      )}
      <StatusLine state={state} report={report} onOpen={(url) => void openPicture(url, popup, services)} />
    </div>
  );
}
