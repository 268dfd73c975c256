import { assembleResult } from './assemble-result';
import { gather } from './gather';
import { identify } from './identify';
import type { Ports } from './ports';
import { recall } from './recall';
import type { RunOptions } from './run';
import { startRun } from './run';
import { rankCandidates } from './score';
import type { ResolveRequest, ResolveResult } from './types';

/**
 * What is the cover image of this page? The whole product, read from top to bottom:
 *
 *     request → canonicalize → (cache) → collect → probe → (cache) → score → result
 *
 * What was collected and probed is remembered; the request's options are applied to it each time, so one
 * entry answers every preference. Rejects with a ResolveError, whose reason says why there is no cover,
 * or with a BusyError. The result is the same with and without a listener for progress. `signal` ends it
 * before its deadline.
 */
export async function resolveCover(
  request: ResolveRequest,
  ports: Ports,
  options: RunOptions = {},
): Promise<ResolveResult> {
  const run = startRun(request, ports, options);
  const canonical = await run.step('canonicalize', () => identify(request));
  const cached = await recall(canonical, run);
  const evidence = cached ?? (await gather(canonical, run));
  const ranking = await run.step('score', () =>
    rankCandidates(evidence.candidates, request.options, run.isRefused),
  );
  return assembleResult(evidence, ranking, cached !== undefined, run);
}
