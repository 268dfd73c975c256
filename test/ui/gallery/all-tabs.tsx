import { render } from 'preact';
import '../../../src/ui/all-tabs/all-tabs.css';
import { AllTabsPage } from '../../../src/ui/all-tabs/all-tabs-page';
import { ALL_TABS_STATES } from '../all-tabs/all-tabs-states';
import { createFakeAllTabs } from '../all-tabs/fake-all-tabs-services';
import { onceThere } from './once-there';
import { speakAsAsked } from './speak-as-asked';

speakAsAsked();

/** Shows the state that the address names after its `#`. */
const state = ALL_TABS_STATES.find(({ name }) => `#${name}` === location.hash);
if (!state) throw new Error(`No such state: ${location.hash}`);
render(<AllTabsPage services={createFakeAllTabs(state.window)} />, document.body);
onceThere(state.act);
