import type { Targets } from '../../ui/services';
import type { Message } from '../browser-texts';
import type { PendingTargets } from './pending-target';

/**
 * The click that a screen was opened for, by the nonce in its own address; a screen without one has none. A click that was
 * handed over before, or of which nothing came in time, is told as such: the page in front is not what was clicked.
 */
export function createScreenTargets(search: string, pending: PendingTargets, message: Message): Targets {
  const nonce = new URLSearchParams(search).get('target');
  return {
    async take() {
      if (nonce === null) return undefined;
      return (await pending.take(nonce)) ?? { kind: 'none', message: message('menus_nothing_kept') };
    },
  };
}
