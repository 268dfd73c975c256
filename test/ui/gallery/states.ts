import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { CurrentTab, PendingTarget } from '../../../src/ui/services';
import { VIDEO_TAB } from '../fake-services';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';
import {
  articleAnswer,
  clickedImageAnswer,
  clickedThumbnailAnswer,
  earlierAnswer,
  manyPicturesAnswer,
  noticesAnswer,
  oddPageAnswer,
  passedOverAnswer,
  permissionAnswer,
  refusedAnswer,
  unaddressedAnswer,
  webpAnswer,
  unverifiedAnswer,
} from './page-answer';
import {
  drawnEvents,
  errorPageEvents,
  emptyVideoEvents,
  onlyIconsEvents,
  onlyRefusedEvents,
  unloadedEvents,
} from './empty-events';
import type { GalleryState } from './gallery-state';
import { SHAPES } from './shapes';
import { UNADDRESSED } from './unaddressed';

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

const LINK: PendingTarget = {
  url: 'https://www.example.org/2026/lakes?from=a-page-with-links',
  kind: 'link',
  privateWindow: false,
};
const IMAGE: PendingTarget = {
  url: 'https://www.example.org/pictures/noon.jpg',
  kind: 'image',
  privateWindow: false,
};

const COMMAND: PendingTarget = {
  url: 'https://www.youtube.com/watch?v=LakeAtDawn0',
  kind: 'page',
  privateWindow: false,
  tabId: 7,
  notice: 'Press Download here once: the browser then asks for the permission.',
};

const NOTHING_FOUND: ScreenEvent[] = [
  { type: 'step', step: { name: 'collect', status: 'ok', start_ms: 4, duration_ms: 21 } },
  { type: 'step', step: { name: 'probe', status: 'ok', start_ms: 25, duration_ms: 110 } },
  errorEvent(
    { reason: 'no_candidates', message: 'None.' },
    { reason: 'http_status', message: 'The picture’s host answered with status 500.' },
  ),
];

const PERMISSION_REQUIRED: ScreenEvent = errorEvent({
  reason: 'permission_required',
  message: 'Asks.',
  origin: 'https://pictures.a-name-of-many-words.example.org',
});

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
  { name: 'loading-page', events: [], tab: ARTICLE_TAB },
  { name: 'ready-article', events: [resultEvent(articleAnswer())], tab: ARTICLE_TAB },
  { name: 'ready-passed-over', events: [resultEvent(passedOverAnswer())], tab: ARTICLE_TAB },
  { name: 'ready-earlier', events: [resultEvent(earlierAnswer())], tab: ARTICLE_TAB },
  { name: 'ready-unaddressed', events: [resultEvent(unaddressedAnswer())], tab: ARTICLE_TAB },
  {
    name: 'unaddressed-open',
    events: [resultEvent(unaddressedAnswer())],
    tab: ARTICLE_TAB,
    unaddressed: UNADDRESSED,
    presses: '.unaddressed button',
  },
  { name: 'ready-many', events: [resultEvent(manyPicturesAnswer())], tab: ARTICLE_TAB },
  {
    name: 'apart-open',
    events: [resultEvent(manyPicturesAnswer())],
    tab: ARTICLE_TAB,
    presses: '.apart summary',
  },
  {
    name: 'ready-unverified',
    events: [resultEvent(unverifiedAnswer())],
    tab: { ...ARTICLE_TAB, privateWindow: true },
  },
  {
    name: 'ready-permission',
    events: [resultEvent(permissionAnswer('pictures.example.net'))],
    tab: ARTICLE_TAB,
  },
  {
    name: 'ready-permissions',
    events: [resultEvent(permissionAnswer('pictures.example.net', 'static.example.com'))],
    tab: ARTICLE_TAB,
  },
  { name: 'ready-notices', events: [resultEvent(noticesAnswer())], tab: ARTICLE_TAB, presses: 'summary' },
  { name: 'clicked-link', events: [resultEvent(articleAnswer())], target: LINK },
  { name: 'clicked-link-loading', events: [], target: LINK },
  { name: 'clicked-link-permission', events: [PERMISSION_REQUIRED], target: LINK },
  {
    name: 'clicked-link-restricted',
    events: [errorEvent({ reason: 'unsupported_scheme', message: 'No.' })],
    target: { ...LINK, url: 'mailto:somebody@example.org' },
  },
  { name: 'clicked-image', events: [resultEvent(clickedImageAnswer())], target: IMAGE },
  { name: 'clicked-thumbnail', events: [resultEvent(clickedThumbnailAnswer())], target: IMAGE },
  { name: 'command-notice', events: [resultEvent()], target: COMMAND },
  {
    name: 'clicked-image-gone',
    events: [errorEvent({ reason: 'no_candidates', message: 'None.' })],
    target: { ...IMAGE, privateWindow: true },
  },
  { name: 'clicked-nothing', events: [], target: { kind: 'none', message: 'This video has no poster.' } },
  { name: 'empty', events: NOTHING_FOUND, tab: ARTICLE_TAB },
  { name: 'empty-icons', events: onlyIconsEvents(), tab: ARTICLE_TAB },
  { name: 'empty-refused', events: onlyRefusedEvents(), tab: ARTICLE_TAB },
  { name: 'empty-gone', events: errorPageEvents('PAGE_GONE'), tab: ARTICLE_TAB },
  { name: 'empty-drawn', events: drawnEvents(), tab: ARTICLE_TAB },
  {
    name: 'empty-drawn-open',
    events: drawnEvents(),
    tab: ARTICLE_TAB,
    unaddressed: UNADDRESSED,
    presses: '.unaddressed button',
  },
  { name: 'empty-unloaded', events: unloadedEvents(), tab: ARTICLE_TAB },
  { name: 'empty-video', events: emptyVideoEvents(), tab: VIDEO_TAB },
  {
    name: 'empty-permission',
    events: [
      errorEvent(
        { reason: 'no_candidates', message: 'None.' },
        { reason: 'permission_required', message: 'Asks.', origin: 'https://pictures.example.net' },
      ),
    ],
    tab: ARTICLE_TAB,
  },
  {
    name: 'restricted',
    events: [errorEvent({ reason: 'unsupported_scheme', message: 'No.' })],
    tab: { ...ARTICLE_TAB, url: 'chrome://settings' },
  },
  { name: 'restricted-private', events: [errorEvent({ reason: 'private_address', message: 'No.' })] },
  {
    name: 'menu-of-webp',
    events: [resultEvent(webpAnswer())],
    tab: ARTICLE_TAB,
    presses: '.menu-place button',
  },
  {
    name: 'ready-copying',
    events: [resultEvent(articleAnswer())],
    tab: ARTICLE_TAB,
    presses: '.actions > button:nth-of-type(2)',
    holdsCopies: true,
    settlesInMs: 400,
  },
  {
    name: 'ready-refusing',
    events: [resultEvent(articleAnswer())],
    tab: ARTICLE_TAB,
    presses: '.never input',
  },
  {
    name: 'ready-refused',
    events: [resultEvent(refusedAnswer())],
    tab: ARTICLE_TAB,
    presses: '.apart summary',
  },
  { name: 'restricted-hidden', events: [], tab: undefined },
  { name: 'still-loading', events: [], tab: { id: 9, privateWindow: false, isLoading: true } },
  { name: 'permission', events: [PERMISSION_REQUIRED], tab: ARTICLE_TAB },
  {
    name: 'permission-refused',
    events: [PERMISSION_REQUIRED],
    tab: ARTICLE_TAB,
    isRefused: true,
    presses: '.choices button',
  },
  {
    name: 'changed',
    events: [errorEvent({ reason: 'page_changed', message: 'Another page.' })],
    tab: ARTICLE_TAB,
  },
  { name: 'offline', events: [errorEvent({ reason: 'network', message: 'No.' })], isOffline: true },
  { name: 'unreachable', events: [errorEvent({ reason: 'timeout', message: 'Late.' })] },
  {
    name: 'error',
    events: [errorEvent({ reason: 'too_large', message: 'The answer was larger than the extension reads.' })],
    presses: 'summary',
  },
  ...SHAPES,
];
