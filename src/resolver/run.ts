import { LIMITS } from './limits';
import type { Fetch, Ports } from './ports';
import { recordedFetch } from './recorded-fetch';
import { type IsRefused, refusedBy } from './refused';
import type {
  Notice,
  Progress,
  ResolveRequest,
  ScoreExplanation,
  StepName,
  Trace,
  TraceRequest,
  TraceStep,
} from './types';

/** One resolve from start to end: its deadline, its trace, its listener. */
export interface Run {
  request: ResolveRequest;
  ports: Ports;
  /** The ports' network, with every request noted in the trace. */
  fetch: Fetch;
  /** Aborts at the request's deadline, or when whoever asked wants no answer any more. */
  signal: AbortSignal;
  warnings: Notice[];
  /** Whether the user wants a picture as no cover of this site. */
  isRefused: IsRefused;
  /** Whether the answer is in the cache for as long as it says. */
  isRemembered: boolean;
  step<T>(name: StepName, work: () => Promise<T> | T): Promise<T>;
  skip(name: StepName, detail: string): void;
  report(progress: Progress): void;
  /** The trace so far. `requests` and `scores` are only in it with `debug`. */
  trace(scores: ScoreExplanation[]): Trace;
}

export interface RunOptions {
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends the run before its own deadline: one that began before, or whoever asked wants no answer any more. */
  signal?: AbortSignal | undefined;
}

/** Starts the clock of a request. Without a listener progress goes nowhere. */
export function startRun(request: ResolveRequest, ports: Ports, options: RunOptions = {}): Run {
  const { onProgress = () => {} } = options;
  const { clock } = ports;
  const startMs = clock.tickMs();
  const deadline = clock.timeoutSignal(LIMITS.requestTimeoutMs);
  const steps: TraceStep[] = [];
  const requests: TraceRequest[] = [];
  const sinceStartMs = () => Math.round(clock.tickMs() - startMs);

  function record(step: TraceStep): void {
    steps.push(step);
    onProgress({ type: 'step', step });
  }

  return {
    request,
    ports,
    fetch: recordedFetch(ports.fetch, clock, startMs, requests),
    signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    warnings: [],
    isRefused: refusedBy(request.refused),
    isRemembered: true,
    report: onProgress,
    skip: (name, detail) =>
      record({ name, status: 'skipped', start_ms: sinceStartMs(), duration_ms: 0, detail }),
    step: timedSteps(sinceStartMs, record),
    trace(scores) {
      const timings = timingsOf(steps, sinceStartMs());
      return { timings, steps, ...(request.options.debug ? { requests, scores } : {}) };
    },
  };
}

/** Does the work of a step and records how long it took, also where it fails. */
function timedSteps(sinceStartMs: () => number, record: (step: TraceStep) => void): Run['step'] {
  return async (name, work) => {
    const start_ms = sinceStartMs();
    const timed = (status: 'ok' | 'failed') =>
      record({ name, status, start_ms, duration_ms: sinceStartMs() - start_ms });
    try {
      const value = await work();
      timed('ok');
      return value;
    } catch (fault) {
      timed('failed');
      throw fault;
    }
  };
}

function timingsOf(steps: readonly TraceStep[], total_ms: number): Trace['timings'] {
  const timings: Trace['timings'] = { total_ms };
  for (const { name, status, duration_ms } of steps)
    if (status !== 'skipped') timings[`${name}_ms`] = duration_ms;
  return timings;
}
