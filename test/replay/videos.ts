import type { PaletteName } from './palettes';

/** The picture files of a video, largest first, in pixels; `letterboxed` ones carry black bars. */
export const TIER_FILES = {
  maxresdefault: { width: 1280, height: 720, letterboxed: false },
  sddefault: { width: 640, height: 480, letterboxed: true },
  hqdefault: { width: 480, height: 360, letterboxed: true },
  mqdefault: { width: 320, height: 180, letterboxed: false },
  default: { width: 120, height: 90, letterboxed: true },
} as const;
export type TierFile = keyof typeof TIER_FILES;

/** What stands at a tier's address: the picture, the grey placeholder with either status, or nothing. */
export type TierState = 'picture' | 'placeholder-200' | 'placeholder-404' | 'empty-404';

export interface FixtureVideo {
  /** Eleven characters, our own. */
  id: string;
  title: string;
  author: string;
  description: string;
  publishedAt: string;
  durationSeconds: number;
  palette: PaletteName;
  tiers: Readonly<Record<TierFile, TierState>>;
}

const ALL_PICTURES = {
  maxresdefault: 'picture',
  sddefault: 'picture',
  hqdefault: 'picture',
  mqdefault: 'picture',
  default: 'picture',
} as const satisfies Record<TierFile, TierState>;

const NO_PICTURES = {
  maxresdefault: 'empty-404',
  sddefault: 'empty-404',
  hqdefault: 'empty-404',
  mqdefault: 'empty-404',
  default: 'empty-404',
} as const satisfies Record<TierFile, TierState>;

/** The videos of the replay web, by what is special about their pictures. */
export const VIDEOS = {
  complete: {
    id: 'LakeAtDawn0',
    title: 'Dawn on a still lake',
    author: 'Slow Landscapes',
    description: 'The first quarter of an hour of a day in the mountains, without a word and without a cut.',
    publishedAt: '2026-05-17T05:12:00Z',
    durationSeconds: 912,
    palette: 'dawn',
    tiers: ALL_PICTURES,
  },
  maxMissing: {
    id: 'FjordNoon_4',
    title: 'Noon in the fjord, from the ferry',
    author: 'Slow Landscapes',
    description: 'An old upload in standard definition: the largest thumbnail was never made.',
    publishedAt: '2011-07-02T12:00:00Z',
    durationSeconds: 214,
    palette: 'noon',
    tiers: { ...ALL_PICTURES, maxresdefault: 'placeholder-404' },
  },
  maxAndHighPlaceholder: {
    id: 'AutumnHill8',
    title: 'Autumn comes down the hill',
    author: 'Four Seasons Walks',
    description: 'The two largest thumbnails answer with a grey stand-in and a friendly 200.',
    publishedAt: '2009-10-21T16:40:00Z',
    durationSeconds: 388,
    palette: 'autumn',
    tiers: { ...ALL_PICTURES, maxresdefault: 'placeholder-200', sddefault: 'placeholder-200' },
  },
  defaultOnly: {
    id: 'DuskRange_E',
    title: 'Last light on the range',
    author: 'Four Seasons Walks',
    description: 'Nothing but the smallest thumbnail is left of this one.',
    publishedAt: '2007-03-30T19:05:00Z',
    durationSeconds: 61,
    palette: 'dusk',
    tiers: {
      maxresdefault: 'placeholder-404',
      sddefault: 'placeholder-404',
      hqdefault: 'placeholder-404',
      mqdefault: 'placeholder-404',
      default: 'picture',
    },
  },
  none: {
    id: 'NightLake_A',
    title: 'A night by the water',
    author: 'Slow Landscapes',
    description: 'The page is still there, its thumbnails are gone.',
    publishedAt: '2026-01-08T23:30:00Z',
    durationSeconds: 3605,
    palette: 'night',
    tiers: NO_PICTURES,
  },
} as const satisfies Record<string, FixtureVideo>;

const BY_ID: ReadonlyMap<string, FixtureVideo> = new Map(
  Object.values(VIDEOS).map((video): [string, FixtureVideo] => [video.id, video]),
);

/** The fixture with that id, if there is one. */
export function videoById(id: string | null): FixtureVideo | undefined {
  return id === null ? undefined : BY_ID.get(id);
}
