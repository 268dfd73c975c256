import type { Runtime } from 'webextension-polyfill';
import type { Clock, ImageProbe } from '../../resolver/ports';
import type { Caller } from '../../resolver/types';
import { allowedUrl } from '../network/address-policy';
import type { RequestQueue } from '../network/request-queue';
import type { Measure } from './measure-in-document';
import { measureInDocument, PICTURE_TIMEOUT_MS } from './measure-in-document';
import { createOffscreenMeasure } from './measure-offscreen';
import type { OffscreenDocument } from './offscreen-document';

export interface ImageProbeParts {
  measure: Measure;
  /** The one of the guarded network: a picture that is shown takes a slot like one that is fetched. */
  queue: RequestQueue;
  /** Settles once requests to private addresses are blocked hop by hop, or that failed. */
  rulesReady(): Promise<void>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/** Who may have pictures shown. The resolver asks for nobody else: not for other extensions, not for a private window. */
const USER: Caller = { kind: 'user', privateWindow: false };

/**
 * Measures pictures by showing them. Addresses pass the same policy as every request; what no policy of ours can
 * see is where a host without a grant redirects to.
 */
export function createImageProbe({ measure, queue, rulesReady, clock }: ImageProbeParts): ImageProbe {
  return {
    async measure(text, signal) {
      const url = allowedUrl(text, USER);
      await rulesReady();
      return queue.run({ host: url.host, isUrgent: true, signal }, () =>
        measure(url.href, AbortSignal.any([signal, clock.timeoutSignal(PICTURE_TIMEOUT_MS)])),
      );
    },
  };
}

/** Where pictures can be shown: in Firefox the background page itself, in Chromium an offscreen document. */
export interface PicturePlaces {
  document?: Document;
  offscreen?: OffscreenDocument | undefined;
  runtime: Pick<Runtime.Static, 'connect'>;
}

/** A way to measure pictures by what the browser has; undefined where it has neither. */
export function chooseMeasure({ document, offscreen, runtime }: PicturePlaces): Measure | undefined {
  if (document) return (url, signal) => measureInDocument(document, url, signal);
  return offscreen && createOffscreenMeasure({ document: offscreen, runtime });
}
