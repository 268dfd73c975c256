import type { ResolveResult } from '../resolver/types';
import type { Envelope } from './envelope';
import { ProblemError, type Variant } from './problems';
import { readPageTargetFromBody, readPageTargetFromQuery } from './read-page-target';
import { type IsAcceptedVideoUrl, readVideoTarget } from './read-video-target';
import type { Target } from './target';

/** What a route needs to answer one request. */
export interface Call {
  envelope: Envelope;
  isAcceptedVideoUrl: IsAcceptedVideoUrl;
  resolve(target: Target): Promise<ResolveResult>;
}

export interface Route {
  variant: Variant;
  /** The body of the 200 answer. What it throws becomes the error answer. */
  answer(call: Call): object | Promise<object>;
}

export const HEALTH_BODY = { ok: true } as const;

/** Path, then method. Maps, so that `__proto__` and `constructor` are paths like any other unknown one. */
const ROUTES: ReadonlyMap<string, ReadonlyMap<string, Route>> = new Map([
  [
    '/api/resolve',
    new Map<string, Route>([
      ['GET', { variant: 'A', answer: (call) => call.resolve(readPageTargetFromQuery(call.envelope)) }],
      ['POST', { variant: 'A', answer: (call) => call.resolve(readPageTargetFromBody(call.envelope)) }],
    ]),
  ],
  ['/v1/resolve', new Map<string, Route>([['POST', { variant: 'B', answer: resolveVideo }]])],
  ['/health', new Map<string, Route>([['GET', { variant: 'B', answer: () => HEALTH_BODY }]])],
]);

function resolveVideo({ envelope, isAcceptedVideoUrl, resolve }: Call): Promise<object> {
  return resolve(readVideoTarget(envelope, isAcceptedVideoUrl));
}

/** The route of a request. Throws NOT_FOUND, or METHOD_NOT_ALLOWED with an `allow` header. */
export function findRoute({ pathname, method }: Envelope): Route {
  const methods = ROUTES.get(pathname);
  if (methods === undefined) throw new ProblemError('NOT_FOUND');
  const route = methods.get(method);
  if (route === undefined) {
    throw new ProblemError('METHOD_NOT_ALLOWED', { headers: { allow: [...methods.keys()].join(', ') } });
  }
  return route;
}
