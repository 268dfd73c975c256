import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { OpenTab } from '../../../src/ui/tab-services';
import { articleAnswer, oddPageAnswer } from '../gallery/page-answer';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';

export const ARTICLE: OpenTab = {
  id: 11,
  url: 'https://www.example.org/2026/lakes',
  title: 'Lakes, and how to look at them - The Example',
  isAsleep: false,
};
export const VIDEO: OpenTab = {
  id: 12,
  url: 'https://www.youtube.com/watch?v=LakeAtDawn0',
  title: 'Dawn on a still lake - YouTube',
  isAsleep: false,
};
export const ODD: OpenTab = {
  id: 13,
  url: 'https://odd.example.org/',
  title: 'Something odd',
  isAsleep: true,
};
export const BARE: OpenTab = {
  id: 14,
  url: 'https://note.example.org/log',
  title: 'A note and nothing else',
  isAsleep: false,
};
export const DENIED: OpenTab = {
  id: 15,
  url: 'https://private.example.net/a',
  title: 'A page of a site that is not allowed',
  isAsleep: false,
};
export const BROKEN: OpenTab = {
  id: 16,
  url: 'https://slow.example.net/',
  title: 'A page that takes too long',
  isAsleep: false,
};

export const ARTICLE_COVER = articleAnswer().best.url;
export const VIDEO_COVER = answer(videoPictures()).best.url;

/** What the resolver says of each. */
export const ANSWERS: Readonly<Record<string, readonly ScreenEvent[]>> = {
  [ARTICLE.url]: [resultEvent(articleAnswer())],
  [VIDEO.url]: [resultEvent()],
  [ODD.url]: [resultEvent(oddPageAnswer())],
  [BARE.url]: [errorEvent({ reason: 'no_candidates', message: 'The page names no picture.' })],
  [DENIED.url]: [
    errorEvent({
      reason: 'permission_required',
      message: 'Allow this extension to read https://private.example.net.',
      origin: 'https://private.example.net',
    }),
  ],
  [BROKEN.url]: [errorEvent({ reason: 'timeout', message: 'The host took too long to answer.' })],
};
