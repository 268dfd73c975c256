import { render } from 'preact';
import { Popup } from '../../../src/ui/popup/popup';
import type { Services } from '../../../src/ui/services';
import { createFakeServices } from '../fake-services';
import type { GalleryState } from './gallery-state';
import { onceThere } from './once-there';
import { speakAsAsked } from './speak-as-asked';

/** Shows the state that the address names after its `#`, in the popup or in the panel. */
export function showState(
  states: readonly GalleryState[],
  place: Required<Pick<Services, 'panel'>> | Required<Pick<Services, 'follow'>>,
): void {
  speakAsAsked();
  const state = states.find(({ name }) => `#${name}` === location.hash);
  if (!state) throw new Error(`No such state: ${location.hash}`);
  const services = createFakeServices({
    answers: [state.events],
    target: state.target,
    settings: state.settings ?? {},
    choices: state.choices ?? [],
    unaddressed: state.unaddressed ?? [],
    isGranted: !state.isRefused,
    holdsCopies: state.holdsCopies === true,
    ...(state.fault && { fault: state.fault }),
    ...('tab' in state ? { tab: state.tab } : {}),
  });
  render(<Popup services={{ ...services, ...place }} isOnline={() => !state.isOffline} />, document.body);
  onceThere(() => state.presses && press(state.presses), state.settlesInMs);
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
