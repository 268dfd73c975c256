import type { PageSnapshot } from '../../src/resolver/page-snapshot';
import type { Session } from './session';

/** The page at an address in its tab, by the script that ships. The extension must be allowed to read it. */
export async function readTab(session: Session, url: string): Promise<PageSnapshot> {
  const worker = await session.worker();
  return worker.evaluate(async (wanted) => {
    type Tab = { id: number; url?: string };
    type Injection = { target: { tabId: number }; files: string[] };
    type Chrome = {
      tabs: { query(query: object): Promise<Tab[]> };
      scripting: { executeScript(injection: Injection): Promise<{ result: PageSnapshot }[]> };
    };
    const { tabs, scripting } = (globalThis as unknown as { chrome: Chrome }).chrome;
    const tab = (await tabs.query({})).findLast(({ url: shown }) => shown === wanted);
    if (tab === undefined) throw new Error(`No tab shows ${wanted}.`);
    const target = { tabId: tab.id };
    const [injected] = await scripting.executeScript({ target, files: ['page-reader.js'] });
    if (injected === undefined) throw new Error('The script gave no result.');
    return injected.result;
  }, url);
}
