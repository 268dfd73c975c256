import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Extension, Page, WebWorker } from 'puppeteer-core';
import { findBrowser } from '../../scripts/browser/find-browser';
import { extensionOf, launchBrowser, openPopup } from '../../scripts/browser/launch-browser';
import { workerOf } from '../../scripts/browser/loaded-extension';
import type { Replay } from '../replay/replay';
import { closeWelcome } from './welcome-tab';

const BUILT_EXTENSION = '.output/chrome-mv3';
const ALL_SITES = ['https://*/*', 'http://*/*'];

export interface ExtensionLaunch {
  replay: Pick<Replay, 'chromiumArgs'>;
  /** The folder of the extension under test; without it the built one. */
  extensionPath?: string;
  /** Folders of further extensions, for instance of a caller. */
  extraExtensions?: readonly string[];
  /** Installs the extension as if the user had granted it every site. */
  grantAllSites?: boolean;
  /** The same for single sites, as match patterns. */
  grantedSites?: readonly string[];
  /** Permissions as if the user had granted them. */
  extraPermissions?: readonly string[];
  /** Leaves the first-run page open that the install opens. */
  keepsWelcome?: boolean;
  /** Kept afterwards, for tests that start the browser twice. */
  userDataDir?: string;
}

export interface LaunchedExtension {
  browser: Browser;
  extension: Extension;
  /** The worker that runs now; ask again after it was closed. */
  worker(): Promise<WebWorker>;
  /** Presses the toolbar button on `page` and returns the popup. */
  openPopup(page: Page): Promise<Page>;
  /** Closes the browser and removes what was copied. */
  close(): Promise<void>;
}

interface Manifest {
  name: string;
  default_locale?: string;
  permissions?: string[];
  optional_permissions?: string[];
  host_permissions?: string[];
}

/** Starts a browser without a window that reaches only `replay`, with the extension loaded. Rejects where there is no browser. */
export async function launchWithExtension(launch: ExtensionLaunch): Promise<LaunchedExtension> {
  const executablePath = await findBrowser({ env: process.env, install: false, log: console.log });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const each of closers.splice(0).toReversed()) await each();
  };
  try {
    const { path, remove } = await extensionFolder(launch);
    closers.push(remove);
    const browser = await launchBrowser({
      executablePath,
      extensionPaths: [path, ...(launch.extraExtensions ?? [])],
      args: launch.replay.chromiumArgs,
      headless: true,
      ...(launch.userDataDir === undefined ? {} : { userDataDir: launch.userDataDir }),
    });
    closers.push(() => browser.close());
    const extension = await extensionOf(browser, await nameOf(path));
    if (!launch.keepsWelcome) await closeWelcome(extension);
    const press = (page: Page) => openPopup(page, extension);
    return { browser, extension, worker: () => workerOf(extension), openPopup: press, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/** The extension's own folder, or a copy where its manifest has to say more. */
async function extensionFolder(launch: ExtensionLaunch): Promise<{ path: string; remove(): Promise<void> }> {
  const { extensionPath = BUILT_EXTENSION, grantAllSites = false, extraPermissions = [] } = launch;
  const granted = grantAllSites ? ALL_SITES : (launch.grantedSites ?? []);
  if (granted.length === 0 && extraPermissions.length === 0)
    return { path: extensionPath, remove: async () => {} };
  const path = await mkdtemp(join(tmpdir(), 'extension-'));
  await cp(extensionPath, path, { recursive: true });
  const manifest = await manifestOf(path);
  const { permissions = [], optional_permissions: optional = [], host_permissions: hosts = [] } = manifest;
  const patched = {
    ...manifest,
    permissions: [...permissions, ...extraPermissions],
    // What is granted must not be optional as well.
    optional_permissions: optional.filter((name) => !extraPermissions.includes(name)),
    host_permissions: [...hosts, ...granted],
    ...(grantAllSites ? { optional_host_permissions: [] } : {}),
  };
  await writeFile(join(path, 'manifest.json'), JSON.stringify(patched, null, 2));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The name that the browser shows: the manifest may leave it to the locales. */
async function nameOf(folder: string): Promise<string> {
  const { name, default_locale: locale = 'en' } = await manifestOf(folder);
  const key = /^__MSG_(\w+)__$/.exec(name)?.[1];
  if (key === undefined) return name;
  const file = join(folder, '_locales', locale, 'messages.json');
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, { message: string }>;
  return messages[key]?.message ?? name;
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}
