import type { Runtime } from 'webextension-polyfill';
import { toResolveError } from '../../resolver/errors';
import type { Clock } from '../../resolver/ports';
import type { OwnPlace } from '../messages/own-sender';
import { isOwnSender } from '../messages/own-sender';
import type { Measure } from './measure-in-document';
import { PICTURE_TIMEOUT_MS } from './measure-in-document';
import type { PictureAnswer, PictureQuestion } from './picture-port';
import { PICTURE_PORT_NAME } from './picture-port';

export interface PicturePortParts extends OwnPlace {
  measure: Measure;
  clock: Pick<Clock, 'timeoutSignal'>;
  /** Hears how many pictures are under way, each time that changes. */
  onOpenCount(open: number): void;
}

/** Measures pictures for our own worker; ports of others are closed, and those of other names left alone. */
export function createPicturePortListener(parts: PicturePortParts): (port: Runtime.Port) => void {
  let open = 0;
  const count = (change: 1 | -1) => {
    open += change;
    parts.onOpenCount(open);
  };
  return (port) => {
    if (port.name !== PICTURE_PORT_NAME) return;
    if (!isOwnSender(port.sender, parts)) {
      port.disconnect();
      return;
    }
    const gone = new AbortController();
    count(1);
    port.onDisconnect.addListener(() => {
      gone.abort();
      count(-1);
    });
    port.onMessage.addListener((message: unknown) => {
      void answer(message as PictureQuestion, gone.signal, parts).then((reply) => {
        if (!gone.signal.aborted) port.postMessage(reply);
      });
    });
  };
}

async function answer(
  { url }: PictureQuestion,
  gone: AbortSignal,
  { measure, clock }: PicturePortParts,
): Promise<PictureAnswer> {
  try {
    const signal = AbortSignal.any([gone, clock.timeoutSignal(PICTURE_TIMEOUT_MS)]);
    return { ok: true, size: await measure(url, signal) };
  } catch (fault) {
    const { reason, message } = toResolveError(fault);
    return { ok: false, fault: { reason, message } };
  }
}
