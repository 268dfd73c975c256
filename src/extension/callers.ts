import type { CallerRecord } from '../contract/settings/stored-records';
import { callerRecordSchema } from '../contract/settings/stored-records-schema';
import type { Callers } from '../ui/services';
import { sessionStore } from './stored/browser-stores';
import type { StoredValue, StoredValueParts } from './stored/stored-value';
import { createStoredList } from './stored/stored-list';

const MAX_CALLERS = 100;

/** Other extensions that asked since the browser started, the latest first; kept in memory only. */
export function storedCallers(parts: StoredValueParts): StoredValue<CallerRecord[]> {
  return createStoredList({ name: 'callers', schema: callerRecordSchema, maxItems: MAX_CALLERS }, parts);
}

/** The same, for the options page. */
export function createCallers(parts: StoredValueParts = sessionStore()): Callers {
  return { list: storedCallers(parts).read };
}
