import { ResolveError } from '../../resolver/errors';
import type { ShownPicture } from '../../resolver/ports';

/** Shows a picture somewhere and says how large it is. */
export type Measure = (url: string, signal: AbortSignal) => Promise<ShownPicture>;

/** As a fetch of ours: a picture that takes longer is none. */
export const PICTURE_TIMEOUT_MS = 8_000;
/** How often a picture on its way is asked for its size: no event tells when its header is there. */
const SIZE_CHECK_MS = 50;

/**
 * The natural size of a picture, in pixels, by an `<img>` that is never put into the document. Its first bytes tell
 * the size; the rest is not waited for. It has no `crossorigin`, which most hosts would refuse, and sends no
 * referrer. Rejects with `network` when it does not load, `unsupported_content_type` when it has no size of its own,
 * `timeout` when the signal aborts.
 */
export function measureInDocument(
  document: Document,
  url: string,
  signal: AbortSignal,
): Promise<ShownPicture> {
  const image = document.createElement('img');
  return new Promise<ShownPicture>((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearInterval(checks);
      signal.removeEventListener('abort', abort);
      image.onload = null;
      image.onerror = null;
      settled();
      // An empty source ends a download that nobody waits for any more, and frees the decoded picture.
      image.removeAttribute('src');
    };
    const fail = (fault: ResolveError) => settle(() => reject(fault));
    const abort = () => fail(new ResolveError('timeout', 'The picture took too long to load.'));
    const measured = () => settle(() => resolveSize(image, resolve, reject));
    const checks = setInterval(() => {
      if (hasSize(image)) measured();
    }, SIZE_CHECK_MS);
    image.onload = measured;
    image.onerror = () => fail(new ResolveError('network', 'The picture could not be shown.'));
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    image.referrerPolicy = 'no-referrer';
    image.decoding = 'async';
    image.src = url;
  });
}

function hasSize({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth > 0 && naturalHeight > 0;
}

function resolveSize(
  image: HTMLImageElement,
  resolve: (size: ShownPicture) => void,
  reject: (fault: ResolveError) => void,
): void {
  if (hasSize(image)) resolve({ width: image.naturalWidth, height: image.naturalHeight });
  else reject(new ResolveError('unsupported_content_type', 'The picture has no size of its own.'));
}
