import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';

export interface BodyLimits {
  maxBytes: number;
  /** Longest wait for the next chunk. */
  stallTimeoutMs: number;
}

/**
 * A response's body, chunk by chunk. It ends at the byte budget and rejects with `timeout` when nothing
 * comes. Whoever stops iterating cancels the download.
 */
export async function* readBody(
  body: ReadableStream<Uint8Array> | null,
  limits: BodyLimits,
  clock: Clock,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let remainingBytes = limits.maxBytes;
  try {
    while (remainingBytes > 0) {
      const stalled = clock.timeoutSignal(limits.stallTimeoutMs);
      const { done, value } = await untilAborted(reader.read(), stalled, 'The host stopped sending.');
      if (done) return;
      yield value.subarray(0, remainingBytes);
      remainingBytes -= value.length;
    }
  } finally {
    // A body that failed already reports that failure again here; it has been thrown above.
    await reader.cancel().catch(ignoreSecondReport);
  }
}

function ignoreSecondReport(): void {
  // Nothing left to say: the read itself rejected with this fault.
}
