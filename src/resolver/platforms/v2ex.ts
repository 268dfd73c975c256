import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const ROUTES: readonly Route[] = [
  {
    type: 'topic',
    path: /^\/t\/(?<topicId>\d+)$/,
    canonical: ({ topicId }) => `https://www.v2ex.com/t/${topicId}`,
  },
];

/** V2EX, as of 2026-11. A topic has no cover; its page may have pictures in its text. Its API is unsure and not asked. */
export const v2ex = definePlatform({
  id: 'v2ex',
  name: 'V2EX',
  hosts: ['v2ex.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ - V2EX$/],
});

const topic = ['topic', { topicId: '1000000' }, 'https://www.v2ex.com/t/1000000'] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://www.v2ex.com/t/1000000#reply15': topic,
    'https://v2ex.com/t/1000000?p=2': topic,
    'https://global.v2ex.com/t/1000000': topic,
  },
  others: [
    'https://www.v2ex.com/',
    'https://www.v2ex.com/go/python',
    'https://www.v2ex.com/member/someone',
    'https://notv2ex.com/t/1000000',
    'https://v2ex.com.evil.example/t/1000000',
  ],
};
