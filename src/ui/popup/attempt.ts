export type Attempt<T> = { status: 'done'; value: T } | { status: 'failed'; text: string };

/**
 * Starts the work at once, so that what a click allows is still allowed. A rejection becomes the sentence
 * for the user: what failed, then the reason given.
 */
export async function attempt<T>(work: () => Promise<T>, failure: string): Promise<Attempt<T>> {
  try {
    return { status: 'done', value: await work() };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { status: 'failed', text: reason === '' ? failure : `${failure} ${reason}` };
  }
}
