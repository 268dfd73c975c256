import type {
  Endpoint,
  EndpointAnswer,
  Platform,
  Resource,
} from '../../../src/resolver/platforms/define-platform';

/** What a URL denotes on a platform; throws where it denotes nothing, so that no test passes for that reason. */
export function resourceOf(platform: Platform, url: string): Resource {
  const resource = platform.resource(new URL(url));
  if (resource === null) throw new Error(`${platform.id} has no resource at ${url}`);
  return resource;
}

/** Where a platform asks about a URL, in its order. */
export function endpointsOf(platform: Platform, url: string): Endpoint[] {
  return platform.endpoints?.({ platform: platform.id, ...resourceOf(platform, url) }) ?? [];
}

/** What the endpoint of this way makes of an answer. */
export function readAnswer(
  platform: Platform,
  url: string,
  answer: unknown,
  way: Endpoint['way'] = 'api',
): EndpointAnswer | null {
  const endpoint = endpointsOf(platform, url).find((candidate) => candidate.way === way);
  if (endpoint === undefined) throw new Error(`${platform.id} has no ${way} for ${url}`);
  return endpoint.read(answer);
}

export function urlsIn(answer: EndpointAnswer | null): string[] {
  return (answer?.drafts ?? []).map(({ url }) => url);
}

/** Answers that a changed, blocked or broken service gives in place of the expected one. */
export const STRANGE_ANSWERS: readonly (readonly [name: string, answer: unknown])[] = [
  ['nothing', null],
  ['an empty object', {}],
  ['a list', []],
  ['text', '<!doctype html><title>Log in</title>'],
  ['an error', { error: { code: 401, message: 'This method requires an authenticated user' } }],
];
