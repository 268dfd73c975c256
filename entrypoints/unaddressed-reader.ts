import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { unaddressedFiles } from '../src/page/live/unaddressed-files';

/** Injected where the user asks for the pictures of a page that have no address; its result is their files. */
export default defineUnlistedScript({
  main: async () => ({ url: document.URL, files: await unaddressedFiles(document) }),
});
