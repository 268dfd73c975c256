import '../../../src/ui/popup/popup.css';
import { showState } from './show-state';
import { GALLERY } from './states';

showState(GALLERY, { panel: { open: async () => {} } });
