import type { KnownSettings } from './known-settings';

/** Says whether an extension gets no answers: it is blocked, or the API is switched off. */
export function createBlockList(settings: KnownSettings): (callerId: string) => Promise<boolean> {
  return async (callerId) => {
    const { isApiEnabled, blockedCallers } = await settings();
    return !isApiEnabled || blockedCallers.includes(callerId);
  };
}
