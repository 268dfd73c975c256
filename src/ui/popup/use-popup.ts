import { useState } from 'preact/hooks';
import type { ImageCandidate, ResolveOptions } from '../../contract/types';
import type { Services } from '../services';
import { texts } from '../texts';
import { attempt } from './attempt';
import type { ActionReport } from './cover-actions';
import { hostOf } from './page-facts';
import type { Grant } from './permission-choice';
import type { ScreenState } from './screen-state';
import type { Subject } from './subject';
import { useCover } from './use-cover';

export interface PopupModel {
  /** Absent until it is known. */
  subject: Subject | undefined;
  state: ScreenState;
  /** The picture in view, if there is one. */
  picture: ImageCandidate | null;
  /** How the last action went. */
  report: ActionReport | undefined;
  setReport(report: ActionReport | undefined): void;
  refresh(): void;
  retry(): void;
  /** Asks for one origin or for all, then resolves again. Must be called in the click. */
  allow(grant: Grant): void;
  choose(url: string): void;
}

interface Surroundings {
  isOnline: () => boolean;
  /** Called when the button that has the focus is about to vanish with its screen. */
  keepFocus: () => void;
}

/** Everything that happens in the popup; what it looks like is the component's part. */
export function usePopup(services: Services, { isOnline, keepFocus }: Surroundings): PopupModel {
  const { subject, state, resolve } = useCover(services, isOnline);
  const [chosenUrl, setChosenUrl] = useState<string>();
  const [report, setReport] = useState<ActionReport>();

  function restart(options: Partial<ResolveOptions>): void {
    setReport(undefined);
    resolve(options);
  }

  function leaveProblem(options: Partial<ResolveOptions>): void {
    keepFocus();
    restart(options);
  }

  async function askFor(grant: Grant): Promise<void> {
    setReport(undefined);
    const answer = await attempt(() => request(services, grant), texts.permissions.failure);
    if (answer.status === 'done' && answer.value) return leaveProblem({ refresh: true });
    const text = answer.status === 'failed' ? answer.text : refusalOf(grant);
    setReport({ action: 'allow', tone: 'failed', text });
  }

  return {
    subject,
    state,
    picture: shownPicture(state, chosenUrl),
    report,
    setReport,
    refresh: () => restart({ refresh: true }),
    retry: () => leaveProblem({}),
    allow: (grant) => void askFor(grant),
    choose(url) {
      setChosenUrl(url);
      setReport(undefined);
    },
  };
}

/** Starts at once: after any wait the browser no longer sees the click. */
function request({ permissions }: Services, grant: Grant): Promise<boolean> {
  return grant.scope === 'all' ? permissions.requestAllSites() : permissions.requestOrigin(grant.origin);
}

function refusalOf(grant: Grant): string {
  const { refused, allRefused } = texts.permissions;
  return grant.scope === 'all' ? allRefused : refused(hostOf(grant.origin));
}

/** The chosen picture while the answer still has it, else the best; while waiting, the best known so far. */
function shownPicture(state: ScreenState, chosenUrl: string | undefined): ImageCandidate | null {
  if (state.screen === 'loading') return state.known;
  if (state.screen !== 'ready') return null;
  const { best, candidates } = state.result;
  return (
    candidates.find(({ url, availability }) => url === chosenUrl && availability.status === 'ok') ?? best
  );
}
