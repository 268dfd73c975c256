import { render } from 'preact';
import browser from 'webextension-polyfill';
import { browserLanguage } from '../../src/extension/screen/browser-language';
import { hearClicks } from '../../src/extension/screen/click-news';
import { createDocumentStart } from '../../src/extension/screen/document-start';
import { createServices } from '../../src/extension/screen/create-services';
import { followTab } from '../../src/extension/screen/follow-tab';
import { listenToTabs, panelTab } from '../../src/extension/screen/panel-tabs';
import { systemClock } from '../../src/extension/system-clock';
import { useLanguage } from '../../src/ui/i18n/message';
import { Popup } from '../../src/ui/popup/popup';
import type { Services, TabNews } from '../../src/ui/services';

useLanguage(browserLanguage(), document.documentElement);
const root = document.getElementById('root');
if (root) render(<Popup services={panelServices()} />, root);

/** The popup's, and the tab in front is followed. */
function panelServices(): Services {
  const services = createServices();
  const tabs = { ...services.tabs, current: panelTab(services.tabs, browser.permissions) };
  const sources = {
    tabs: browser.tabs,
    windows: browser.windows,
    permissions: browser.permissions,
    hearClicks,
  };
  const startOf = createDocumentStart({ scripting: browser.scripting, clock: systemClock });
  const listen = (onNews: (news: TabNews) => void) => listenToTabs(sources, onNews);
  return {
    ...services,
    tabs,
    follow: (listener) => followTab({ tabs, listen, startOf, view: document }, listener),
  };
}
