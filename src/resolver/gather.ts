import { collect } from './collect';
import { buildEvidence } from './evidence';
import type { Freshness } from './ports';
import { probe } from './probe';
import type { ProbeOutcome } from './probe-outcome';
import { cacheKey, probeDepth, remember } from './recall';
import type { Run } from './run';
import { rankCandidates } from './score';
import type { Canonical, Evidence, MeasuredCandidate, ResolveRequest } from './types';

/** Collects, probes and remembers, or joins the equal run already in flight. */
export async function gather(canonical: Canonical, run: Run): Promise<Evidence> {
  const { partition, canonicalUrl } = cacheKey(canonical, run.request);
  const key = [partition, canonicalUrl, probeDepth(run.request), run.request.options.refresh].join(' ');
  const flight = run.ports.flights.run(key, () => collectAndProbe(canonical, run));
  if (flight.shared) {
    for (const name of ['collect', 'probe', 'store'] as const)
      run.skip(name, 'joined an equal request in flight');
  }
  return flight.value;
}

async function collectAndProbe(canonical: Canonical, run: Run): Promise<Evidence> {
  const { request, fetch, signal, ports } = run;
  const depth = probeDepth(request);
  const drafts = await run.step('collect', () => collect(canonical, request, fetch));
  const context = { fetch, caller: request.caller, depth, freshness: freshness(request), signal };
  const onOutcome = reportPartial(canonical, run);
  const outcomes = await run.step('probe', () => probe(drafts, { ...context, onOutcome }));
  const evidence = buildEvidence(canonical, outcomes, depth, ports.clock.nowMs());
  await remember(evidence, run);
  return evidence;
}

/** Tells the listener the best picture known so far, each time one more is known to be there. */
function reportPartial(canonical: Canonical, run: Run): (outcome: ProbeOutcome) => void {
  const known: MeasuredCandidate[] = [];
  return ({ candidate }) => {
    if (candidate.availability.status !== 'ok') return;
    known.push(candidate);
    const { candidates } = rankCandidates(known, run.request.options);
    run.report({ type: 'partial', canonical, candidates });
  };
}

/**
 * The browser's own HTTP cache must not tell another extension what the user has seen, and must not keep
 * what a private window shows.
 */
function freshness({ caller, options }: ResolveRequest): Freshness {
  if (caller.kind === 'extension' || caller.privateWindow) return 'no-store';
  return options.refresh ? 'reload' : 'default';
}
