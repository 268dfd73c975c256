import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { EarlyParts } from '../src/extension/screen/early-question';
import { askEarly } from '../src/extension/screen/early-question';

declare global {
  var earlyQuestion: ReturnType<typeof askEarly> | undefined;
}

/** The polyfill would take longer than what is done here, and Chrome has promises of its own. */
const apis = globalThis as unknown as Partial<Record<'browser' | 'chrome', EarlyParts>>;

/** Runs before the popup's own script is there. A popup that was opened for a click asks by itself. */
export default defineUnlistedScript(() => {
  const api = apis.browser ?? apis.chrome;
  if (api !== undefined && location.search === '') globalThis.earlyQuestion = askEarly(api);
});
