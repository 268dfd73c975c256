import type { PanelPlace } from '../../../src/ui/welcome/ways';
import type { FakeOptions } from '../options/fake-options-services';
import { BUSY, FRESH } from '../options/sample-records';

/** Every look of the first-run page. */
export const WELCOME_STATES: readonly { name: string; behavior: FakeOptions; place: PanelPlace }[] = [
  { name: 'welcome', behavior: FRESH, place: 'panel' },
  { name: 'welcome-no-keys', behavior: {}, place: 'sidebar' },
  { name: 'welcome-allowed', behavior: { ...BUSY, granted: ['http://*/*', 'https://*/*'] }, place: 'panel' },
];
