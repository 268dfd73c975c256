import type { Canonical } from '../types';
import type { CandidateDraft, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

/** First parts of a path that are no owner. */
const RESERVED = new Set(
  `about account advisories apps blog careers changelog codespaces codesearch collections community contact copilot
  customer-stories customer-terms dashboard discussions downloads edu education enterprise enterprises events explore
  features github-copilot git-guides gist gists gitignore home images integrations issues join login logout maintenance
  marketplace mcp mine mobile models network new newsroom nonprofit notifications open-source org organizations orgs
  pages partners payments personal plans premium-support press pricing privacy projects pulls readme repos resources
  robots.txt search security sessions settings shop showcases signup site solutions spark sponsors stars startups
  status stories styleguide subscriptions suggestions support switch team teams terms test topics tos tour training
  translate trending trust-center user users watching why-github wiki works-with`.split(/\s+/),
);

const OWNER = String.raw`(?<owner>[a-z\d](?:[a-z\d-]{0,38}))`;
const REPO = String.raw`(?<repo>[\w.-]{1,100}?)(?:\.git)?`;
const SITE = siteHosts(['github.com'], 'www');
const RAW_HOST = /^(?:raw\.githubusercontent|codeload\.github)\.com$/;

const repoUrl = ({ owner, repo }: Readonly<Record<string, string>>): string =>
  `https://github.com/${owner}/${repo}`;

/** A numbered part of a repository: type → how its path says it. */
const NUMBERED = { issue: 'issues', pull: 'pull', discussion: 'discussions' } as const;

const WITH_NUMBER: Route[] = (['issue', 'pull', 'discussion'] as const).map((type) => ({
  type,
  path: new RegExp(String.raw`^\/${OWNER}\/${REPO}\/${NUMBERED[type]}\/(?<number>\d+)(?:\/.*)?$`, 'i'),
  reserved: RESERVED,
  canonical: (ids) => `${repoUrl(ids)}/${NUMBERED[type]}/${ids['number']}`,
}));

const ROUTES: readonly Route[] = [
  ...WITH_NUMBER,
  {
    type: 'repo',
    path: new RegExp(String.raw`^\/${OWNER}\/${REPO}(?:\/.*)?$`, 'i'),
    reserved: RESERVED,
    canonical: repoUrl,
  },
  {
    type: 'user',
    path: new RegExp(String.raw`^\/${OWNER}$`, 'i'),
    reserved: RESERVED,
    canonical: ({ owner }) => `https://github.com/${owner}`,
  },
];

const RAW_ROUTES: readonly Route[] = [
  { type: 'repo', path: new RegExp(String.raw`^\/${OWNER}\/${REPO}\/.+$`, 'i'), canonical: repoUrl },
];

/**
 * GitHub, as of 2026-11. The card of a repository, issue or pull request is text on white, made by the site; what
 * the page declares is better where its owner chose a picture. A file belongs to its repository.
 */
export const github = definePlatform({
  id: 'github',
  name: 'GitHub',
  hosts: ['github.com', 'raw.githubusercontent.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url) ?? resourceByHost(RAW_HOST, RAW_ROUTES, url),
  addedToTitle: [/^GitHub - /, / · GitHub$/],
  candidates,
});

/** The part of the card's address that only names its version. */
const CARD_VERSION = '1';

function candidates({ resource_type, resource_id: { owner, repo, number } }: Canonical): CandidateDraft[] {
  if (owner === undefined) return [];
  if (repo === undefined) {
    const avatar = `https://github.com/${owner}.png?size=460`;
    return [platformDraft('rule', avatar, { width: 460, height: 460 })];
  }
  // No card of a discussion is known: it takes its repository's.
  const part =
    resource_type === 'issue' || resource_type === 'pull' ? `/${NUMBERED[resource_type]}/${number}` : '';
  const card = `https://opengraph.githubassets.com/${CARD_VERSION}/${owner}/${repo}${part}`;
  return [platformDraft('rule', card, { width: 1_200, height: 600 })];
}

export const examples: PlatformExamples = {
  resources: {
    'https://github.com/rust-lang/team': [
      'repo',
      { owner: 'rust-lang', repo: 'team' },
      'https://github.com/rust-lang/team',
    ],
    'https://github.com/someone/tool/': [
      'repo',
      { owner: 'someone', repo: 'tool' },
      'https://github.com/someone/tool',
    ],
    'https://www.github.com/someone/tool.git': [
      'repo',
      { owner: 'someone', repo: 'tool' },
      'https://github.com/someone/tool',
    ],
    'https://github.com/someone/tool.js/blob/main/README.md#x': [
      'repo',
      { owner: 'someone', repo: 'tool.js' },
      'https://github.com/someone/tool.js',
    ],
    'https://raw.githubusercontent.com/someone/tool/main/README.md': [
      'repo',
      { owner: 'someone', repo: 'tool' },
      'https://github.com/someone/tool',
    ],
    'https://github.com/someone/tool/issues/12?x=1': [
      'issue',
      { owner: 'someone', repo: 'tool', number: '12' },
      'https://github.com/someone/tool/issues/12',
    ],
    'https://github.com/someone/tool/pull/45/files': [
      'pull',
      { owner: 'someone', repo: 'tool', number: '45' },
      'https://github.com/someone/tool/pull/45',
    ],
    'https://github.com/someone/tool/discussions/7': [
      'discussion',
      { owner: 'someone', repo: 'tool', number: '7' },
      'https://github.com/someone/tool/discussions/7',
    ],
    'https://github.com/someone': ['user', { owner: 'someone' }, 'https://github.com/someone'],
  },
  others: [
    'https://github.com/',
    'https://github.com/search?q=a',
    'https://github.com/features/actions',
    'https://github.com/topics/oembed',
    'https://github.com/settings/profile',
    'https://github.com/orgs/github/repositories',
    'https://docs.github.com/en/rest',
    'https://notgithub.com/someone/tool',
    'https://github.com.evil.example/someone/tool',
  ],
};
