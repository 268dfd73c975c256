import type { Canonical } from '../types';
import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeNumber, maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';

/** Well-known forums that run it. */
const HOSTS = [
  'meta.discourse.org',
  'try.discourse.org',
  'community.openai.com',
  'discuss.python.org',
  'discuss.pytorch.org',
  'discuss.elastic.co',
  'discuss.kubernetes.io',
  'discuss.huggingface.co',
  'discuss.ai.google.dev',
  'users.rust-lang.org',
  'internals.rust-lang.org',
  'forum.obsidian.md',
  'forum.cursor.com',
  'forums.docker.com',
  'forums.swift.org',
  'forums.developer.nvidia.com',
  'community.cloudflare.com',
  'community.home-assistant.io',
  'community.letsencrypt.org',
  'community.render.com',
  'discourse.mozilla.org',
  'discourse.ubuntu.com',
  'discourse.nixos.org',
  'discourse.gnome.org',
  'elixirforum.com',
  'linux.do',
  'devforum.roblox.com',
] as const;

const TOPIC = String.raw`(?:\/(?<postNumber>\d+))?`;

const topicUrl = ({ host, topicId, postNumber }: Readonly<Record<string, string>>): string =>
  `https://${host}/t/${topicId}${postNumber === undefined ? '' : `/${postNumber}`}`;

/** A topic by title and number: no other software writes its threads so. */
const WITH_SLUG: readonly Route[] = [
  {
    type: 'topic',
    path: new RegExp(String.raw`^\/t\/(?!\d+\/)[^/.]+\/(?<topicId>\d+)${TOPIC}$`),
    canonical: topicUrl,
  },
];

/** Where only the path tells the software, the canonical form must have a title to be known again; `-` is one. */
const ELSEWHERE: readonly Route[] = WITH_SLUG.map((route) => ({
  ...route,
  canonical: (ids) => topicUrl(ids).replace('/t/', '/t/-/'),
}));

const BY_NUMBER: readonly Route[] = [
  {
    type: 'topic',
    path: new RegExp(String.raw`^\/t\/(?<topicId>\d+)(?:\.json)?${TOPIC}$`),
    canonical: topicUrl,
  },
];

const KNOWN = new RegExp(
  `^(?<host>${HOSTS.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')}|[a-z\\d-]+\\.(?:discourse\\.group|trydiscourse\\.com))$`,
);

/** Names that forums are given; with the form of the path they are enough. */
const FORUM_LIKE =
  /^(?<host>(?:discourse|discuss|discussions?|forums?|community|meta|talk)\.(?:[a-z\d-]+\.)+[a-z]{2,})$/;

const topicSchema = z.object({
  title: maybeText,
  image_url: maybeText,
  thumbnails: z.optional(
    z.nullable(z.array(z.object({ url: maybeText, width: maybeNumber, height: maybeNumber }))),
  ),
});

/**
 * Forums on Discourse, as of 2026-11: software that anybody may host. The fields of a topic's JSON that name its
 * picture are unsure; older versions lack them.
 */
export const discourse = definePlatform({
  id: 'discourse',
  name: 'Discourse',
  hosts: [...HOSTS, 'discourse.group', 'trydiscourse.com'],
  runsAnywhere: true,
  resource: (url) =>
    resourceByHost(KNOWN, [...BY_NUMBER, ...WITH_SLUG], url) ?? resourceByHost(FORUM_LIKE, ELSEWHERE, url),
  endpoints: ({ resource_id: { host, topicId } }: Canonical): Endpoint[] =>
    host === undefined || topicId === undefined ? [] : [topicApi(host, topicId)],
});

function topicApi(host: string, topicId: string): Endpoint {
  return apiEndpoint({
    url: `https://${host}/t/${topicId}.json`,
    schema: topicSchema,
    toAnswer: ({ title, image_url, thumbnails }) =>
      pictureAnswer([...(thumbnails ?? []), { url: image_url }], { title }),
  });
}

const topic = [
  'topic',
  { host: 'meta.discourse.org', topicId: '36765' },
  'https://meta.discourse.org/t/36765',
] as const;

export const examples: PlatformExamples = {
  resources: {
    'https://meta.discourse.org/t/onebox-for-sites/36765': topic,
    'https://meta.discourse.org/t/36765.json': topic,
    'https://meta.discourse.org/t/-/36765/12?u=someone': [
      'topic',
      { host: 'meta.discourse.org', topicId: '36765', postNumber: '12' },
      'https://meta.discourse.org/t/36765/12',
    ],
    'https://forum.tools.example/t/a-topic/77': [
      'topic',
      { host: 'forum.tools.example', topicId: '77' },
      'https://forum.tools.example/t/-/77',
    ],
  },
  others: [
    'https://meta.discourse.org/c/feature/2',
    'https://meta.discourse.org/tag/onebox',
    'https://meta.discourse.org/u/someone',
    'https://forum.tools.example/t/77',
    'https://tools.example/t/a-topic/77',
    'https://notmeta.discourse.org.evil.example/t/36765',
  ],
};
