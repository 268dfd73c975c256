import { useState } from 'preact/hooks';
import type { Settings } from '../../contract/settings/settings';
import type { ImageCandidate, Preference, ResolveOptions } from '../../contract/types';
import { attempt } from '../actions/attempt';
import { message } from '../i18n/message';
import type { Services } from '../services';
import type { ActionReport } from './action-report';
import type { Always } from './choices/always-choice';
import { alwaysChoice } from './choices/always-choice';
import type { Never } from './choices/never-choice';
import { neverChoice } from './choices/never-choice';
import { createRefusing } from './choices/refusing';
import { hostOf } from './page-facts';
import type { Grant } from './permission-choice';
import type { ScreenState } from './screen-state';
import type { ShownPicture } from './cover/shown-picture';
import { shownPicture } from './cover/shown-picture';
import { sitesOf } from './choices/site-choice';
import type { Subject } from './subject';
import { isPrivate, openPage, pageAddress } from './subject';
import type { Bars } from './cover/use-bars';
import { useBars } from './cover/use-bars';
import { useCover } from './use-cover';
import { useFollowing } from './use-following';
import { useSettings } from './use-settings';
import { useSiteChoice } from './choices/use-site-choice';

export interface PopupModel {
  /** Absent until it is known. */
  subject: Subject | undefined;
  state: ScreenState;
  settings: Settings;
  /** The picture in view, if there is one. */
  shown: ShownPicture | null;
  /** How the last action went. */
  report: ActionReport | undefined;
  setReport(report: ActionReport | undefined): void;
  preference: Preference;
  /** It was chosen in this view. */
  isReranked: boolean;
  /** Ranks anew, for this view alone: what every view begins with is set in the options. */
  prefer(preference: Preference): void;
  refresh(): void;
  retry(): void;
  /** Asks for one origin or for all, then resolves again. Must be called in the click. */
  allow(grant: Grant): void;
  choose(url: string): void;
  /** Whether this site, or its part, always gets this picture; absent where that cannot be remembered. */
  always: Always | undefined;
  /** Whether this site never gets this picture; absent where that cannot be remembered. */
  never: Never | undefined;
  /** Lets a picture that was refused be a cover again; absent where nothing is remembered. */
  accept: ((picture: ImageCandidate) => void) | undefined;
  /** Absent where the picture in view has no black bars that could be cut off. */
  bars: Bars | undefined;
}

interface Surroundings {
  isOnline: () => boolean;
  /** Called when the button that has the focus is about to vanish with its screen. */
  keepFocus: () => void;
}

/** Everything that happens in the popup or the panel; what it looks like is the component's part. */
export function usePopup(services: Services, { isOnline, keepFocus }: Surroundings): PopupModel {
  const cover = useCover(services, isOnline);
  const { subject, state } = cover;
  const settings = useSettings(services.settings);
  const [preferred, setPreferred] = useState<Preference>();
  const [chosenUrl, setChosenUrl] = useState<string>();
  // Null until something is done here.
  const [latest, setReport] = useState<ActionReport | undefined | null>(null);
  const report = latest === null ? openingReport(subject) : latest;
  const sites = isPrivate(subject) ? [] : sitesOf(pageAddress(subject));
  const remembered = useSiteChoice(services.choices, sites);
  const shown = shownPicture(state, chosenUrl, remembered.choices);

  function restart(options: Partial<ResolveOptions>, prefer = preferred): void {
    setReport(undefined);
    ask(options, prefer);
  }

  function ask(options: Partial<ResolveOptions>, prefer = preferred): void {
    cover.resolve({ ...options, ...(prefer === undefined ? {} : { prefer }) });
  }

  useFollowing(services.follow, cover, {
    onPage() {
      setReport(undefined);
      setChosenUrl(undefined);
    },
    onRest: (isAnew) => ask(isAnew ? { refresh: true } : {}),
  });

  function leaveProblem(options: Partial<ResolveOptions>): void {
    keepFocus();
    restart(options);
  }

  /** What is in view leaves it: it may be what was just refused, and there may be nothing in its place. */
  function askAnew(nextUrl?: string): void {
    keepFocus();
    cover.leaveFor(cover.known());
    setChosenUrl(nextUrl);
    ask({});
  }

  async function askFor(grant: Grant): Promise<void> {
    setReport(undefined);
    const answer = await attempt(() => request(services, grant), message('popup_allow_failed'));
    if (answer.status === 'done' && answer.value) return leaveProblem({ refresh: true });
    const text = answer.status === 'failed' ? answer.text : refusalOf(grant);
    setReport({ action: 'allow', tone: 'failed', text });
  }

  const allow = (grant: Grant) => void askFor(grant);
  const site = sites.at(-1);
  const refusing =
    site === undefined
      ? undefined
      : { site, ...createRefusing({ site, store: services.refused, setReport, askAnew }) };
  const settled = state.screen === 'ready' ? shown?.picture : undefined;
  return {
    subject,
    state,
    settings,
    shown,
    report,
    setReport,
    preference: preferred ?? settings.preference,
    isReranked: preferred !== undefined,
    prefer(preference) {
      setPreferred(preference);
      setChosenUrl(undefined);
      restart({}, preference);
    },
    refresh: () => restart({ refresh: true }),
    retry: () => leaveProblem({}),
    allow,
    choose(url) {
      setChosenUrl(url);
      setReport(undefined);
    },
    always: alwaysChoice({ state, shown, remembered, setReport, setChosenUrl }),
    never: refusing && neverChoice(state, shown, refusing),
    accept: refusing?.accept,
    bars: useBars({
      pictures: services.pictures,
      picture: settled,
      page: openPage(subject),
      privateWindow: isPrivate(subject),
      setReport,
      allow,
    }),
  };
}

/** A command that could not do its work alone opens the popup, and this says why. */
function openingReport(subject: Subject | undefined): ActionReport | undefined {
  const notice = subject?.kind === 'target' ? subject.target.notice : undefined;
  return notice === undefined ? undefined : { action: 'notice', tone: 'failed', text: notice };
}

/** Starts at once: after any wait the browser no longer sees the click. */
function request({ permissions }: Services, grant: Grant): Promise<boolean> {
  return grant.scope === 'all' ? permissions.requestAllSites() : permissions.requestOrigin(grant.origin);
}

function refusalOf(grant: Grant): string {
  if (grant.scope === 'all') return message('popup_allow_all_refused');
  return message('popup_allow_refused', { host: hostOf(grant.origin) });
}
