import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';

/** First parts of a path that are no group. */
const RESERVED = String.raw`(?!(?:-|admin|api|assets|dashboard|explore|groups|health_check|help|import|invites|jwt|login|oauth|profile|projects|public|search|sitemap|snippets|unsubscribes|uploads|users|v2)(?:\/|$))`;
const SEGMENT = String.raw`[\w.][\w.-]*`;
const PROJECT = String.raw`(?<path>${RESERVED}${SEGMENT}(?:\/${SEGMENT}){1,20}?)`;
const AFTER = String.raw`(?:\/.*)?$`;

const projectUrl = ({ host, path }: Readonly<Record<string, string>>): string => `https://${host}/${path}`;

/** Parts that every project has; without the marker they are addresses of old. */
function partsAfter(marker: string): Route[] {
  return [
    {
      type: 'merge_request',
      path: new RegExp(String.raw`^\/${PROJECT}${marker}\/merge_requests\/(?<number>\d+)${AFTER}`),
      canonical: (ids) => `${projectUrl(ids)}/-/merge_requests/${ids['number']}`,
    },
    {
      type: 'issue',
      path: new RegExp(String.raw`^\/${PROJECT}${marker}\/(?:issues|work_items)\/(?<number>\d+)${AFTER}`),
      canonical: (ids) => `${projectUrl(ids)}/-/issues/${ids['number']}`,
    },
    {
      type: 'project',
      path: new RegExp(
        String.raw`^\/${PROJECT}${marker}\/(?:blob|tree|raw|blame|commits?|merge_requests|issues|pipelines|wikis)${AFTER}`,
      ),
      canonical: projectUrl,
    },
  ];
}

/** What follows the marker is no part of the project's path. */
const WITH_MARKER = partsAfter(String.raw`\/-`);

const ON_SITE: readonly Route[] = [
  ...partsAfter(String.raw`(?:\/-)?`),
  { type: 'project', path: new RegExp(String.raw`^\/${PROJECT}(?:\/-(?:\/.*)?)?$`), canonical: projectUrl },
];

const SITE = /^(?:www\.)?(?<host>gitlab\.com)$/;
const ANY_HOST = /^(?<host>(?:[a-z\d-]+\.)+[a-z][a-z\d-]+)$/;

const projectSchema = z.object({ name: maybeText, description: maybeText, avatar_url: maybeText });

/**
 * GitLab, as of 2026-11: gitlab.com, and the software anywhere where a path has the marker `/-/` before a part that
 * every project has. The only picture of a project is its avatar.
 */
export const gitlab = definePlatform({
  id: 'gitlab',
  name: 'GitLab',
  hosts: ['gitlab.com'],
  runsAnywhere: true,
  resource(url) {
    const found = resourceByHost(SITE, ON_SITE, url);
    if (!found) return /(?:^|\.)gitlab\.com\.?$/.test(url.hostname) ? null : elsewhere(url);
    const { host: _ours, ...resource_id } = found.resource_id;
    return { ...found, resource_id };
  },
  addedToTitle: [/ · GitLab$/],
  endpoints: ({ resource_id: { host = 'gitlab.com', path } }: Canonical): Endpoint[] =>
    path === undefined ? [] : [projectApi(host, path)],
});

function elsewhere(url: URL) {
  return url.pathname.includes('/-/') ? resourceByHost(ANY_HOST, WITH_MARKER, url) : null;
}

function projectApi(host: string, path: string): Endpoint {
  return apiEndpoint({
    url: `https://${host}/api/v4/projects/${encodeURIComponent(path)}`,
    schema: projectSchema,
    toAnswer: ({ name, description, avatar_url }) =>
      pictureAnswer([{ url: avatar_url }], { title: name, description }),
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://gitlab.com/a-group/a-site/-/blob/master/source/a.jpg': [
      'project',
      { path: 'a-group/a-site' },
      'https://gitlab.com/a-group/a-site',
    ],
    'https://gitlab.com/a-group/security/runner/-/merge_requests/5/diffs': [
      'merge_request',
      { path: 'a-group/security/runner', number: '5' },
      'https://gitlab.com/a-group/security/runner/-/merge_requests/5',
    ],
    'https://gitlab.com/a-group/security/runner': [
      'project',
      { path: 'a-group/security/runner' },
      'https://gitlab.com/a-group/security/runner',
    ],
    'https://git.tools.example/a-group/tool/-/issues/3': [
      'issue',
      { host: 'git.tools.example', path: 'a-group/tool', number: '3' },
      'https://git.tools.example/a-group/tool/-/issues/3',
    ],
  },
  others: [
    'https://gitlab.com/',
    'https://gitlab.com/explore/projects',
    'https://gitlab.com/users/sign_in',
    'https://gitlab.com/a-group',
    'https://notgitlab.com/a-group/tool',
    'https://gitlab.com.evil.example/a-group/tool',
    'https://shop.example/a/b/-/c',
  ],
};
