import type { FakeOptions } from '../options/fake-options-services';
import { BUSY, FRESH } from '../options/sample-records';

/** Every look of the first-run page. */
export const WELCOME_STATES: readonly { name: string; behavior: FakeOptions }[] = [
  { name: 'welcome', behavior: FRESH },
  { name: 'welcome-no-keys', behavior: {} },
  { name: 'welcome-allowed', behavior: { ...BUSY, granted: ['http://*/*', 'https://*/*'] } },
];
