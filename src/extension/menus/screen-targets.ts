import type { Targets } from '../../ui/services';
import type { PendingTargets } from './pending-target';

/** The click that a screen was opened for, by the nonce in its own address; a screen without one has none. */
export function createScreenTargets(search: string, pending: PendingTargets): Targets {
  const nonce = new URLSearchParams(search).get('target');
  return { take: async () => (nonce === null ? undefined : pending.take(nonce)) };
}
