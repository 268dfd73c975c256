import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { maybeText, pictureAnswer } from './picture-answer';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const articleUrl = ({ articleId = '' }): string => `https://zhuanlan.zhihu.com/p/${articleId}`;
const answerUrl = ({ answerId = '' }): string => `https://www.zhihu.com/answer/${answerId}`;
const SITE = ['zhihu.com'] as const;
const HOST = siteHosts(SITE, 'www|m|zhuanlan');

const ROUTES: readonly Route[] = [
  { type: 'article', hosts: SITE, path: /^\/p\/(?<articleId>\d+)$/, canonical: articleUrl },
  {
    type: 'article',
    hosts: SITE,
    path: /^\/tardis\/(?:\w{1,8}\/)?art\/(?<articleId>\d+)$/,
    canonical: articleUrl,
  },
  {
    type: 'answer',
    path: /^\/question\/(?<questionId>\d+)\/answers?\/(?<answerId>\d+)$/,
    canonical: ({ questionId, answerId }) =>
      `https://www.zhihu.com/question/${questionId}/answer/${answerId}`,
  },
  { type: 'answer', path: /^\/answer\/(?<answerId>\d+)$/, canonical: answerUrl },
  { type: 'answer', path: /^\/tardis\/(?:\w{1,8}\/)?ans\/(?<answerId>\d+)$/, canonical: answerUrl },
  {
    type: 'question',
    path: /^\/(?:question|tardis\/(?:\w{1,8}\/)?qus)\/(?<questionId>\d+)(?:\/answers(?:\/\w+)?)?$/,
    canonical: ({ questionId }) => `https://www.zhihu.com/question/${questionId}`,
  },
  {
    type: 'video',
    path: /^\/zvideo\/(?<zvideoId>\d+)$/,
    canonical: ({ zvideoId }) => `https://www.zhihu.com/zvideo/${zvideoId}`,
  },
  {
    type: 'pin',
    path: /^\/pin\/(?<pinId>\d+)$/,
    canonical: ({ pinId }) => `https://www.zhihu.com/pin/${pinId}`,
  },
  {
    type: 'user',
    path: /^\/people\/(?<user>[\w-]+)(?:\/\w+)?$/,
    canonical: ({ user }) => `https://www.zhihu.com/people/${user}`,
  },
  {
    type: 'user',
    path: /^\/org\/(?<user>[\w-]+)(?:\/\w+)?$/,
    canonical: ({ user }) => `https://www.zhihu.com/org/${user}`,
  },
];

const videoSchema = z.object({
  image_url: maybeText,
  title: maybeText,
  author: z.optional(z.nullable(z.object({ name: maybeText }))),
});
const memberSchema = z.object({ avatar_url: maybeText, name: maybeText });

/**
 * Zhihu, as of 2026-11. Articles and answers are kept from plain requests: they are read as pages, best in their
 * tab. The member's JSON is less sure than the video's.
 */
export const zhihu = definePlatform({
  id: 'zhihu',
  name: 'Zhihu',
  hosts: SITE,
  unwrap: (url) => (url.hostname === 'link.zhihu.com' ? url.searchParams.get('target') : null),
  resource: (url) => resourceByHost(HOST, ROUTES, url),
  addedToTitle: [/ - 知乎$/],
  endpoints: ({ resource_id: { zvideoId, user } }: Canonical): Endpoint[] => [
    ...(zvideoId === undefined ? [] : [videoApi(zvideoId)]),
    ...(user === undefined ? [] : [memberApi(user)]),
  ],
});

function videoApi(zvideoId: string): Endpoint {
  return apiEndpoint({
    url: `https://www.zhihu.com/api/v4/zvideos/${zvideoId}`,
    schema: videoSchema,
    toAnswer: ({ image_url, title, author }) =>
      pictureAnswer([{ url: image_url }], { title, author: author?.name }),
  });
}

function memberApi(user: string): Endpoint {
  return apiEndpoint({
    url: `https://www.zhihu.com/api/v4/members/${user}?include=avatar_url`,
    schema: memberSchema,
    toAnswer: ({ avatar_url, name }) => pictureAnswer([{ url: avatar_url }], { title: name }),
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://zhuanlan.zhihu.com/p/25000000?utm_id=0': [
      'article',
      { articleId: '25000000' },
      'https://zhuanlan.zhihu.com/p/25000000',
    ],
    'https://www.zhihu.com/tardis/zm/art/25000000': [
      'article',
      { articleId: '25000000' },
      'https://zhuanlan.zhihu.com/p/25000000',
    ],
    'https://www.zhihu.com/question/20000001/answer/12345678': [
      'answer',
      { questionId: '20000001', answerId: '12345678' },
      'https://www.zhihu.com/question/20000001/answer/12345678',
    ],
    'https://www.zhihu.com/tardis/zm/ans/12345678': [
      'answer',
      { answerId: '12345678' },
      'https://www.zhihu.com/answer/12345678',
    ],
    'https://www.zhihu.com/question/20000001': [
      'question',
      { questionId: '20000001' },
      'https://www.zhihu.com/question/20000001',
    ],
    'https://www.zhihu.com/zvideo/1342930761977176064': [
      'video',
      { zvideoId: '1342930761977176064' },
      'https://www.zhihu.com/zvideo/1342930761977176064',
    ],
    'https://www.zhihu.com/people/someone/posts': [
      'user',
      { user: 'someone' },
      'https://www.zhihu.com/people/someone',
    ],
  },
  others: [
    'https://www.zhihu.com/',
    'https://www.zhihu.com/hot',
    'https://www.zhihu.com/search?type=content&q=a',
    'https://link.zhihu.com/?target=https%3A//example.com/',
    'https://notzhihu.com/question/20000001',
    'https://zhihu.com.evil.example/question/20000001',
  ],
  wrapped: { 'https://link.zhihu.com/?target=https%3A//example.com/a': 'https://example.com/a' },
};
