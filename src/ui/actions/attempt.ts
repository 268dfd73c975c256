import { describeFault } from './action-fault';

export type Attempt<T> = { status: 'done'; value: T } | { status: 'failed'; text: string; origin?: string };

/**
 * Starts the work at once, so that what a click allows is still allowed. A rejection becomes the sentence
 * for the user: what failed, then the reason given; and the origin whose permission would have helped.
 */
export async function attempt<T>(work: () => Promise<T>, failure: string): Promise<Attempt<T>> {
  try {
    return { status: 'done', value: await work() };
  } catch (fault) {
    const { reason, origin } = describeFault(fault);
    const text = reason === '' ? failure : `${failure} ${reason}`;
    return { status: 'failed', text, ...(origin === undefined ? {} : { origin }) };
  }
}
