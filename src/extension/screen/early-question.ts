import type { Runtime, Tabs } from 'webextension-polyfill';
import type { ScreenRequest } from '../../contract/screen-messages';
import { SCREEN_PORT_NAME } from '../../contract/screen-messages';

/** What was asked before the popup's own script had loaded, which takes longer than the question. */
export interface EarlyQuestion {
  /** The tab in front of the user. */
  tabs: Promise<Tabs.Tab[]>;
  /**
   * The port on which exactly this was asked, with what came on it so far; undefined where something else was, or it
   * closed since. It is handed over once; one that nobody wants is closed.
   */
  take(request: ScreenRequest): { port: Runtime.Port; heard: readonly unknown[] } | undefined;
}

export interface EarlyParts {
  tabs: Pick<Tabs.Static, 'query'>;
  runtime: Pick<Runtime.Static, 'connect'>;
}

/** What a popup asks first. */
function firstRequest(tabId: number): ScreenRequest {
  return { type: 'resolve-tab', tabId, options: { debug: true } };
}

/** Asks for the cover of the tab in front of the user. Nothing is asked where the browser hides its address. */
export function askEarly({ tabs, runtime }: EarlyParts): EarlyQuestion {
  const current = tabs.query({ active: true, currentWindow: true });
  let asked: ReturnType<typeof ask> | undefined;
  current.then(
    ([tab]) => {
      if (tab?.id !== undefined && tab.url !== undefined) asked = ask(firstRequest(tab.id), runtime);
    },
    (fault: unknown) => console.warn('The popup asks again:', fault),
  );
  return {
    tabs: current,
    take(request) {
      const answer = asked?.takeFor(request);
      asked = undefined;
      return answer;
    },
  };
}

function ask(request: ScreenRequest, runtime: EarlyParts['runtime']) {
  const port = runtime.connect({ name: SCREEN_PORT_NAME });
  const heard: unknown[] = [];
  let isOpen = true;
  const hear = (message: unknown) => void heard.push(message);
  port.onMessage.addListener(hear);
  port.onDisconnect.addListener(() => {
    isOpen = false;
  });
  port.postMessage(request);
  return {
    takeFor(wanted: ScreenRequest): { port: Runtime.Port; heard: readonly unknown[] } | undefined {
      port.onMessage.removeListener(hear);
      if (isOpen && JSON.stringify(wanted) === JSON.stringify(request)) return { port, heard };
      if (isOpen) port.disconnect();
      return undefined;
    },
  };
}
