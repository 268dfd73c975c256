import type { Handler } from '../../contract/handler';
import type { CallerRecord } from '../../contract/settings/stored-records';
import type { ApiResponse, ErrorBody, ResolveResult } from '../../contract/types';
import type { Clock } from '../../resolver/ports';
import type { StoredValue } from '../stored/stored-value';

export interface CallerLogParts {
  records: Pick<StoredValue<CallerRecord[]>, 'update'>;
  clock: Pick<Clock, 'nowMs'>;
  /** Hears why something was not noted; the answer is given all the same. */
  onFault(fault: unknown): void;
}

const MAX_ORIGINS = 20;
/** Noted while an earlier note is being kept; beyond it the one that waits longest is lost. */
const MAX_WAITING = 100;

/**
 * The same handler; who asks, how often, and for which origins a permission was missing is noted. Notes that come
 * while others are being kept are kept together, so a caller that floods us costs no more than one write at a time.
 */
export function countedHandler(handle: Handler, { records, clock, onFault }: CallerLogParts): Handler {
  const waiting = new Map<string, CallerRecord>();
  let isKeeping = false;

  async function keep(): Promise<void> {
    if (isKeeping) return;
    isKeeping = true;
    try {
      while (waiting.size > 0) {
        const notes = [...waiting.values()];
        waiting.clear();
        await records.update((known) => notes.reduce(withNote, known));
      }
    } finally {
      isKeeping = false;
    }
  }

  return async (message, caller) => {
    const response = await handle(message, caller);
    if (caller.kind === 'extension') {
      const { id } = caller;
      const note = { id, count: 1, lastAtMs: clock.nowMs(), refusedOrigins: refusedOrigins(response) };
      const earlier = waiting.get(id);
      // Back in at the end: a Map keeps the order of insertion, which is then the order of asking.
      waiting.delete(id);
      waiting.set(id, earlier ? merged(earlier, note) : note);
      const [longest] = waiting.keys();
      if (waiting.size > MAX_WAITING && longest !== undefined) waiting.delete(longest);
      keep().catch(onFault);
    }
    return response;
  };
}

function withNote(known: CallerRecord[], note: CallerRecord): CallerRecord[] {
  const earlier = known.find(({ id }) => id === note.id);
  const others = known.filter(({ id }) => id !== note.id);
  return [earlier ? merged(earlier, note) : note, ...others];
}

function merged(earlier: CallerRecord, later: CallerRecord): CallerRecord {
  const origins = new Set([...later.refusedOrigins, ...earlier.refusedOrigins]);
  return {
    ...earlier,
    count: earlier.count + later.count,
    lastAtMs: later.lastAtMs,
    refusedOrigins: [...origins].slice(0, MAX_ORIGINS),
  };
}

/** Origins for which the user would have to give a permission, by the answer's own words. */
function refusedOrigins({ body }: ApiResponse): string[] {
  const { error, warnings = [] } = body as Partial<ErrorBody & Pick<ResolveResult, 'warnings'>>;
  const ofError = (error?.details ?? []).map((detail) =>
    'reason' in detail && detail.reason === 'permission_required' ? detail.origin : undefined,
  );
  const ofWarnings = warnings.map(({ code, url }) => (code === 'PERMISSION_REQUIRED' ? url : undefined));
  const origins = [...ofError, ...ofWarnings].filter((origin) => origin !== undefined);
  return [...new Set(origins)].slice(0, MAX_ORIGINS);
}
