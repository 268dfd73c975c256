import { ResolveError } from '../../resolver/errors';
import type { Clock } from '../../resolver/ports';
import { addressOfFile } from '../save-blob';
import { untilAborted } from '../until-aborted';
import type { OffscreenDocument } from './offscreen-document';

/** Gives a file an address under which the browser can save it for five minutes. Rejects with a ResolveError. */
export type GiveAddress = (file: Blob) => Promise<string>;

/** Where the worker and the offscreen document speak of files: ports of the runtime carry texts alone. */
export const FILES_CHANNEL = 'files';

/** From the worker. */
export interface FileQuestion {
  id: string;
  file: Blob;
}

/** From the document. */
export interface FileAnswer {
  id: string;
  url: string;
}

/** Milliseconds; a file is handed over, not copied. */
export const ANSWER_TIMEOUT_MS = 3_000;
/** The document may close just as it is asked. */
const TRIES = 2;

export interface OffscreenAddressParts {
  document: OffscreenDocument;
  /** A channel of that name, which is closed after the answer. */
  openChannel(): BroadcastChannel;
  newId(): string;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/** In a document. */
export const addressInDocument: GiveAddress = async (file) => addressOfFile(file);

/** In a worker, which may give files no addresses: by the offscreen document. */
export function createOffscreenAddresses({ document, ...parts }: OffscreenAddressParts): GiveAddress {
  return async (file) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await document.ensure();
      const url = await asked(file, parts);
      if (url !== undefined) return url;
    }
    throw new ResolveError('timeout', 'The browser gave the file no address.');
  };
}

/** Undefined where nobody answers. */
async function asked(
  file: Blob,
  { openChannel, newId, clock }: Omit<OffscreenAddressParts, 'document'>,
): Promise<string | undefined> {
  const channel = openChannel();
  const id = newId();
  const answer = new Promise<string>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      if (data.id === id) resolve(data.url);
    };
  });
  channel.postMessage({ id, file } satisfies FileQuestion);
  try {
    return await untilAborted(answer, clock.timeoutSignal(ANSWER_TIMEOUT_MS), 'Nobody answered.');
  } catch (fault) {
    if (fault instanceof ResolveError && fault.reason === 'timeout') return undefined;
    throw fault;
  } finally {
    channel.close();
  }
}

/** In the offscreen document: answers the worker. */
export function answerWithAddresses(channel: BroadcastChannel, addressOf: (file: Blob) => string): void {
  channel.onmessage = ({ data: { id, file } }: MessageEvent<FileQuestion>) => {
    channel.postMessage({ id, url: addressOf(file) } satisfies FileAnswer);
  };
}
