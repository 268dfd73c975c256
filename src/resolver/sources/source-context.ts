import { freshnessOf } from '../recall';
import type { Run } from '../run';
import type { SourceContext } from './read-json';

/** For whom a run asks a source that its answer can do without: it is passed over after `timeoutMs`. */
export function sourceContext({ fetch, request, signal, ports }: Run, timeoutMs: number): SourceContext {
  return {
    fetch,
    caller: request.caller,
    freshness: freshnessOf(request),
    signal: AbortSignal.any([signal, ports.clock.timeoutSignal(timeoutMs)]),
  };
}
