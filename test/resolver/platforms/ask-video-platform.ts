import type { Endpoint, EndpointAnswer, Platform } from '../../../src/resolver/platforms/define-platform';
import type { Canonical } from '../../../src/resolver/types';

/** What the platform says that a URL denotes; throws where it says nothing. */
export function canonicalOf(platform: Platform, url: string): Canonical {
  const resource = platform.resource(new URL(url));
  if (resource === null) throw new Error(`${platform.id} does not know ${url}`);
  return { platform: platform.id, ...resource };
}

/** Where the platform asks about it. */
export function endpointsOf(platform: Platform, url: string): Endpoint[] {
  return platform.endpoints?.(canonicalOf(platform, url)) ?? [];
}

/** What the platform makes of an endpoint's answer; throws where it asks no such endpoint. */
export function readBy(
  platform: Platform,
  url: string,
  way: Endpoint['way'],
  answer: unknown,
): EndpointAnswer | null {
  const endpoint = endpointsOf(platform, url).find((candidate) => candidate.way === way);
  if (!endpoint) throw new Error(`${platform.id} has no ${way} for ${url}`);
  return endpoint.read(answer);
}
