import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import type { Route } from './routes';
import { resourceByRoutes } from './routes';

const gistUrl = ({ gistId = '' }): string => `https://gist.github.com/${gistId}`;

/** Ids are 20 or 32 hexadecimal digits; of old they were numbers. */
const GIST_ID = String.raw`(?<gistId>[\da-f]{20}|[\da-f]{32}|\d{1,10})`;

const ROUTES: readonly Route[] = [
  { type: 'gist', path: new RegExp(String.raw`^\/${GIST_ID}(?:\.js|\.git|\/raw.*)?$`), canonical: gistUrl },
  {
    type: 'gist',
    path: new RegExp(String.raw`^\/(?<owner>[A-Za-z\d][A-Za-z\d-]{0,38})\/${GIST_ID}(?:\.js|\/.*)?$`),
    canonical: gistUrl,
  },
];

/** Snippets of GitHub, as of 2026-11. No picture of theirs is known but what the page declares. */
export const gist = definePlatform({
  id: 'gist',
  name: 'GitHub Gist',
  hosts: ['gist.github.com', 'gist.githubusercontent.com'],
  resource: (url) => resourceByRoutes(ROUTES, url),
  addedToTitle: [/ · GitHub$/],
});

export const examples: PlatformExamples = {
  resources: {
    'https://gist.github.com/Someone/0ee8433f5a9a779d08ef': [
      'gist',
      { owner: 'Someone', gistId: '0ee8433f5a9a779d08ef' },
      'https://gist.github.com/0ee8433f5a9a779d08ef',
    ],
    'https://gist.github.com/6806305.js': ['gist', { gistId: '6806305' }, 'https://gist.github.com/6806305'],
    'https://gist.githubusercontent.com/someone/0ee8433f5a9a779d08ef0ee8433f5a9a/raw/a.txt': [
      'gist',
      { owner: 'someone', gistId: '0ee8433f5a9a779d08ef0ee8433f5a9a' },
      'https://gist.github.com/0ee8433f5a9a779d08ef0ee8433f5a9a',
    ],
  },
  others: [
    'https://gist.github.com/',
    'https://gist.github.com/discover',
    'https://gist.github.com/someone/starred',
    'https://notgist.github.com/6806305',
    'https://gist.github.com.evil.example/6806305',
  ],
};
