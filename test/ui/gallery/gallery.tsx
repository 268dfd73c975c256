import { render } from 'preact';
import '../../../src/ui/popup/popup.css';
import { Popup } from '../../../src/ui/popup/popup';
import { createFakeServices } from '../fake-services';
import { onceThere } from './once-there';
import { speakAsAsked } from './speak-as-asked';
import { GALLERY } from './states';

speakAsAsked();

/** Shows the state that the address names after its `#`. */
const state = GALLERY.find(({ name }) => `#${name}` === location.hash);
if (!state) throw new Error(`No such state: ${location.hash}`);
const services = createFakeServices({
  answers: [state.events],
  target: state.target,
  settings: state.settings ?? {},
  choices: state.choices ?? [],
  ...(state.fault && { fault: state.fault }),
  ...('tab' in state ? { tab: state.tab } : {}),
});
render(<Popup services={services} isOnline={() => !state.isOffline} />, document.body);
onceThere(() => state.presses && press(state.presses));

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
