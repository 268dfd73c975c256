import { ResolveError } from '../../resolver/errors';
import { LIMITS } from '../../resolver/limits';
import type { Clock, Fetch } from '../../resolver/ports';
import { readImageHeader } from '../../resolver/probe/image-header';
import type { PictureAddress, TabPage } from '../../ui/picture-services';
import { fetchPicture } from './fetch-picture';

type Network = Pick<Fetch, 'request'>;

export interface PictureReaderParts {
  /** The network of the hosts that the user allowed. */
  granted: Network;
  /** The network as a page in a tab has it. */
  ofPage(page: TabPage): Network;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/**
 * Reads a picture's whole file, at most 32 MiB: from its host where that is allowed, else through the page that shows it,
 * where the page may. Rejects with a ResolveError; where neither goes with `permission_required`, which a grant mends.
 */
export function createPictureReader({ granted, ofPage, clock }: PictureReaderParts) {
  return async (picture: PictureAddress): Promise<Blob> => {
    const { page } = picture;
    try {
      return await fetchPicture(picture, granted, clock);
    } catch (refusal) {
      const isMended = refusal instanceof ResolveError && refusal.reason === 'permission_required';
      if (!isMended || page === undefined) throw refusal;
      return pictureOf(fetchPicture(picture, ofPage(page), clock), refusal);
    }
  };
}

/** A file that a page could read, if it is a picture; else the refusal, but for one that is too large for every way. */
async function pictureOf(reading: Promise<Blob>, refusal: ResolveError): Promise<Blob> {
  const file = await reading.catch((fault: unknown) => {
    throw fault instanceof ResolveError && fault.reason === 'too_large' ? fault : refusal;
  });
  const start = await file.slice(0, LIMITS.imageHeaderMaxBytes).arrayBuffer();
  // A page of its own, such as one to sign in, may stand at the picture's address for who comes without cookies.
  if (readImageHeader(new Uint8Array(start)).status !== 'complete') throw refusal;
  return file;
}
