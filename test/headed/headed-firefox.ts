import type { FirefoxSession } from '../e2e-firefox/session';
import { startSession } from '../e2e-firefox/session';
import { startDisplay } from './display';

/** A session with windows on a display of its own; only there Firefox keeps pictures in the clipboard. */
export async function startHeadedFirefox(): Promise<FirefoxSession> {
  const display = await startDisplay();
  try {
    const session = await startOn(display.name);
    return {
      ...session,
      async close() {
        await session.close();
        await display.stop();
      },
    };
  } catch (fault) {
    await display.stop();
    throw fault;
  }
}

/** The browser opens its windows where the environment says, so the variable is set for as long as it starts. */
async function startOn(name: string): Promise<FirefoxSession> {
  const before = process.env.DISPLAY;
  process.env.DISPLAY = name;
  try {
    return await startSession({ isHeaded: true });
  } finally {
    if (before === undefined) delete process.env.DISPLAY;
    else process.env.DISPLAY = before;
  }
}
