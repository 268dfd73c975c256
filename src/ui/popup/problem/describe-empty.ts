import type { SourceMethod, StepName } from '../../../contract/types';
import { message } from '../../i18n/message';
import { failureText } from '../../words/notice-words';
import { hostOf } from '../page-facts';
import type { SubjectKind } from '../subject';
import type { ProblemDescription } from './problem-description';
import { type EmptyScreen, isOfConnection, type Seen } from './problem-screen';

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

/** Why there is no cover, in plain words: of a page, of a list, of a video, or of pictures that did not come. */
export function describeEmpty(screen: EmptyScreen, kind: SubjectKind): ProblemDescription {
  const { origin, failures, seen } = screen;
  const ofVideo = VIDEO_TYPES.has(seen?.canonical.resource_type ?? '') ? EMPTY_VIDEOS[kind] : undefined;
  const isUnloaded = isOfConnection(failures) && !isAnyLoaded(seen);
  const unloaded = isUnloaded ? EMPTY_UNLOADED[kind] : undefined;
  const gone = goneDeclared(seen);
  const refused = seen?.candidates.some((picture) => picture.refused) ? 'popup_empty_refused' : undefined;
  const ofList = isOfList(seen) ? EMPTY_LISTS[kind] : undefined;
  const ofError = errorPageText(seen);
  const common = {
    heading: message('popup_empty_heading'),
    body: message(refused ?? ofError ?? ofVideo ?? unloaded ?? ofList ?? gone ?? `popup_empty_${kind}`),
    tried: triedTexts(screen, ofVideo !== undefined, seen?.candidates.length === 0),
    ...(seen && !PICTURES.has(kind) ? { seen } : {}),
    ownWords: [screen.message, ...failures.map((failure) => failure.message)],
  };
  if (origin === null) return { ...common, help: { kind: 'retry' } };
  const more = message('popup_empty_elsewhere', { host: hostOf(origin) });
  return { ...common, more, help: { kind: 'allow', origin } };
}

/** Ways to declare a picture as the page's cover. */
const DECLARING: ReadonlySet<SourceMethod> = new Set(['og', 'twitter'] as const);

/** What to say of a picture that the page declares and that did not come; undefined where there is none. */
function goneDeclared(seen: Seen | null): string | undefined {
  const gone = seen?.candidates.find(
    ({ source_method, availability }) => DECLARING.has(source_method) && availability.status !== 'ok',
  );
  if (!gone) return undefined;
  return gone.availability.status === 'missing'
    ? 'popup_empty_declared_missing'
    : 'popup_empty_declared_failed';
}

/** What the page's server said of it: only of one that was in front of the user. */
function errorPageText(seen: Seen | null): string | undefined {
  const codes = seen?.warnings.map(({ code }) => code) ?? [];
  if (codes.includes('PAGE_GONE')) return 'popup_empty_gone';
  return codes.includes('PAGE_ERROR') ? 'popup_empty_error' : undefined;
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
