import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { CurrentTab } from '../../../src/ui/services';
import { VIDEO_TAB } from '../fake-services';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';
import { oddPageAnswer } from './page-answer';

export interface GalleryState {
  name: string;
  events: ScreenEvent[];
  tab?: CurrentTab | undefined;
  isOffline?: boolean;
}

const ARTICLE_TAB: CurrentTab = {
  id: 8,
  url: 'https://www.example.org/2026/lakes',
  title: 'Lakes, and how to look at them - The Example',
  privateWindow: false,
};

const PARTIAL: ScreenEvent[] = [
  { type: 'step', step: { name: 'collect', status: 'ok', start_ms: 4, duration_ms: 1 } },
  {
    type: 'partial',
    canonical: answer(videoPictures()).canonical,
    candidates: answer(videoPictures()).candidates.slice(2),
  },
];

/** Every screen of the popup, as data: screenshots and the accessibility check go through this list. */
export const GALLERY: readonly GalleryState[] = [
  { name: 'loading', events: [] },
  { name: 'loading-partial', events: PARTIAL },
  { name: 'ready', events: [resultEvent()] },
  {
    name: 'ready-max-missing',
    events: [
      resultEvent(
        answer(
          videoPictures({
            maxresdefault: {
              width: null,
              height: null,
              availability: { status: 'missing', http_status: 404 },
            },
            sddefault: { width: null, height: null, availability: { status: 'error' } },
          }),
          { cache: { hit: true, ttl_seconds: 61_000 } },
        ),
      ),
    ],
    tab: { ...VIDEO_TAB, privateWindow: true },
  },
  { name: 'ready-odd', events: [resultEvent(oddPageAnswer())], tab: ARTICLE_TAB },
  { name: 'empty', events: [errorEvent({ reason: 'no_candidates', message: 'None.' })], tab: ARTICLE_TAB },
  {
    name: 'restricted',
    events: [errorEvent({ reason: 'unsupported_scheme', message: 'No.' })],
    tab: { ...ARTICLE_TAB, url: 'chrome://settings' },
  },
  { name: 'restricted-private', events: [errorEvent({ reason: 'private_address', message: 'No.' })] },
  { name: 'restricted-hidden', events: [], tab: undefined },
  {
    name: 'permission',
    events: [
      errorEvent({
        reason: 'permission_required',
        message: 'Asks.',
        origin: 'https://pictures.a-name-of-many-words.example.org',
      }),
    ],
    tab: ARTICLE_TAB,
  },
  { name: 'offline', events: [errorEvent({ reason: 'network', message: 'No.' })], isOffline: true },
  { name: 'unreachable', events: [errorEvent({ reason: 'timeout', message: 'Late.' })] },
  {
    name: 'error',
    events: [errorEvent({ reason: 'too_large', message: 'The answer was larger than the extension reads.' })],
  },
];
