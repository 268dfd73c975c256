import { useRef } from 'preact/hooks';
import type { IconName } from '../icon';
import type { Services } from '../services';
import { texts } from '../texts';
import { CoverActions } from './cover-actions';
import { CoverStage } from './cover-stage';
import { pageTitle } from './page-facts';
import { PopupHeader } from './popup-header';
import { ProblemView } from './problem-view';
import { ReadyView } from './ready-view';
import type { ScreenState } from './screen-state';
import { StatusLine } from './status-line';
import { isPrivate, subjectKind } from './subject';
import { SubjectLine } from './subject-line';
import { usePopup } from './use-popup';
import type { PopupModel } from './use-popup';
import { WaitingView } from './waiting-view';

interface PopupProps {
  services: Services;
  /** The browser's word on the connection. */
  isOnline?: () => boolean;
}

const browserIsOnline = () => navigator.onLine;

/** What stands on the stage while no picture does. */
const STAGE_ICONS: Readonly<Record<ScreenState['screen'], IconName>> = {
  loading: 'frame',
  ready: 'frame',
  empty: 'frame',
  restricted: 'lock',
  permission: 'key',
  changed: 'refresh',
  'nothing-clicked': 'frame',
  offline: 'offline',
  error: 'alert',
};

/** The whole popup: the cover of the current tab or of what was clicked in it, or why there is none and what helps. */
export function Popup({ services, isOnline = browserIsOnline }: PopupProps) {
  const main = useRef<HTMLElement>(null);
  const popup = usePopup(services, { isOnline, keepFocus: () => main.current?.focus() });
  const { subject, state, picture, report } = popup;
  const title = pageTitle(state, subject);
  const isWaiting =
    state.screen === 'loading' || (state.screen === 'ready' && state.refresh.status === 'running');
  const isProblem = state.screen !== 'loading' && state.screen !== 'ready';
  return (
    <main class="popup" ref={main} tabIndex={-1} aria-busy={isWaiting}>
      <PopupHeader isPrivate={isPrivate(subject)} isBusy={isWaiting} onRefresh={popup.refresh} />
      {subject?.kind === 'target' && <SubjectLine target={subject.target} />}
      <div class="pinned">
        <CoverStage
          picture={picture}
          alt={texts.stage.alt(title)}
          isWaiting={isWaiting}
          icon={STAGE_ICONS[state.screen]}
          isLow={isProblem}
        />
        {!isProblem && (
          <CoverActions
            services={services}
            picture={state.screen === 'ready' ? picture : null}
            title={title}
            report={report}
            onReport={popup.setReport}
          />
        )}
        <StatusLine state={state} report={report} />
      </div>
      <PopupBody popup={popup} title={title} />
    </main>
  );
}

function PopupBody({ popup, title }: { popup: PopupModel; title: string }) {
  const { subject, state, picture, choose, retry, allow } = popup;
  if (state.screen === 'loading') return <WaitingView title={title} />;
  if (state.screen !== 'ready') {
    const kind = subjectKind(subject);
    return <ProblemView problem={state} kind={kind} onRetry={retry} onAllow={allow} />;
  }
  return (
    <ReadyView
      result={state.result}
      picture={picture ?? state.result.best}
      title={title}
      isPrivate={isPrivate(subject)}
      onChoose={choose}
      onAllow={allow}
    />
  );
}
