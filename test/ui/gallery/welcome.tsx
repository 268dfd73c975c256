import { render } from 'preact';
import '../../../src/ui/welcome/welcome.css';
import { WelcomePage } from '../../../src/ui/welcome/welcome-page';
import { createFakeOptionsServices } from '../options/fake-options-services';
import { WELCOME_STATES } from '../welcome/welcome-states';
import { onceThere } from './once-there';
import { speakAsAsked } from './speak-as-asked';

speakAsAsked();

/** Shows the state that the address names after its `#`. */
const state = WELCOME_STATES.find(({ name }) => `#${name}` === location.hash);
if (!state) throw new Error(`No such state: ${location.hash}`);
render(
  <WelcomePage services={createFakeOptionsServices(state.behavior)} place={state.place} />,
  document.body,
);
onceThere();
