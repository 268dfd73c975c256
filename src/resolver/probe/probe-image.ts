import { ResolveError } from '../errors';
import { formatOfContentType } from '../image-format';
import type { ImageHeader } from './image-header';
import { readImageHeader } from './image-header';
import { LIMITS } from '../limits';
import type { CandidateDraft, PictureSize } from '../platforms/define-platform';
import type { FetchedResponse } from '../ports';
import type { ProbeOutcome } from './probe-outcome';
import { available, missing, unavailable, unusable } from './probe-outcome';

/** First read, then as often as the file doubles past it: a header is rarely longer. */
const FIRST_PARSE_BYTES = 1_024;

/** Judges a picture by its first bytes and stops reading as soon as its header is complete. */
export async function probeByBytes(draft: CandidateDraft, response: FetchedResponse): Promise<ProbeOutcome> {
  const { status } = response;
  if (!isSuccess(status)) return unavailable(draft, status);
  const header = await readHeader(response.body);
  if (header.status !== 'complete') return unusable(draft, status, notAnImage(header));
  const { width, height, format } = header;
  if (width !== null && height !== null) {
    if (isPlaceholder(draft, { width, height }, response.url)) return missing(draft, status);
    if (width * height > LIMITS.imageMaxPixels) {
      const fault = new ResolveError(
        'too_large',
        `The picture has ${width} by ${height} pixels, too many to use.`,
      );
      return unusable(draft, status, fault);
    }
  }
  const { contentLength } = response;
  return available(draft, status, {
    ...{ width, height, format },
    ...(contentLength ? { file_bytes: contentLength } : {}),
  });
}

/** Judges a picture by the answer to a HEAD: its size is then the tier's, not a measured one. */
export async function probeByHeaders(
  draft: CandidateDraft,
  response: FetchedResponse,
): Promise<ProbeOutcome> {
  const { status, contentLength, contentType } = response;
  if (!isSuccess(status)) return unavailable(draft, status);
  const { placeholder, typicalSize } = draft;
  const isOfItsLength = contentLength === placeholder?.bytes && !isSameSize(typicalSize, placeholder);
  if ((placeholder && isOfItsLength) || isPlaceholderUrl(draft, response.url)) return missing(draft, status);
  const format = formatOfContentType(contentType);
  if (format === null && contentType !== null)
    return unusable(draft, status, notAnImage({ status: 'not-an-image' }));
  const size = typicalSize ?? { width: null, height: null };
  return available(draft, status, { ...size, format: format ?? draft.format });
}

async function readHeader(body: AsyncIterable<Uint8Array>): Promise<ImageHeader> {
  let bytes = new Uint8Array(0);
  let nextParseBytes = FIRST_PARSE_BYTES;
  for await (const chunk of body) {
    bytes = concat(bytes, chunk);
    if (bytes.length < nextParseBytes) continue;
    const header = readImageHeader(bytes);
    if (header.status !== 'incomplete') return header;
    nextParseBytes = bytes.length * 2;
  }
  // A tiny or truncated file ends before the next parse was due.
  return readImageHeader(bytes);
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Whether a picture of this size, found at `finalUrl` after redirects, is the one its host serves in place of a
 * missing one. Where it was found is not known of a picture that was only shown: then one that could be is.
 */
export function isPlaceholder(draft: CandidateDraft, size: PictureSize, finalUrl?: string): boolean {
  const { placeholder, typicalSize } = draft;
  if (isPlaceholderUrl(draft, finalUrl)) return true;
  return placeholder !== undefined && isSameSize(size, placeholder) && !isSameSize(typicalSize, placeholder);
}

function isPlaceholderUrl({ placeholderUrl }: CandidateDraft, finalUrl: string | undefined): boolean {
  return placeholderUrl !== undefined && (finalUrl === undefined || placeholderUrl.test(finalUrl));
}

function isSameSize(left: PictureSize | null, right: PictureSize): boolean {
  return left !== null && left.width === right.width && left.height === right.height;
}

function notAnImage(header: Exclude<ImageHeader, { status: 'complete' }>): ResolveError {
  return header.status === 'incomplete'
    ? new ResolveError('unsupported_content_type', 'The picture is broken: its size could not be read.')
    : new ResolveError('unsupported_content_type', 'What came from this address is not a picture.');
}
