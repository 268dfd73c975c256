import { setTimeout as sleep } from 'node:timers/promises';
import type { ChromeWorld, RemoteBrowser } from './chrome-world';
import type { Marionette } from './marionette';

const SCRIPT_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** Where a script runs: the tab in front, the popup that is open, or a page of an extension. */
export type Place = 'tab' | 'popup' | { addonId: string; view: 'background' | 'tab' | 'sidebar' };

/**
 * A running Firefox. Scripts travel as their text: they may use their arguments and what is global where they
 * run, nothing of their file, and no inner function with a name. What they return must be JSON.
 */
export interface Firefox {
  /** Runs a script in the browser's own window. */
  inChrome<A extends unknown[], T>(
    script: (world: ChromeWorld, ...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>>;
  /** Runs a script in a page, among its own globals. What it should leave there it must put on `window`. */
  evaluate<A extends unknown[], T>(place: Place, script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Opens a page in a tab of its own, in front, and settles when it has loaded. */
  visit(url: string): Promise<void>;
  /** A real click at a point of the browser's window, in CSS pixels. */
  click(point: Point, button?: 'left' | 'right'): Promise<void>;
  /** Settles when Firefox has ended, by itself or by `close`. */
  closed: Promise<void>;
  /** Ends Firefox and removes its profile. */
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

const BUTTONS = { left: 0, right: 2 } as const;

/** Puts the extension's verbs on a Marionette that is in the chrome context. */
export function createFirefox(marionette: Marionette, process: Pick<Firefox, 'closed' | 'close'>): Firefox {
  const run = async (script: string, args: unknown[]) => {
    const answer = await marionette.command('WebDriver:ExecuteScript', { script, args });
    return (answer as { value: unknown }).value;
  };
  const inChrome: Firefox['inChrome'] = async (script, ...args) => {
    const world = '{ window, document, Services, WebExtensionPolicy, ChromeUtils }';
    return (await run(`return (${String(script)})(${world}, ...arguments)`, args)) as never;
  };
  return {
    inChrome,
    async evaluate(place, script, ...args) {
      const text = `return (${String(script)})(...arguments)`;
      return (await inChrome(evaluateIn, place, text, args, SCRIPT_TIMEOUT_MS)) as never;
    },
    async visit(url) {
      await inChrome(openTab, url);
      await until(() => inChrome(tabHasLoaded, url), `${url} did not load`);
    },
    async click({ x, y }, button = 'left') {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const press = { type: 'pointerDown', button: BUTTONS[button] };
      const release = { type: 'pointerUp', button: BUTTONS[button] };
      const parameters = { pointerType: 'mouse' };
      await marionette.command('WebDriver:PerformActions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [at, press, release] }],
      });
    },
    closed: process.closed,
    async close() {
      marionette.close();
      await process.close();
    },
  };
}

/** Asks again and again until the answer is yes or something else. Rejects after half a minute with `fault`. */
export async function until<T>(ask: () => Promise<T | false | null | undefined>, fault: string): Promise<T> {
  const deadlineMs = Date.now() + SCRIPT_TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > deadlineMs) throw new Error(`${fault} within ${SCRIPT_TIMEOUT_MS / 1000} s.`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** Runs in the browser's window. */
function evaluateIn(
  { window, document, WebExtensionPolicy }: ChromeWorld,
  place: Place,
  script: string,
  args: unknown[],
  timeout: number,
): Promise<unknown> {
  let browser: RemoteBrowser | null | undefined = window.gBrowser.selectedBrowser;
  if (place === 'popup') browser = document.querySelector<RemoteBrowser>('.webextension-popup-browser');
  if (typeof place === 'object') {
    const views = [...(WebExtensionPolicy.getByID(place.addonId)?.extension.views ?? [])];
    browser = views.find(({ viewType }) => viewType === place.view)?.xulBrowser;
  }
  if (!browser) throw new Error(`There is no ${JSON.stringify(place)} to run a script in.`);
  const { currentWindowGlobal } = browser.browsingContext;
  return currentWindowGlobal.getActor('MarionetteCommands').executeScript(script, args, { timeout });
}

/** Runs in the browser's window. */
function openTab({ window: { gBrowser } }: ChromeWorld, url: string): void {
  gBrowser.selectedTab = gBrowser.addTrustedTab(url);
}

/** Runs in the browser's window. */
function tabHasLoaded({ window: { gBrowser } }: ChromeWorld, url: string): boolean {
  const { currentWindowGlobal, webProgress } = gBrowser.selectedBrowser.browsingContext;
  const { spec } = currentWindowGlobal.documentURI;
  return !webProgress.isLoadingDocument && (spec !== 'about:blank' || url === 'about:blank');
}
