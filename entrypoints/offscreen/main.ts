import browser from 'webextension-polyfill';
import { answerWithAddresses, FILES_CHANNEL } from '../../src/extension/pictures/file-addresses';
import { createIdleTimer } from '../../src/extension/pictures/idle-timer';
import { measureInDocument } from '../../src/extension/pictures/measure-in-document';
import { createPicturePortListener } from '../../src/extension/pictures/picture-port-listener';
import { addressOfFile } from '../../src/extension/save-blob';
import { systemClock } from '../../src/extension/system-clock';

const CLOSE_AFTER_IDLE_MS = 20_000;

const channel = new BroadcastChannel(FILES_CHANNEL);
const idle = createIdleTimer(CLOSE_AFTER_IDLE_MS, () => {
  // First, so that nobody is given an address that is gone with the document.
  channel.close();
  window.close();
});
/** Pictures on their way, and files whose addresses are good only while this document is there. */
const open = { pictures: 0, files: 0 };
const tell = () => (open.pictures + open.files === 0 ? idle.start() : idle.stop());
tell();

browser.runtime.onConnect.addListener(
  createPicturePortListener({
    runtimeId: browser.runtime.id,
    ownOrigin: browser.runtime.getURL(''),
    measure: (url, signal) => measureInDocument(document, url, signal),
    clock: systemClock,
    onOpenCount(pictures) {
      open.pictures = pictures;
      tell();
    },
  }),
);

answerWithAddresses(channel, (file) => {
  open.files += 1;
  tell();
  return addressOfFile(file, () => {
    open.files -= 1;
    tell();
  });
});
