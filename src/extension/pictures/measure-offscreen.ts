import type { Runtime } from 'webextension-polyfill';
import { ResolveError } from '../../resolver/errors';
import type { ShownPicture } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';
import type { Measure } from './measure-in-document';
import type { OffscreenDocument } from './offscreen-document';
import type { PictureAnswer, PictureQuestion } from './picture-port';
import { PICTURE_PORT_NAME } from './picture-port';

export interface OffscreenMeasureParts {
  document: OffscreenDocument;
  runtime: Pick<Runtime.Static, 'connect'>;
}

const TOO_LATE = 'The picture took too long to load.';

/** What became of a port that closed without an answer: the document was closing just then. */
const GONE = Symbol('gone');

/** Measures pictures in the offscreen document, which a worker needs because it has none of its own. */
export function createOffscreenMeasure({ document, runtime }: OffscreenMeasureParts): Measure {
  return async (url, signal) => {
    const opened = () => untilAborted(document.ensure(), signal, TOO_LATE);
    await opened();
    const first = await ask(url, signal, runtime);
    if (first !== GONE) return first;
    await opened();
    const second = await ask(url, signal, runtime);
    if (second !== GONE) return second;
    throw new ResolveError('network', 'The picture could not be shown.');
  };
}

function ask(
  url: string,
  signal: AbortSignal,
  runtime: OffscreenMeasureParts['runtime'],
): Promise<ShownPicture | typeof GONE> {
  return new Promise((resolve, reject) => {
    const port = runtime.connect({ name: PICTURE_PORT_NAME });
    const abort = () => {
      port.disconnect();
      reject(new ResolveError('timeout', TOO_LATE));
    };
    const done = () => signal.removeEventListener('abort', abort);
    port.onDisconnect.addListener(() => {
      done();
      resolve(GONE);
    });
    port.onMessage.addListener((message: unknown) => {
      done();
      port.disconnect();
      const answer = message as PictureAnswer;
      if (answer.ok) resolve(answer.size);
      else reject(new ResolveError(answer.fault.reason, answer.fault.message));
    });
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    port.postMessage({ url } satisfies PictureQuestion);
  });
}
