import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Replay } from './replay';
import { startReplay } from './replay';

/**
 * The replay web of a test file: started before its tests and stopped after them. Each test begins with the web as it
 * was, and nothing logged. Usable inside hooks and tests alone.
 */
export function replayForFile(): Replay {
  const replay = {} as Replay;
  beforeAll(async () => {
    Object.assign(replay, await startReplay());
  });
  beforeEach(() => {
    replay.reset();
    replay.clearLog();
  });
  // Undefined where none has started.
  afterAll(() => (replay as Partial<Replay>).stop?.());
  return replay;
}
