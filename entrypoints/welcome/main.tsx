import { render } from 'preact';
import browser from 'webextension-polyfill';
import { panelPlace } from '../../src/extension/open-panel';
import { createOptionsServices } from '../../src/extension/options/create-options-services';
import { browserLanguage } from '../../src/extension/screen/browser-language';
import { useLanguage } from '../../src/ui/i18n/message';
import { WelcomePage } from '../../src/ui/welcome/welcome-page';

useLanguage(browserLanguage(), document.documentElement);
const root = document.getElementById('root');
if (root) render(<WelcomePage services={createOptionsServices()} place={panelPlace(browser)} />, root);
