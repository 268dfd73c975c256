import { findAlternatives, wantsAlternatives } from './alternatives';
import type { Collected } from './collected';
import { collect } from './collect';
import { buildEvidence } from './evidence';
import type { CandidateDraft } from './platforms/define-platform';
import { probe } from './probe';
import type { ProbeOutcome } from './probe/probe-outcome';
import { isAvailable } from './probe/probe-outcome';
import { TTL_SECONDS } from './limits';
import { cacheKey, freshnessOf, probeDepth, remember } from './recall';
import type { Run } from './run';
import { rankCandidates } from './score';
import type { Canonical, Evidence, Gathered, GatheringRun, KnownCandidate, ResolveRequest } from './types';

/** Collects, probes and remembers, or joins the equal run already in flight. */
export async function gather(canonical: Canonical, run: Run): Promise<Evidence> {
  const { partition, canonicalUrl } = cacheKey(canonical, run.request);
  const { tabId, options, refused = [] } = run.request;
  const depth = probeDepth(run.request);
  const wants = wantsAlternatives(run.request);
  const key = [partition, canonicalUrl, depth, options.refresh, wants, tabId, ...refused].join(' ');
  const flight = run.ports.flights.run(key, () => toItsEnd(canonical, run));
  const { isCutOff, gathered } = await flight.value;
  // Whoever joined later may have more time.
  if (flight.shared && isCutOff && !run.signal.aborted) return gather(canonical, run);
  const joined = await gathered;
  if (!flight.shared) return joined.evidence;
  for (const name of ['collect', 'probe', 'store'] as const)
    run.skip(name, 'joined an equal request in flight');
  run.isRemembered &&= joined.isRemembered;
  run.warnings.push(...joined.warnings);
  return joined.evidence;
}

/** Settles when the run has, however that went. */
async function toItsEnd(canonical: Canonical, run: Run): Promise<GatheringRun> {
  const gathered = collectAndProbe(canonical, run);
  await Promise.allSettled([gathered]);
  return { gathered, isCutOff: run.signal.aborted };
}

async function collectAndProbe(canonical: Canonical, run: Run): Promise<Gathered> {
  const { request, fetch, signal, ports } = run;
  const depth = probeDepth(request);
  const collected = await run.step('collect', () => collect(canonical, run));
  const images = mayShowPictures(request) ? ports.images : undefined;
  const context = { fetch, images, caller: request.caller, depth, freshness: freshnessOf(request), signal };
  const onOutcome = reportPartial(canonical, collected, run);
  const { drafts, outcomeOf } = collected;
  const { outcomes, alternatives } = await run.step('probe', async () => {
    const probed = await probe(drafts, { ...context, onOutcome, outcomeOf });
    const isAnyThere = probed.some(({ candidate }) => isAvailable(candidate));
    return {
      outcomes: probed,
      alternatives: isAnyThere ? await findAlternatives(canonical, run, context) : [],
    };
  });
  const isUser = request.caller.kind === 'user';
  const completeLifeSeconds = isUser ? await ports.completeLifeSeconds() : TTL_SECONDS.ofOthers;
  const nowMs = ports.clock.nowMs();
  const evidence = buildEvidence({
    canonical,
    collected,
    outcomes,
    alternatives,
    depth,
    nowMs,
    completeLifeSeconds,
  });
  const known = run.warnings.length;
  await remember(evidence, run);
  const { isRemembered, warnings } = run;
  return { evidence, isRemembered, warnings: warnings.slice(known) };
}

/** How long the likely cover, which shows already, is waited for before another picture is told in its place. */
const LIKELY_WAIT_MS = 1_500;

/**
 * Tells the listener the best picture known so far, each time one more is known to be there. Where the likely
 * cover shows already nothing takes its place before it is checked itself, or its host lets it wait.
 */
function reportPartial(
  canonical: Canonical,
  collected: Collected,
  run: Run,
): (outcome: ProbeOutcome, draft: CandidateDraft) => void {
  const { drafts, meta, isLive } = collected;
  const known: KnownCandidate[] = [];
  let isLikelyChecked = !isLive;
  const tell = () => {
    if (!isLikelyChecked || known.length === 0) return;
    const { candidates } = rankCandidates(known, run.request.options, run.isRefused);
    run.report({ type: 'partial', canonical, candidates, meta });
  };
  if (isLive)
    run.ports.clock.timeoutSignal(LIKELY_WAIT_MS).addEventListener('abort', () => {
      if (isLikelyChecked || run.signal.aborted) return;
      isLikelyChecked = true;
      tell();
    });
  return ({ candidate }, draft) => {
    isLikelyChecked ||= draft === drafts[0];
    if (isAvailable(candidate)) known.push(candidate);
    tell();
  };
}

/** An `<img>` may carry cookies: only for the user's own click, and never for a private window. */
function mayShowPictures({ caller }: ResolveRequest): boolean {
  return caller.kind === 'user' && !caller.privateWindow;
}
