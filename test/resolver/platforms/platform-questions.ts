import type {
  CandidateDraft,
  EndpointAnswer,
  Platform,
} from '../../../src/resolver/platforms/define-platform';
import type { Canonical } from '../../../src/resolver/types';

/** What the platform says a URL denotes. */
export function canonicalOf(platform: Platform, url: string): Canonical {
  const resource = platform.resource(new URL(url));
  if (!resource) throw new Error(`${platform.id} does not know ${url}`);
  return { platform: platform.id, ...resource };
}

/** The pictures a platform knows without asking. */
export function ruleUrls(platform: Platform, url: string): string[] {
  return draftUrls(platform.candidates?.(canonicalOf(platform, url)) ?? []);
}

/** The addresses a platform asks about a URL, in their order. */
export function endpointUrls(platform: Platform, url: string): string[] {
  return endpointsOf(platform, url).map((endpoint) => endpoint.url);
}

/** What an answer to the n-th of those questions says. */
export function readAnswer(
  platform: Platform,
  url: string,
  answer: unknown,
  index = 0,
): EndpointAnswer | null {
  const endpoint = endpointsOf(platform, url)[index];
  if (!endpoint) throw new Error(`${platform.id} does not ask that often about ${url}`);
  return endpoint.read(answer);
}

/** The addresses of the pictures an answer names. */
export function answeredUrls(platform: Platform, url: string, answer: unknown, index = 0): string[] | null {
  const read = readAnswer(platform, url, answer, index);
  return read && draftUrls(read.drafts);
}

function endpointsOf(platform: Platform, url: string) {
  return platform.endpoints?.(canonicalOf(platform, url)) ?? [];
}

function draftUrls(drafts: readonly CandidateDraft[]): string[] {
  return drafts.map((draft) => draft.url);
}
