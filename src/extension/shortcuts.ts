import browser from 'webextension-polyfill';
import type { Commands, I18n, Tabs } from 'webextension-polyfill';
import type { Shortcuts } from '../ui/services';

export interface ShortcutsParts {
  commands: Pick<Commands.Static, 'getAll'> & {
    /** Firefox 137. */
    openShortcutSettings?: () => Promise<void>;
  };
  tabs: Pick<Tabs.Static, 'create'>;
  i18n: Pick<I18n.Static, 'getMessage'>;
}

/** Chromium's page, which no API but a tab leads to. */
const CHROMIUM_PAGE = 'chrome://extensions/shortcuts';
/** Browsers write no description of the command that presses our button. */
const OPEN_COMMAND = '_execute_action';

/** The commands and their keys, as the browser has them now. */
export function createShortcuts({ commands, tabs, i18n }: ShortcutsParts = browser): Shortcuts {
  return {
    async list() {
      const all = await commands.getAll();
      return all.flatMap(({ name, description, shortcut }) => {
        if (name === undefined) return [];
        const said = name === OPEN_COMMAND ? i18n.getMessage('menus_command_open') : description;
        return [{ name, description: said || name, keys: shortcut ?? '' }];
      });
    },
    async openBrowserPage() {
      try {
        if (commands.openShortcutSettings) await commands.openShortcutSettings();
        else await tabs.create({ url: CHROMIUM_PAGE });
        return true;
      } catch (fault) {
        console.warn('Shortcuts:', fault);
        return false;
      }
    },
  };
}
