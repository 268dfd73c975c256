import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { readLivePage } from '../src/page/read-live-page';

/** Injected into a tab on demand; what it returns is the result of the injection. */
export default defineUnlistedScript(() => readLivePage(document));
