import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { maybeText, pictureAnswer } from './picture-answer';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOST = siteHosts(['xkcd.com'], 'www|m');

const ROUTES: readonly Route[] = [
  {
    type: 'comic',
    path: /^\/(?<num>[1-9]\d{0,5})(?:\/info\.0\.json)?$/,
    canonical: ({ num }) => `https://xkcd.com/${num}/`,
  },
];

const comicSchema = z.object({
  img: z.string(),
  safe_title: maybeText,
  alt: maybeText,
  year: maybeText,
  month: maybeText,
  day: maybeText,
});

/** xkcd, as of 2026-11. Newer comics also have their picture in double size; the probe tells which. */
export const xkcd = definePlatform({
  id: 'xkcd',
  name: 'xkcd',
  hosts: ['xkcd.com'],
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/^xkcd: /],
  endpoints: ({ resource_id: { num } }: Canonical): Endpoint[] => (num === undefined ? [] : [comicApi(num)]),
});

function comicApi(num: string): Endpoint {
  return apiEndpoint({
    url: `https://xkcd.com/${num}/info.0.json`,
    schema: comicSchema,
    toAnswer: ({ img, safe_title, alt, year, month, day }) =>
      pictureAnswer([{ url: doubled(img) }, { url: img }], {
        title: safe_title,
        description: alt,
        published: [year, month, day].map((part) => part?.padStart(2, '0') ?? '').join('-'),
      }),
  });
}

function doubled(img: string): string | null {
  const large = img.replace(/(?<!_2x)(\.\w{3,4})$/, '_2x$1');
  return large === img ? null : large;
}

const comic = ['comic', { num: '1392' }, 'https://xkcd.com/1392/'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://xkcd.com/1392/': comic,
    'http://m.xkcd.com/1392': comic,
    'https://xkcd.com/1392/info.0.json': comic,
  },
  others: [
    'https://xkcd.com/',
    'https://xkcd.com/archive/',
    'https://what-if.xkcd.com/13/',
    'https://notxkcd.com/1392/',
    'https://xkcd.com.evil.example/1392/',
  ],
};
