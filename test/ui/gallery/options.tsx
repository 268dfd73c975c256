import { render } from 'preact';
import '../../../src/ui/options/options.css';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { createFakeOptionsServices } from '../options/fake-options-services';
import { OPTIONS_STATES } from '../options/options-states';
import { onceThere } from './once-there';
import { speakAsAsked } from './speak-as-asked';

speakAsAsked();

/** Shows the state that the address names after its `#`. */
const state = OPTIONS_STATES.find(({ name }) => `#${name}` === location.hash);
if (!state) throw new Error(`No such state: ${location.hash}`);
render(<OptionsPage services={createFakeOptionsServices(state.behavior)} />, document.body);
onceThere(state.act);
