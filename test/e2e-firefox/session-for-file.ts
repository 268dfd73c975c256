import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { FirefoxSession, SessionSettings } from './session';
import { startSession } from './session';

/**
 * The Firefox of a test file: started before its tests and closed after them. Each test begins with the replay web as
 * it was, and nothing logged. Usable inside hooks and tests alone.
 */
export function sessionForFile(settings: SessionSettings = {}): FirefoxSession {
  const session = {} as FirefoxSession;
  beforeAll(async () => {
    Object.assign(session, await startSession(settings));
  });
  beforeEach(() => {
    session.replay.reset();
    session.replay.clearLog();
  });
  // Undefined where none has started.
  afterAll(() => (session as Partial<FirefoxSession>).close?.());
  return session;
}

/** The same, and after each test the browser's console holds nothing about our extension. */
export function silentSessionForFile(settings: SessionSettings = {}): FirefoxSession {
  const session = sessionForFile(settings);
  afterEach(async () => {
    expect(await session.console()).toEqual([]);
  });
  return session;
}
