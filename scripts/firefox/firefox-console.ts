import type { ChromeWorld } from './chrome-world';
import type { Firefox } from './firefox';

const READ_TIMEOUT_MS = 5_000;

/**
 * What the browser's console says about an extension: what names its add-on id or a file of it, and what its
 * open pages have written there themselves. Empty where all is well.
 */
export async function consoleOf(firefox: Firefox, addonId: string): Promise<string[]> {
  const script = `return (${String(readWritten)})({ Cc, Ci }, ...arguments)`;
  return firefox.inChrome(readConsole, addonId, script, READ_TIMEOUT_MS);
}

/** Runs in the browser's window. A console line is kept in the process of the page that wrote it. */
async function readConsole(
  { Services, WebExtensionPolicy }: ChromeWorld,
  addonId: string,
  script: string,
  timeout: number,
): Promise<string[]> {
  const policy = WebExtensionPolicy.getByID(addonId);
  const origin = policy?.mozExtensionHostname ?? addonId;
  const noted = Services.console
    .getMessageArray()
    .map(({ message }) => message)
    .filter((message) => message.includes(addonId) || message.includes(origin))
    // So Firefox remarks on any page that is closed while it waits for its storage.
    .filter((message) => !message.includes('Promise resolved after context unloaded'));
  const written = [...(policy?.extension.views ?? [])].map(({ xulBrowser }) =>
    xulBrowser.browsingContext.currentWindowGlobal
      .getActor('MarionetteCommands')
      .executeScript(script, [origin], { timeout, sandboxName: 'system' }),
  );
  return [...new Set([...noted, ...((await Promise.all(written)) as string[][]).flat()])];
}

interface ConsoleStorage {
  getEvents(): { level: string; filename: string; arguments: unknown[] }[];
}
interface ExtensionProcess {
  Cc: Record<string, { getService(kind: object): ConsoleStorage }>;
  Ci: { nsIConsoleAPIStorage: object };
}

/** Runs in the extensions' process, with the browser's rights. */
function readWritten({ Cc, Ci }: ExtensionProcess, origin: string): string[] {
  const storage = Cc['@mozilla.org/consoleAPI-storage;1']?.getService(Ci.nsIConsoleAPIStorage);
  return (storage?.getEvents() ?? [])
    .filter(({ filename }) => filename.includes(origin))
    .map(({ level, filename, arguments: words }) => `${level} ${filename} ${words.map(String).join(' ')}`);
}
