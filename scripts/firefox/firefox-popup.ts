import type { ChromeWorld, RemoteBrowser } from './chrome-world';
import { until } from './firefox';
import type { Firefox } from './firefox';
import { clickContextMenu } from './firefox-context-menu';
import { toolbarButton } from './firefox-toolbar';

/** The popup that is open. */
export interface FirefoxPopup {
  /** What it says. */
  text(): Promise<string>;
  /** Settles with what it says once that contains `text`; rejects after half a minute, quoting it. */
  textWith(text: string): Promise<string>;
  /** Runs a script in it, under the rules of `Firefox`. */
  evaluate<A extends unknown[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Settles when a script in it says yes; rejects after half a minute. */
  waitFor(script: () => boolean): Promise<void>;
  /** What is visible of it, as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Presses the extension's toolbar button in front of the current tab, which grants activeTab there, and
 * returns the popup that opens. Rejects after half a minute without one.
 */
export async function openFirefoxPopup(firefox: Firefox, addonId: string): Promise<FirefoxPopup> {
  const popup = popupOf(firefox);
  await popup.close();
  await firefox.click(await toolbarButton(firefox, addonId));
  await shown(firefox);
  return popup;
}

/**
 * Chooses a menu item as `clickContextMenu` does, and returns the popup that this opens. Rejects after half a
 * minute without one.
 */
export async function openFirefoxPopupByMenu(
  firefox: Firefox,
  selector: string,
  title: string,
): Promise<FirefoxPopup> {
  const popup = popupOf(firefox);
  // A person's click closes an open popup, a script's does not.
  await popup.close();
  await clickContextMenu(firefox, selector, title);
  await shown(firefox);
  return popup;
}

async function shown(firefox: Firefox): Promise<void> {
  await until(() => firefox.inChrome(popupIsShown), 'The popup did not open');
}

function popupOf(firefox: Firefox): FirefoxPopup {
  const text = () => firefox.evaluate('popup', () => document.body.innerText);
  return {
    text,
    async textWith(wanted) {
      let said = '';
      const look = async () => {
        said = await text();
        return said.includes(wanted);
      };
      try {
        await until(look, `The popup did not say "${wanted}"`);
      } catch (cause) {
        throw new Error(`${(cause as Error).message} It says: ${said}`, { cause });
      }
      return said;
    },
    async waitFor(script) {
      await until(() => firefox.evaluate('popup', script), `The popup did not come to ${String(script)}`);
    },
    evaluate: (script, ...args) => firefox.evaluate('popup', script, ...args),
    screenshot: async () => Buffer.from(await firefox.inChrome(photograph), 'base64'),
    async close() {
      await firefox.inChrome(hidePopup);
      await until(async () => !(await firefox.inChrome(popupIsShown)), 'The popup did not close');
    },
  };
}

/** Runs in the browser's window. Only a popup whose panel is open and whose document is loaded. */
function popupIsShown({ document }: ChromeWorld): boolean {
  const browser = document.querySelector<RemoteBrowser>('.webextension-popup-browser');
  const panel = browser?.closest<Element & { state: string }>('panel');
  if (!browser || panel?.state !== 'open') return false;
  const { currentURI, webProgress } = browser.browsingContext;
  return currentURI.spec.startsWith('moz-extension:') && !webProgress.isLoadingDocument;
}

/** Runs in the browser's window. */
function hidePopup({ document }: ChromeWorld): void {
  const browser = document.querySelector('.webextension-popup-browser');
  browser?.closest<Element & { hidePopup(): void }>('panel')?.hidePopup();
}

/** Runs in the browser's window. A PNG in base64. */
async function photograph({ document }: ChromeWorld): Promise<string> {
  const browser = document.querySelector<RemoteBrowser>('.webextension-popup-browser');
  if (!browser) throw new Error('No popup is open.');
  const picture = await browser.browsingContext.currentWindowGlobal.drawSnapshot(null, 1, 'white');
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}
