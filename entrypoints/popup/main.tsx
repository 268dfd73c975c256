import { render } from 'preact';
import browser from 'webextension-polyfill';
import { createOpenPanel } from '../../src/extension/open-panel';
import { browserLanguage } from '../../src/extension/screen/browser-language';
import { tellClick } from '../../src/extension/screen/click-news';
import { createServices } from '../../src/extension/screen/create-services';
import { useLanguage } from '../../src/ui/i18n/message';
import { Popup } from '../../src/ui/popup/popup';
import type { Panel } from '../../src/ui/services';

useLanguage(browserLanguage(), document.documentElement);
const root = document.getElementById('root');
const panel = sidePanel();
if (root)
  render(<Popup services={{ ...createServices(globalThis.earlyQuestion), ...(panel && { panel }) }} />, root);
tellClick();

function sidePanel(): Panel | undefined {
  const openPanel = createOpenPanel(browser);
  if (!openPanel) return undefined;
  return {
    async open() {
      await openPanel();
      window.close();
    },
  };
}
