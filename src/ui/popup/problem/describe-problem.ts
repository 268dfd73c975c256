import type { StepName } from '../../../contract/types';
import { message } from '../../i18n/message';
import { failureText } from '../../words/notice-words';
import { hostOf } from '../page-facts';
import {
  type ConnectionFault,
  type EmptyScreen,
  type ErrorScreen,
  isOfConnection,
  type ProblemScreen,
  type Restriction,
  type Seen,
} from './problem-screen';
import type { SubjectKind } from '../subject';

interface Words {
  heading: string;
  body: string;
}

export interface ProblemDescription extends Words {
  /** What works instead, or what else matters. */
  more?: string;
  /** Where a cover was looked for, and what went wrong there. */
  tried?: string[];
  /** What was looked at there. */
  seen?: Seen;
  /** The resolver's own sentences, in English. */
  ownWords?: string[];
  help: { kind: 'retry' } | { kind: 'allow'; origin: string } | { kind: 'allow-all' } | { kind: 'none' };
}

/** More failures than this say nothing new. */
const MOST_FAILURES = 3;
/** Steps that say something about where a cover was looked for. */
const TELLING_STEPS: readonly StepName[] = ['collect', 'probe'];

/** A picture that was clicked is no page that shows pictures. */
const PICTURES: ReadonlySet<SubjectKind> = new Set(['image', 'video'] as const);
/** What people call a video, as the resolver names what an address denotes. */
const VIDEO_TYPES: ReadonlySet<string> = new Set([
  ...['video', 'short', 'live', 'broadcast', 'clip', 'reel', 'talk', 'music-video'],
  ...['bangumi_episode', 'cheese_episode'],
]);
/** Where the page is that of a video, that is what people are looking at. */
const EMPTY_VIDEOS: Readonly<Partial<Record<SubjectKind, string>>> = {
  tab: 'popup_empty_own_video',
  page: 'popup_empty_own_video',
  link: 'popup_empty_link_video',
};

/** Where the page lists other things. */
const EMPTY_LISTS: Readonly<Partial<Record<SubjectKind, string>>> = {
  tab: 'popup_empty_list',
  page: 'popup_empty_list',
  link: 'popup_empty_link_list',
};
/** Where the page names pictures, and none of them came. */
const EMPTY_UNLOADED: Readonly<Partial<Record<SubjectKind, string>>> = {
  tab: 'popup_empty_unloaded',
  page: 'popup_empty_unloaded',
  link: 'popup_empty_link_unloaded',
};
/** Terms of pictures that a list has for its entries, and how many such pictures make one. */
const OF_LIST: ReadonlySet<string> = new Set(['one_of_list', 'entry']);
const MIN_ENTRIES = 3;

const UNREADABLE = ['popup_unreadable_heading', 'popup_web_only'] as const;
/** Heading and sentence of each restriction: of the page in front of the user, and of an address clicked there. */
const RESTRICTIONS: Readonly<
  Record<Restriction, Readonly<Record<'tab' | 'clicked', readonly [heading: string, body: string]>>>
> = {
  unsupported_scheme: {
    tab: ['popup_closed_heading', 'popup_closed_scheme'],
    clicked: ['popup_no_page_heading', 'popup_web_only'],
  },
  invalid_url: { tab: ['popup_unreadable_heading', 'popup_unreadable_tab'], clicked: UNREADABLE },
  private_address: {
    tab: ['popup_private_tab_heading', 'popup_private_body'],
    clicked: ['popup_private_clicked_heading', 'popup_private_body'],
  },
  unreadable_tab: { tab: ['popup_closed_heading', 'popup_closed_hidden'], clicked: UNREADABLE },
};

const CONNECTION_FAULTS: Readonly<Record<ConnectionFault, readonly [heading: string, body: string]>> = {
  offline: ['popup_offline_heading', 'popup_offline_body'],
  network: ['popup_network_heading', 'popup_network_body'],
  timeout: ['popup_timeout_heading', 'popup_timeout_body'],
};

/** A problem in plain words, and the one thing that helps. */
export function describeProblem(problem: ProblemScreen, kind: SubjectKind): ProblemDescription {
  switch (problem.screen) {
    case 'empty':
      return describeEmpty(problem, kind);
    case 'restricted':
      return describeRestricted(problem.why, kind);
    case 'permission':
      return {
        heading: message('popup_permission_heading'),
        body: message('popup_permission_body', { host: hostOf(problem.origin) }),
        more: message('popup_permission_promise'),
        help: { kind: 'allow', origin: problem.origin },
      };
    case 'unseen':
      return {
        heading: message('popup_unseen_heading'),
        body: message('popup_unseen_body'),
        more: message('popup_unseen_more'),
        help: { kind: 'allow-all' },
      };
    case 'nothing-clicked':
      return { heading: message('popup_nothing_heading'), body: problem.message, help: { kind: 'none' } };
    case 'changed':
      return {
        heading: message('popup_changed_heading'),
        body: message('popup_changed_body'),
        help: { kind: 'retry' },
      };
    case 'offline':
      return {
        heading: message(CONNECTION_FAULTS[problem.cause][0]),
        body: message(CONNECTION_FAULTS[problem.cause][1]),
        help: { kind: 'retry' },
      };
    case 'error':
      return describeError(problem);
  }
}

function describeError({ code, reason, message: own }: ErrorScreen): ProblemDescription {
  const isBusy = code === 'RATE_LIMITED';
  return {
    heading: message('popup_error_heading'),
    body: reason ? failureText({ reason }) : message(isBusy ? 'popup_error_busy' : 'popup_error_unknown'),
    more: message('popup_error_code', { code: reason ? `${code} ${reason}` : code }),
    ownWords: [own],
    help: { kind: 'retry' },
  };
}

function describeRestricted(why: Restriction, kind: SubjectKind): ProblemDescription {
  const isTab = kind === 'tab';
  const [heading, body] = RESTRICTIONS[why][isTab ? 'tab' : 'clicked'];
  const words = { heading: message(heading), body: message(body), help: { kind: 'none' } as const };
  return isTab ? { ...words, more: message('popup_instead') } : words;
}

function describeEmpty(screen: EmptyScreen, kind: SubjectKind): ProblemDescription {
  const { origin, failures, seen } = screen;
  const ofVideo = VIDEO_TYPES.has(seen?.canonical.resource_type ?? '') ? EMPTY_VIDEOS[kind] : undefined;
  const isUnloaded = isOfConnection(failures) && !isAnyLoaded(seen);
  const unloaded = isUnloaded ? EMPTY_UNLOADED[kind] : undefined;
  const refused = seen?.candidates.some((picture) => picture.refused) ? 'popup_empty_refused' : undefined;
  const ofList = isOfList(seen) ? EMPTY_LISTS[kind] : undefined;
  const common = {
    heading: message('popup_empty_heading'),
    body: message(refused ?? ofVideo ?? unloaded ?? ofList ?? `popup_empty_${kind}`),
    tried: triedTexts(screen, ofVideo !== undefined, seen?.candidates.length === 0),
    ...(seen && !PICTURES.has(kind) ? { seen } : {}),
    ownWords: [screen.message, ...failures.map((failure) => failure.message)],
  };
  if (origin === null) return { ...common, help: { kind: 'retry' } };
  const more = message('popup_empty_elsewhere', { host: hostOf(origin) });
  return { ...common, more, help: { kind: 'allow', origin } };
}

function isAnyLoaded(seen: Seen | null): boolean {
  return seen?.candidates.some(({ availability }) => availability.status === 'ok') ?? false;
}

function isOfList(seen: Seen | null): boolean {
  const entries = seen?.scores.filter(({ bonuses }) => bonuses.some(({ name }) => OF_LIST.has(name))) ?? [];
  return entries.length >= MIN_ENTRIES;
}

function triedTexts({ tried, failures }: EmptyScreen, isOfVideo: boolean, isBare: boolean): string[] {
  // Where there was no picture none was asked for.
  const isTold = (name: StepName) => tried.includes(name) && !(isBare && name === 'probe');
  const steps = TELLING_STEPS.filter(isTold).map((name) =>
    message(isOfVideo && name === 'collect' ? 'popup_empty_tried_video' : `popup_empty_tried_${name}`),
  );
  const causes = [...new Set(failures.map(failureText))];
  return [...steps, ...causes.slice(0, MOST_FAILURES)];
}
