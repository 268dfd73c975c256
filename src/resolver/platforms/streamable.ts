import { z } from '../zod';
import type { Endpoint, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { apiEndpoint, oembedEndpoint } from './endpoint';
import { resourceByHost } from './host-routes';
import { maybeText, pictureAnswer } from './picture-answer';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const SITE = siteHosts(['streamable.com'], 'www');
const API = /^api\.streamable\.com$/;

/** Pages of the site whose names could be ids. */
const SITE_PAGES: ReadonlySet<string> = new Set([
  ...['about', 'abuse', 'api', 'app', 'apps', 'blog', 'brand', 'clip', 'dev', 'dmca', 'docs', 'e', 'faq'],
  ...['features', 'help', 'home', 'jobs', 'labs', 'legal', 'login', 'logout', 'media', 'o', 'plans'],
  ...['press', 'pro', 'reset', 's', 'search', 'signup', 'stats', 'teams', 'terms', 'tools', 'tos'],
  ...['upload', 'videos'],
]);

const video = {
  type: 'video',
  canonical: ({ videoId }) => `https://streamable.com/${videoId}`,
} satisfies Partial<Route>;

const ROUTES: readonly Route[] = [
  { ...video, path: /^\/(?:e|o|t)\/(?<videoId>[a-z\d]{3,8})$/ },
  { ...video, path: /^\/s\/(?<videoId>[a-z\d]{3,8})(?:\/[\w-]*)?$/ },
  { ...video, path: /^\/(?<videoId>[a-z\d]{3,6})$/, reserved: SITE_PAGES },
];
const API_ROUTES: readonly Route[] = [{ ...video, path: /^\/videos\/(?<videoId>[a-z\d]{3,8})$/ }];

const videoSchema = z.object({ title: maybeText, thumbnail_url: maybeText });

/**
 * Streamable, as of 2026-11. Its picture addresses are signed and taken as they come.
 * Unsure: which words the site keeps for itself.
 */
export const streamable = definePlatform({
  id: 'streamable',
  name: 'Streamable',
  hosts: ['streamable.com'],
  resource: (url) => resourceByHost(SITE, ROUTES, url) ?? resourceByHost(API, API_ROUTES, url),
  addedToTitle: [/ (?:\||-) Streamable$/],
  endpoints({ resource_id: { videoId = '' }, canonical_url }) {
    const oembed = 'https://api.streamable.com/oembed.json';
    return [videoEndpoint(videoId), oembedEndpoint({ endpoint: oembed, pageUrl: canonical_url })];
  },
});

function videoEndpoint(videoId: string): Endpoint {
  return apiEndpoint({
    url: `https://api.streamable.com/videos/${videoId}`,
    schema: videoSchema,
    toAnswer: ({ title, thumbnail_url }) => pictureAnswer([{ url: thumbnail_url }], { title }),
  });
}

export const examples: PlatformExamples = {
  resources: {
    'https://streamable.com/dnd1': ['video', { videoId: 'dnd1' }, 'https://streamable.com/dnd1'],
    'https://streamable.com/e/dnd1?autoplay=1': ['video', { videoId: 'dnd1' }, 'https://streamable.com/dnd1'],
    'https://streamable.com/s/okkqk/drxjds': ['video', { videoId: 'okkqk' }, 'https://streamable.com/okkqk'],
    'https://streamable.com/o/moo': ['video', { videoId: 'moo' }, 'https://streamable.com/moo'],
  },
  others: [
    'https://notstreamable.com/dnd1',
    'https://streamable.com.evil.example/dnd1',
    'https://streamable.com/',
    'https://streamable.com/login',
    'https://streamable.com/pricing',
    'https://support.streamable.com/dnd1',
  ],
};
