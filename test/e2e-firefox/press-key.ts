import type { FirefoxSession } from './session';

/** Runs the browser's own element for a key of ours, as a press of it does. */
export function pressKey(session: Pick<FirefoxSession, 'inChrome'>, letter: string): Promise<void> {
  return session.inChrome(({ document }, wanted) => {
    const keys = [...document.querySelectorAll('keyset[id^="ext-keyset-id"] key')];
    const key = keys.find((each) => each.getAttribute('key') === wanted);
    if (!key) throw new Error(`No key ${wanted}, only: ${keys.map((each) => each.outerHTML).join()}`);
    (key as unknown as { doCommand(): void }).doCommand();
  }, letter);
}
