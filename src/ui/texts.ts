/**
 * Every text the screens show, here and in `words/`, so that the words can be read, judged and translated
 * together.
 */
import type { StepName } from '../contract/types';
import { pictureWords } from './words/picture-words';
import { problemTexts } from './words/problem-texts';
import type { SubjectKind } from './words/problem-texts';
import {
  candidates,
  count,
  lifetime,
  list,
  milliseconds,
  number,
  points,
  pointsUnit,
} from './words/quantities';

export type { SubjectKind } from './words/problem-texts';

/** Names as the sites write them; any other site is named by its host. */
const PLATFORMS: Readonly<Record<string, string>> = { youtube: 'YouTube' };

const STEPS: Readonly<Record<StepName, { name: string; running: string }>> = {
  canonicalize: { name: 'Read the address', running: 'Reading the address…' },
  cache: { name: 'Look into the cache', running: 'Looking into the cache…' },
  collect: { name: 'Collect pictures', running: 'Collecting pictures…' },
  probe: { name: 'Measure pictures', running: 'Measuring pictures…' },
  store: { name: 'Remember the answer', running: 'Remembering the answer…' },
  score: { name: 'Rank pictures', running: 'Ranking pictures…' },
};

/** What a click in a page's menu asked for. The page in front of the user needs no such line. */
const SUBJECTS: Readonly<Record<Exclude<SubjectKind, 'tab'>, string>> = {
  page: 'Cover of the page you clicked',
  link: 'Cover of the link you clicked',
  image: 'Original of the image you clicked',
  video: 'Poster of the video you clicked',
};

export const texts = {
  product: 'Cover Image Resolver',
  privateWindow: 'Private window: nothing is stored.',
  untitled: 'Untitled page',
  subject: (kind: Exclude<SubjectKind, 'tab'>) => SUBJECTS[kind],

  ...{ list, number, points, pointsUnit, milliseconds, candidates },
  picture: pictureWords,
  platform: (id: string): string | undefined => PLATFORMS[id],
  best: 'Best',
  noScore: 'no score',
  showAll: (total: number) => `Show all ${number(total)}`,
  showFewer: 'Show fewer',

  why: {
    largest: (total: number) => `Largest available of ${candidates(total)}`,
    highest: (total: number) => `Highest score of ${candidates(total)}`,
    only: 'The only candidate',
    more: (total: number) => `and ${count(total, 'smaller term', 'smaller terms')}`,
    behind: (gap: number) => `Your choice, ${points(gap)} behind the best.`,
    level: 'Your choice, level with the best.',
    unscored: 'Your choice. It has no score.',
    noCover: 'Your choice. The page shows it, but not as its cover.',
  },

  stage: {
    alt: (title: string) => `Cover of ${title}`,
    broken: 'The picture cannot be shown here.',
  },

  status: {
    running: (step: StepName) => STEPS[step].running,
    found: (ms: number) => `Found in ${milliseconds(ms)}.`,
    recalled: 'Remembered from an earlier visit.',
    refreshing: 'Looking again…',
    refreshFailed: (message: string) => `Could not refresh. ${message} The earlier answer is still shown.`,
  },

  actions: {
    copy: {
      label: 'Copy URL',
      doneLabel: 'Copied',
      success: 'Copied the picture’s address.',
      failure: 'Could not copy.',
    },
    open: {
      label: 'Open',
      unseenLabel: ' in a new tab',
      success: 'Opened in a new tab.',
      failure: 'Could not open.',
    },
    download: {
      label: 'Download',
      success: (fileName: string) => `Download started: ${fileName}`,
      refused: 'Not downloaded. Downloads were not allowed.',
      failure: 'Could not download.',
    },
    refresh: 'Refresh',
    retry: 'Try again',
  },

  permissions: {
    allow: (host: string) => `Allow ${host}`,
    meaning: (host: string) => `Pages and pictures on ${host} and nowhere else.`,
    allowAll: 'Allow all sites',
    allMeaning: 'Every website, so that you are not asked again, on any page.',
    afterwards: 'If this view closes while the browser asks, open it again the same way.',
    refused: (host: string) => `${host} was not allowed. Nothing has changed.`,
    allRefused: 'Access to all sites was not allowed. Nothing has changed.',
    failure: 'Could not ask for the permission.',
  },

  notices: {
    warning: 'Note',
    error: 'Problem',
    all: (total: number) => count(total, 'note', 'notes'),
  },

  details: {
    summary: 'Details',
    score: 'Score',
    total: 'Total',
    source: 'Found by',
    steps: 'Steps',
    step: (name: StepName) => STEPS[name].name,
    skipped: (reason: string | undefined) => (reason ? `skipped, ${reason}` : 'skipped'),
    failed: (ms: number) => `failed after ${milliseconds(ms)}`,
    cache: 'Cache',
    hit: (seconds: number) => `Answered from the cache, fresh for ${lifetime(seconds)} more.`,
    miss: (seconds: number) => `Measured just now, remembered for ${lifetime(seconds)}.`,
    unstored: 'Measured just now, not remembered.',
    address: 'Picture address',
  },

  problems: problemTexts,
} as const;
