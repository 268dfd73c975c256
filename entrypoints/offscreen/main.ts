import browser from 'webextension-polyfill';
import { measureInDocument } from '../../src/extension/pictures/measure-in-document';
import { createIdleTimer } from '../../src/extension/pictures/idle-timer';
import { createPicturePortListener } from '../../src/extension/pictures/picture-port-listener';
import { systemClock } from '../../src/extension/system-clock';

const CLOSE_AFTER_IDLE_MS = 20_000;

const idle = createIdleTimer(CLOSE_AFTER_IDLE_MS, () => window.close());
idle.start();

browser.runtime.onConnect.addListener(
  createPicturePortListener({
    runtimeId: browser.runtime.id,
    ownOrigin: browser.runtime.getURL(''),
    measure: (url, signal) => measureInDocument(document, url, signal),
    clock: systemClock,
    onOpenCount: (open) => (open === 0 ? idle.start() : idle.stop()),
  }),
);
