import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';

const SITE =
  /^(?:www\.)?(?<site>(?:(?:[a-z]{2}|meta|[a-z]{2}\.meta)\.)?stackoverflow\.com|(?:meta\.)?(?:superuser|serverfault|askubuntu)\.com|(?:meta\.)?mathoverflow\.net|stackapps\.com|(?!(?:www|api|data|area51|chat|openid|blog|elections)\.)[a-z\d-]+(?:\.meta)?\.stackexchange\.com)$/;

const questionUrl = ({ site, questionId }: Readonly<Record<string, string>>): string =>
  `https://${site}/questions/${questionId}`;
const answerUrl = ({ site, answerId }: Readonly<Record<string, string>>): string =>
  `https://${site}/a/${answerId}`;

const ROUTES: readonly Route[] = [
  {
    type: 'answer',
    path: /^\/questions\/(?<questionId>\d+)\/[^/]+\/(?<answerId>\d+)$/,
    canonical: answerUrl,
  },
  { type: 'question', path: /^\/questions\/(?<questionId>\d+)(?:\/[^/]*)?$/, canonical: questionUrl },
  { type: 'question', path: /^\/q\/(?<questionId>\d+)(?:\/\d+)?$/, canonical: questionUrl },
  { type: 'answer', path: /^\/a\/(?<answerId>\d+)(?:\/\d+)?$/, canonical: answerUrl },
];

const postsSchema = z.object({
  items: z.array(
    z.object({
      body: maybeText,
      title: maybeText,
      owner: z.optional(z.nullable(z.object({ display_name: maybeText }))),
    }),
  ),
});

/**
 * Stack Overflow and the network of sites like it, as of 2026-11. The pictures of a question are those in its text:
 * what its page declares is the logo of the site. Its API takes 300 questions a day without a key.
 */
export const stackexchange = definePlatform({
  id: 'stackexchange',
  name: 'Stack Exchange',
  hosts: [
    'stackoverflow.com',
    'superuser.com',
    'serverfault.com',
    'askubuntu.com',
    'mathoverflow.net',
    'stackapps.com',
    'stackexchange.com',
  ],
  resource: (url) => resourceByHost(SITE, ROUTES, url),
  addedToTitle: [
    / - (?:Stack Overflow|Super User|Server Fault|Ask Ubuntu|MathOverflow|.{1,60} Stack Exchange)$/,
  ],
  endpoints: ({ resource_id: { site, questionId, answerId } }: Canonical): Endpoint[] => {
    if (site === undefined) return [];
    return answerId === undefined
      ? [postApi('questions', questionId ?? '', site)]
      : [postApi('answers', answerId, site)];
  },
});

function postApi(kind: 'questions' | 'answers', id: string, site: string): Endpoint {
  return apiEndpoint({
    url: `https://api.stackexchange.com/2.3/${kind}/${id}?site=${site}&filter=withbody`,
    schema: postsSchema,
    toAnswer({ items: [post] }) {
      const pictures = [...(post?.body ?? '').matchAll(/<img\s[^>]{0,500}?\bsrc="([^"]+)"/gi)];
      return pictureAnswer(
        pictures.map(([, address = '']) => ({ url: address.replace(/&amp;/g, '&') })),
        { title: post?.title, author: post?.owner?.display_name },
      );
    },
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://stackoverflow.com/questions/178325/how-do-i-check': [
      'question',
      { site: 'stackoverflow.com', questionId: '178325' },
      'https://stackoverflow.com/questions/178325',
    ],
    'https://es.stackoverflow.com/q/524520/1234': [
      'question',
      { site: 'es.stackoverflow.com', questionId: '524520' },
      'https://es.stackoverflow.com/questions/524520',
    ],
    'https://mathoverflow.net/questions/318890/steepest-descent/418958#418958': [
      'answer',
      { site: 'mathoverflow.net', questionId: '318890', answerId: '418958' },
      'https://mathoverflow.net/a/418958',
    ],
    'https://cooking.meta.stackexchange.com/a/11/2': [
      'answer',
      { site: 'cooking.meta.stackexchange.com', answerId: '11' },
      'https://cooking.meta.stackexchange.com/a/11',
    ],
  },
  others: [
    'https://stackoverflow.com/questions/tagged/javascript',
    'https://stackoverflow.com/questions',
    'https://stackoverflow.com/questions/ask',
    'https://stackoverflow.com/users/22656/someone',
    'https://api.stackexchange.com/questions/1',
    'https://notstackoverflow.com/questions/178325',
    'https://stackoverflow.com.evil.example/questions/178325',
  ],
};
