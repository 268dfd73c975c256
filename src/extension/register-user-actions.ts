import type { Browser } from 'webextension-polyfill';
import type { Settings } from '../contract/settings/settings';
import type { SettingsStore } from '../ui/services';
import { createBadge } from './actions/badge';
import type { CoverActionParts, CoverActions } from './actions/cover-actions';
import { createCoverActions } from './actions/cover-actions';
import type { ChoiceRules, FoundCover } from './actions/find-cover';
import { createPageClipboard } from './actions/page-clipboard';
import type { WantedCover } from './actions/save-cover';
import { createMessage } from './browser-texts';
import { registerCommands } from './commands/register-commands';
import type { Resolve } from './create-resolver';
import { marksPrivateDownloads } from './download-options';
import type { KnownSettings } from './known-settings';
import { createUserDefaults, settingsOrDefaults } from './known-settings';
import { createPendingTargets } from './menus/pending-target';
import { registerContextMenus } from './menus/register-context-menus';
import { createOpenPanel } from './open-panel';
import { fileInFormat } from './pictures/convert-file';
import type { GiveAddress } from './pictures/file-addresses';
import { readPicture } from './pictures/read-picture';
import { tellClick } from './screen/click-news';
import type { Refusals } from './refusals';
import { registerFirstRun } from './register-first-run';
import { createSiteChoices } from './site-choices';
import { workerStore } from './stored/browser-stores';
import { systemClock as clock } from './system-clock';
import { systemRandom } from './system-random';

export interface UserActionParts {
  resolve: Resolve;
  settings: KnownSettings;
  /** The same where they are kept: who watches them hears of each change. */
  settingsStore: Pick<SettingsStore, 'read' | 'watch'>;
  /** What the screens do with a remembered choice. */
  rules: ChoiceRules;
  refusals: Refusals;
  /** How a cover is saved by the user's settings. */
  wantedCover(cover: FoundCover, settings: Settings): WantedCover;
  addressOf: GiveAddress;
}

/** Right click, keyboard, badge and first run. Call it before anything is awaited, or a waking worker misses events. */
export function registerUserActions(browser: Browser, parts: UserActionParts): void {
  const { action, runtime, scripting, storage, tabs, windows } = browser;
  const onFault = (fault: unknown) => console.warn('User action:', fault);
  const message = createMessage(browser.i18n);
  const newNonce = systemRandom.uuid;
  const pending = createPendingTargets({ area: storage.session, clock });
  const badge = createBadge({ action, area: storage.session, clock, message, onFault });
  const actions = coverActions(browser, parts, { badge, message, onFault });
  const view = { action, windows, clock, pending, message, newNonce, onFault };
  const menus = browser.contextMenus;
  const open = createOpenPanel(browser);
  // It may be open already, on a page that this click has just shown to us.
  const openPanel = open && ((windowId?: number) => open(windowId).then(tellClick));
  const settings = parts.settingsStore;
  registerContextMenus({ ...view, menus, runtime, scripting, settings, openPanel, copyCover: actions.copy });
  registerCommands({ ...view, commands: browser.commands, tabs, actions, badge, openPanel });
  registerFirstRun({ runtime, tabs, area: storage.local, onFault });
}

function coverActions(
  browser: Browser,
  { resolve, settings, rules, refusals, wantedCover, addressOf }: UserActionParts,
  shared: Pick<CoverActionParts, 'badge' | 'message' | 'onFault'>,
): CoverActions {
  const { permissions, runtime, scripting, tabs } = browser;
  return createCoverActions({
    ...shared,
    ...{ resolve, rules, refusals, tabs, permissions, addressOf, readPicture },
    defaults: createUserDefaults(settings),
    wanted: async (cover) => wantedCover(cover, await settingsOrDefaults(settings)),
    inFormat: fileInFormat,
    newRequestId: systemRandom.uuid,
    choices: createSiteChoices(workerStore()),
    clipboard: createPageClipboard({
      ...{ scripting, clock },
      ...('document' in globalThis && { own: navigator.clipboard }),
    }),
    downloads: () => browser.downloads,
    marksPrivate: marksPrivateDownloads(runtime),
  });
}
