import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';
import type { StoredValueParts } from './stored-value';

/** Milliseconds that the browser's storage may take; what needs it goes on without it then. */
export const STORAGE_TIMEOUT_MS = 3_000;

type Area = StoredValueParts['area'];

/** The same storage; what the browser does not answer in time rejects with `timeout`. */
export function boundedArea(area: Area, clock: Pick<Clock, 'timeoutSignal'>): Area {
  const inTime = <T>(pending: Promise<T>) =>
    untilAborted(pending, clock.timeoutSignal(STORAGE_TIMEOUT_MS), 'The browser’s storage did not answer.');
  return {
    get: (keys) => inTime(area.get(keys)),
    set: (items) => inTime(area.set(items)),
    remove: (keys) => inTime(area.remove(keys)),
    onChanged: area.onChanged,
  };
}
