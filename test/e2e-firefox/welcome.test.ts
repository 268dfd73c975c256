/** The first-run page in Firefox: it opens by itself, once, and asks for nothing. */
import { describe, expect, it } from 'vitest';
import { visitOwnPage } from './browser-state';
import { ADDON_ID } from './session';
import { sessionForFile } from './session-for-file';
import { welcomeTabs } from './welcome-tab';

const SETTLED = { timeout: 20_000, interval: 50 };
const HEALTH = { method: 'GET', path: '/health' };
const BACKGROUND = { addonId: ADDON_ID, view: 'background' } as const;

const session = sessionForFile({ keepsWelcome: true });

/** Runs in the background page. What is noted of the first run. */
async function firstRun(): Promise<unknown> {
  type Area = { get(key: string): Promise<Record<string, unknown>> };
  const { browser } = globalThis as unknown as { browser: { storage: { local: Area } } };
  return (await browser.storage.local.get('first-run'))['first-run'] ?? null;
}
const noted = () => session.evaluate(BACKGROUND, firstRun).catch(String);

/** Loads the add-on anew from its folder, as an update does; what it stored stays. */
function reloadAddon(): Promise<void> {
  return session.inChrome(async ({ ChromeUtils }, id) => {
    type Manager = { getAddonByID(addonId: string): Promise<{ reload(): Promise<void> }> };
    const { importESModule } = ChromeUtils as unknown as {
      importESModule(url: string): { AddonManager: Manager };
    };
    const { AddonManager } = importESModule('resource://gre/modules/AddonManager.sys.mjs');
    await (await AddonManager.getAddonByID(id)).reload();
  }, ADDON_ID);
}

describe('the first-run page, in Firefox', () => {
  it('opens by itself, once, and says what the extension sees and what not', async () => {
    await expect.poll(() => welcomeTabs(session), SETTLED).toBe(1);
    await expect.poll(noted, SETTLED).toBe('done');
    const text = () =>
      session.evaluate({ addonId: ADDON_ID, view: 'tab' }, () => document.body.innerText).catch(String);
    await expect.poll(text, SETTLED).toContain('What it does not do');
    expect(await text()).toContain('Alt+Shift+O');
    expect(await session.console()).toEqual([]);
  });

  it('leads to the options, and reaches no network', async () => {
    await visitOwnPage(session, 'welcome.html');
    await session.replay.idle();
    session.replay.clearLog();
    await session.evaluate('tab', () => document.querySelector<HTMLElement>('a.button')?.click());
    const options = () =>
      session.evaluate('tab', () => document.querySelector('main #cover') !== null).catch(() => false);
    await expect.poll(options, SETTLED).toBe(true);
    expect(session.replay.log).toEqual([]);
    expect(await session.console()).toEqual([]);
  });

  it('does not open again when the background page wakes', async () => {
    await session.call(HEALTH);
    await session.suspendBackground();
    await session.call(HEALTH);
    expect([await noted(), await welcomeTabs(session)]).toEqual(['done', 1]);
  });

  it('does not open again after an update, which closes the pages of the extension', async () => {
    await reloadAddon();
    await expect
      .poll(() => session.call(HEALTH).then(([answer]) => answer?.response.status, String), SETTLED)
      .toBe(200);
    expect(await noted()).toBe('done');
    expect(await welcomeTabs(session)).toBe(0);
  });
});
