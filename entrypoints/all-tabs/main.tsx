import { render } from 'preact';
import { createAllTabsServices } from '../../src/extension/all-tabs/create-all-tabs-services';
import { browserLanguage } from '../../src/extension/screen/browser-language';
import { AllTabsPage } from '../../src/ui/all-tabs/all-tabs-page';
import { message, useLanguage } from '../../src/ui/i18n/message';

useLanguage(browserLanguage(), document.documentElement);
document.title = message('tabs_title');
const root = document.getElementById('root');
if (root) render(<AllTabsPage services={createAllTabsServices()} />, root);
