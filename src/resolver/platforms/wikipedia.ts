import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import type { AnsweredPicture } from './picture-answer';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { encodeTitle, isArticleTitle, spaced, wikiTitle } from './wikipedia/titles';

const HOST = /^(?<lang>(?!www\.|m\.)[a-z][a-z\d-]{1,11})(?:\.m|\.zero)?\.wikipedia\.org$/;

const articleUrl = ({ lang = '', title = '' }): string =>
  `https://${lang}.wikipedia.org/wiki/${encodeTitle(title)}`;

const ids = ({ lang = '', title = '' }) => ({ lang, title: wikiTitle(title) });

const ROUTES: readonly Route[] = [
  { type: 'article', path: /^\/wiki\/(?<title>.+)$/, ids, canonical: articleUrl },
  // Some languages are written in several scripts, each below a folder of its own.
  { type: 'article', path: /^\/[a-z]{2,3}-[a-z]{2,5}\/(?<title>.+)$/, ids, canonical: articleUrl },
  {
    type: 'article',
    path: /^\/w\/index\.php$/,
    query: { title: ['title', /./] },
    ids: ({ lang = '', title = '' }) => ({ lang, title: spaced(title) }),
    canonical: articleUrl,
  },
  {
    type: 'article',
    path: /^(?:\/w\/index\.php|\/wiki)?$/,
    query: { pageId: ['curid', /^\d+$/] },
    canonical: ({ lang, pageId }) => `https://${lang}.wikipedia.org/?curid=${pageId}`,
  },
];

const pictureSchema = z.object({ source: z.string(), width: z.number(), height: z.number() });
type WikiPicture = z.infer<typeof pictureSchema>;
const summarySchema = z.object({
  title: maybeText,
  extract: maybeText,
  thumbnail: z.optional(pictureSchema),
  originalimage: z.optional(pictureSchema),
});
const pageImagesSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: maybeText,
        thumbnail: z.optional(pictureSchema),
        original: z.optional(pictureSchema),
      }),
    ),
  }),
});

/**
 * Wikipedia in all its languages, as of 2026-11. The summary names an article's picture; the second question
 * also finds posters and logos under fair use. Pictures are only served in some widths, so the addresses
 * stay as they are told. Short links of w.wiki say nothing of their article.
 */
export const wikipedia = definePlatform({
  id: 'wikipedia',
  name: 'Wikipedia',
  hosts: ['wikipedia.org'],
  resource(url) {
    const found = resourceByHost(HOST, ROUTES, url);
    const title = found?.resource_id['title'];
    return title === undefined || isArticleTitle(title) ? found : null;
  },
  addedToTitle: [/\s[-–—]\s[^-–—]*(?:[wv]i[kc]i|вики|вікі|百科|ウィキ|위키|ويكي|ויקי)[^-–—]*$/i],
  endpoints: ({ resource_id: { lang, title } }: Canonical): Endpoint[] =>
    lang === undefined || title === undefined ? [] : [summaryApi(lang, title), pageImagesApi(lang, title)],
});

function summaryApi(lang: string, title: string): Endpoint {
  return apiEndpoint({
    url: `https://${lang}.wikipedia.org/api/rest_v1/page/summary/${encodeURIComponent(title)}`,
    schema: summarySchema,
    toAnswer: ({ title: shown, extract, thumbnail, originalimage }) =>
      pictureAnswer(originalFirst(originalimage, thumbnail), { title: shown, description: extract }),
  });
}

function pageImagesApi(lang: string, title: string): Endpoint {
  const url = new URL(`https://${lang}.wikipedia.org/w/api.php?action=query&format=json&formatversion=2`);
  for (const [name, value] of [
    ['prop', 'pageimages'],
    ['piprop', 'thumbnail|original'],
    ['pithumbsize', '960'],
    ['pilicense', 'any'],
    ['redirects', '1'],
    ['origin', '*'],
    ['titles', title],
  ] as const) {
    url.searchParams.set(name, value);
  }
  return apiEndpoint({
    url: url.href,
    schema: pageImagesSchema,
    toAnswer: ({ query: { pages } }) =>
      pictureAnswer(originalFirst(pages[0]?.original, pages[0]?.thumbnail), { title: pages[0]?.title }),
  });
}

/** Drawings and documents are no picture themselves; their thumbnail is. */
function originalFirst(original?: WikiPicture, thumbnail?: WikiPicture): AnsweredPicture[] {
  const isPicture = /\.(?:jpe?g|png|gif|webp)$/i.test(original?.source ?? '');
  return [isPicture ? original : undefined, thumbnail].flatMap((picture) =>
    picture ? [{ ...picture, url: picture.source }] : [],
  );
}

export const examples: PlatformExamples = {
  resources: {
    'https://en.wikipedia.org/wiki/AC/DC#History': [
      'article',
      { lang: 'en', title: 'AC/DC' },
      'https://en.wikipedia.org/wiki/AC/DC',
    ],
    'https://de.m.wikipedia.org/wiki/Z%C3%BCrich': [
      'article',
      { lang: 'de', title: 'Zürich' },
      'https://de.wikipedia.org/wiki/Z%C3%BCrich',
    ],
    'https://en.m.wikipedia.org/w/index.php?title=1%25_rule&oldid=9': [
      'article',
      { lang: 'en', title: '1%_rule' },
      'https://en.wikipedia.org/wiki/1%25_rule',
    ],
    'https://zh.wikipedia.org/zh-tw/%E5%8F%B0%E7%81%A3': [
      'article',
      { lang: 'zh', title: '台灣' },
      'https://zh.wikipedia.org/wiki/%E5%8F%B0%E7%81%A3',
    ],
    'https://en.wikipedia.org/?curid=736': [
      'article',
      { lang: 'en', pageId: '736' },
      'https://en.wikipedia.org/?curid=736',
    ],
  },
  others: [
    'https://www.wikipedia.org/',
    'https://en.wikipedia.org/wiki/Main_Page',
    'https://en.wikipedia.org/wiki/Special:Random',
    'https://en.wikipedia.org/wiki/User_talk:Someone',
    'https://de.wikipedia.org/wiki/Kategorie:Stadt',
    'https://en.wikipedia.org/w/index.php?search=a&title=Special%3ASearch',
    'https://en.notwikipedia.org/wiki/Athena',
    'https://en.wikipedia.org.evil.example/wiki/Athena',
  ],
};
