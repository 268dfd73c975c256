import { render } from 'preact';
import { browserLanguage } from '../../src/extension/screen/browser-language';
import { createServices } from '../../src/extension/screen/create-services';
import { useLanguage } from '../../src/ui/i18n/message';
import { Popup } from '../../src/ui/popup/popup';

useLanguage(browserLanguage(), document.documentElement);
const root = document.getElementById('root');
if (root) render(<Popup services={createServices(globalThis.earlyQuestion)} />, root);
