import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { StoredValueParts } from '../../src/extension/stored/stored-value';
import { createExclusiveLock } from '../ports/exclusive-lock';

/** The fake browser's storage, as our stores take it. Reset it between tests. */
export function storedParts(kind: 'local' | 'session' = 'local'): StoredValueParts {
  return { area: fakeBrowser.storage[kind] as never, lock: createExclusiveLock() };
}
