import { ResolveError } from '../../resolver/errors';
import type { Clock } from '../../resolver/ports';

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
      const { done, value } = await withStallTimeout(reader.read(), limits.stallTimeoutMs, clock);
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

function withStallTimeout<T>(pending: Promise<T>, stallTimeoutMs: number, clock: Clock): Promise<T> {
  const signal = clock.timeoutSignal(stallTimeoutMs);
  return new Promise<T>((resolve, reject) => {
    const stalled = () => reject(new ResolveError('timeout', 'The host stopped sending.'));
    signal.addEventListener('abort', stalled, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', stalled));
  });
}
