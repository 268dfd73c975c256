import '../../../src/ui/panel/panel.css';
import { PANEL_STATES } from './panel-states';
import { showState } from './show-state';

showState(PANEL_STATES, { follow: () => () => {} });
