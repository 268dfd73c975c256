import type { Canonical } from '../types';
import { z } from '../zod';
import type { CandidateDraft, Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { apiEndpoint } from './endpoint';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';
import { encodeTitle, spaced, wikiTitle } from './wikipedia/titles';

const HOSTS = ['commons.wikimedia.org', 'commons.m.wikimedia.org'] as const;
const PREFIX = /^(?:File|Image):/i;

const fileUrl = ({ file = '' }): string => `https://commons.wikimedia.org/wiki/File:${encodeTitle(file)}`;
const withoutPrefix = (title: string): string => spaced(title.replace(PREFIX, ''));

const ROUTES: readonly Route[] = [
  {
    type: 'file',
    path: /^\/wiki\/(?:File|Image)(?::|%3A)(?<file>.+)$/i,
    ids: ({ file = '' }) => ({ file: wikiTitle(file) }),
    canonical: fileUrl,
  },
  {
    type: 'file',
    path: /^\/wiki\/Special(?::|%3A)(?:FilePath|Redirect\/file)\/(?<file>.+)$/i,
    ids: ({ file = '' }) => ({ file: withoutPrefix(wikiTitle(file)) }),
    canonical: fileUrl,
  },
  {
    type: 'file',
    path: /^\/w\/index\.php$/,
    query: { file: ['title', PREFIX] },
    ids: ({ file = '' }) => ({ file: withoutPrefix(file) }),
    canonical: fileUrl,
  },
];

/** One of the widths that the picture servers make; a smaller original comes as it is. */
const STEP_WIDTH = 1_280;

const fileSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        imageinfo: z.optional(
          z.array(
            z.object({
              url: z.string(),
              width: maybeNumber,
              height: maybeNumber,
              mime: maybeText,
              thumburl: maybeText,
              thumbwidth: maybeNumber,
              thumbheight: maybeNumber,
            }),
          ),
        ),
      }),
    ),
  }),
});

/** Files of Wikimedia Commons, as of 2026-11. Only the file pages: galleries and categories have no one picture. */
export const wikimediaCommons = definePlatform({
  id: 'wikimedia_commons',
  name: 'Wikimedia Commons',
  hosts: HOSTS,
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [PREFIX, / - Wikimedia Commons$/],
  candidates: ({ resource_id: { file } }): CandidateDraft[] =>
    file === undefined
      ? []
      : [
          platformDraft(
            'rule',
            `https://commons.wikimedia.org/wiki/Special:FilePath/${encodeTitle(file)}?width=${STEP_WIDTH}`,
          ),
        ],
  endpoints: ({ resource_id: { file } }: Canonical): Endpoint[] =>
    file === undefined ? [] : [fileApi(file)],
});

function fileApi(file: string): Endpoint {
  const url = new URL('https://commons.wikimedia.org/w/api.php?action=query&format=json&formatversion=2');
  for (const [name, value] of [
    ['prop', 'imageinfo'],
    ['iiprop', 'url|size|mime'],
    ['iiurlwidth', String(STEP_WIDTH)],
    ['origin', '*'],
    ['titles', `File:${file}`],
  ] as const) {
    url.searchParams.set(name, value);
  }
  return apiEndpoint({
    url: url.href,
    schema: fileSchema,
    toAnswer({ query: { pages } }) {
      const info = pages[0]?.imageinfo?.[0];
      if (!info) return null;
      const { thumburl, thumbwidth, thumbheight, mime } = info;
      const isPicture = /^image\/(?:jpeg|png|gif|webp|avif)$/.test(mime ?? '');
      const thumbnail = { url: thumburl, width: thumbwidth, height: thumbheight };
      return pictureAnswer(isPicture ? [info, thumbnail] : [thumbnail]);
    },
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://commons.wikimedia.org/wiki/File:A_basket_(1593).jpg': [
      'file',
      { file: 'A_basket_(1593).jpg' },
      'https://commons.wikimedia.org/wiki/File:A_basket_(1593).jpg',
    ],
    'https://commons.m.wikimedia.org/wiki/File:Z%C3%BCrich.jpg': [
      'file',
      { file: 'Zürich.jpg' },
      'https://commons.wikimedia.org/wiki/File:Z%C3%BCrich.jpg',
    ],
    'https://commons.wikimedia.org/w/index.php?title=File:A%20b.png&oldid=1': [
      'file',
      { file: 'A_b.png' },
      'https://commons.wikimedia.org/wiki/File:A_b.png',
    ],
    'https://commons.wikimedia.org/wiki/Special:FilePath/A_b.png?width=960': [
      'file',
      { file: 'A_b.png' },
      'https://commons.wikimedia.org/wiki/File:A_b.png',
    ],
  },
  others: [
    'https://commons.wikimedia.org/wiki/Category:Baskets',
    'https://commons.wikimedia.org/wiki/Main_Page',
    'https://meta.wikimedia.org/wiki/File:A_b.png',
    'https://commons.notwikimedia.org/wiki/File:A_b.png',
    'https://commons.wikimedia.org.evil.example/wiki/File:A_b.png',
  ],
};
