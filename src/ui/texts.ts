/**
 * Every text the screens show. One file, so that the words can be read, judged and translated together.
 * Numbers and plurals go through Intl, in the language of the texts.
 */
import type {
  Availability,
  Bonus,
  ImageCandidate,
  ImageFormat,
  QualityTier,
  SourceMethod,
  StepName,
} from '../contract/types';

const LANGUAGE = 'en';
const NUMBERS = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 0 });
const PLURALS = new Intl.PluralRules(LANGUAGE);
const LISTS = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });

type Unit = 'millisecond' | 'second' | 'minute' | 'hour';
/** The coarsest unit that fits at least twice is precise enough to read. */
const UNIT_SECONDS: ReadonlyArray<[Unit, number]> = [
  ['hour', 3_600],
  ['minute', 60],
];

function plural(value: number, one: string, other: string): string {
  return PLURALS.select(value) === 'one' ? one : other;
}

function count(value: number, one: string, other: string): string {
  return `${NUMBERS.format(value)} ${plural(value, one, other)}`;
}

function inUnit(value: number, unit: Unit, unitDisplay: 'short' | 'long'): string {
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 0,
  }).format(value);
}

const pointsUnit = (value: number) => plural(value, 'point', 'points');
const points = (value: number) => `${NUMBERS.format(value)} ${pointsUnit(value)}`;
const milliseconds = (ms: number) => inUnit(ms, 'millisecond', 'short');

function lifetime(seconds: number): string {
  const [unit, size] = UNIT_SECONDS.find(([, length]) => seconds >= 2 * length) ?? (['second', 1] as const);
  return inUnit(Math.floor(seconds / size), unit, 'long');
}

const TIERS: Readonly<Record<QualityTier, { words: string; adjective: string }>> = {
  max: { words: 'full size', adjective: 'full-size' },
  high: { words: 'large', adjective: 'large' },
  medium: { words: 'medium', adjective: 'medium' },
  low: { words: 'small', adjective: 'small' },
  unknown: { words: 'tier unknown', adjective: 'unknown' },
};

const FORMATS: Readonly<Record<ImageFormat, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
  unknown: 'format unknown',
};

const SOURCES: Readonly<Record<SourceMethod, string>> = {
  rule: 'ready-made thumbnail',
  api: 'the site’s own API',
  og: 'Open Graph tag',
  oembed: 'oEmbed answer',
  twitter: 'Twitter card tag',
  jsonld: 'structured data',
  microdata: 'microdata',
  link: 'link tag',
  manifest: 'web app manifest',
  icon: 'site icon',
  video_poster: 'video poster',
  image: 'picture in the page',
  state: 'data in a script',
};

/** Names as the sites write them; any other site is named by its host. */
const PLATFORMS: Readonly<Record<string, string>> = { youtube: 'YouTube' };

const BONUSES: Readonly<Record<string, (value: string, tier: QualityTier) => string>> = {
  tier: (value, tier) => `${TIERS[tier].adjective} tier ${value}`,
  pixels: (value) => `${value} for its pixels`,
};

const BONUS_NAMES: Readonly<Record<string, string>> = { tier: 'Quality tier', pixels: 'Pixels' };

const STEPS: Readonly<Record<StepName, { name: string; running: string }>> = {
  canonicalize: { name: 'Read the address', running: 'Reading the address…' },
  cache: { name: 'Look into the cache', running: 'Looking into the cache…' },
  collect: { name: 'Collect pictures', running: 'Collecting pictures…' },
  probe: { name: 'Measure pictures', running: 'Measuring pictures…' },
  store: { name: 'Remember the answer', running: 'Remembering the answer…' },
  score: { name: 'Rank pictures', running: 'Ranking pictures…' },
};

function availability({ status, http_status: httpStatus }: Availability): string {
  const code = httpStatus === undefined ? '' : ` (${httpStatus})`;
  if (status === 'missing')
    return (httpStatus ?? 404) < 400 ? 'Not there, only a placeholder' : `Not there${code}`;
  return { ok: 'Available', blocked: `Refused${code}`, error: `Failed${code}` }[status];
}

export const texts = {
  product: 'Cover Image Resolver',
  privateWindow: 'Private window: nothing is stored.',
  untitled: 'Untitled page',

  list: (parts: string[]) => LISTS.format(parts),
  number: (value: number) => NUMBERS.format(value),
  points,
  pointsUnit,
  milliseconds,
  candidates: (total: number) => count(total, 'candidate', 'candidates'),
  size: ({ width, height }: Pick<ImageCandidate, 'width' | 'height'>) =>
    width === null || height === null ? 'Size unknown' : `${width} × ${height} px`,
  tier: (tier: QualityTier) => TIERS[tier].words,
  format: (format: ImageFormat) => FORMATS[format],
  platform: (id: string): string | undefined => PLATFORMS[id],
  source: (site: string, method: SourceMethod) => `${site}, ${SOURCES[method]}`,
  sourceMethod: (method: SourceMethod) => SOURCES[method],
  availability,
  best: 'Best',
  noScore: 'no score',

  why: {
    largest: (total: number) => `Largest available of ${count(total, 'candidate', 'candidates')}`,
    highest: (total: number) => `Highest score of ${count(total, 'candidate', 'candidates')}`,
    only: 'The only candidate',
    term: ({ name, points: value }: Bonus, tier: QualityTier) =>
      BONUSES[name]?.(NUMBERS.format(Math.abs(value)), tier) ??
      `${NUMBERS.format(Math.abs(value))} for ${name.replaceAll('_', ' ')}`,
    behind: (gap: number) => `Your choice, ${points(gap)} behind the best.`,
    level: 'Your choice, level with the best.',
    unscored: 'Your choice. It has no score.',
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
    allow: (host: string) => `Allow ${host}`,
    notAllowed: (host: string) => `${host} was not allowed. Nothing has changed.`,
    allowFailed: 'Could not ask for the permission.',
  },

  notices: {
    warning: 'Note',
    error: 'Problem',
    all: (total: number) => count(total, 'note', 'notes'),
  },

  details: {
    summary: 'Details',
    score: 'Score',
    bonus: (name: string) => BONUS_NAMES[name] ?? name.replaceAll('_', ' '),
    total: 'Total',
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

  problems: {
    empty: {
      heading: 'No cover here',
      body: 'This page names no picture that can serve as its cover.',
      elsewhere: (host: string) => `There may be one on ${host}, which the extension may not read yet.`,
    },
    restricted: {
      unsupported_scheme: {
        heading: 'This page is closed to extensions',
        body: 'The browser keeps its own pages, local files and the extension store out of reach.',
      },
      invalid_url: {
        heading: 'This address cannot be read',
        body: 'The page’s address is not one of a web page.',
      },
      private_address: {
        heading: 'This page is on a private network',
        body: 'The extension sends no requests to private or local addresses, so that no page can use it to look around there.',
      },
      unreadable_tab: {
        heading: 'This page is closed to extensions',
        body: 'The browser does not tell the address of this tab.',
      },
      instead: 'Open a video or an article on the web (https://…) and click the icon there.',
    },
    permission: {
      heading: 'One permission is missing',
      body: (host: string) =>
        `The cover is on ${host}. To find and measure it, the extension needs your permission for this one site.`,
      promise:
        'It reads public pages and pictures there, as somebody who is not signed in. You can take the permission back at any time.',
    },
    offline: {
      offline: { heading: 'You are offline', body: 'Connect to the internet, then try again.' },
      network: {
        heading: 'The site cannot be reached',
        body: 'The connection failed. The site may be down or may refuse it.',
      },
      timeout: { heading: 'That took too long', body: 'The site did not answer in time. It may answer now.' },
    },
    error: {
      heading: 'That did not work',
      code: (code: string) => `Code: ${code}`,
      unknown: 'The extension met an error it did not expect.',
    },
  },
} as const;
