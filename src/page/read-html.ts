import type { PageSnapshot } from '../resolver/page-snapshot';
import type { Clock } from '../resolver/ports';
import type { HtmlPiece } from './decode-html';
import { decodeHtml } from './decode-html';
import type { IsEnough } from './early-stop';
import { createEarlyStop } from './early-stop';
import { HtmlHandler } from './html-handler';
import { TooMuch } from './too-much';
import { HtmlParser } from './html-parser';
import { READER_LIMITS } from './reader-limits';
import type { SnapshotBuilder } from './snapshot-builder';
import { createSnapshotBuilder } from './snapshot-builder';

export interface HtmlOptions {
  /** Where the fetch ended after redirects. */
  url: string;
  contentType: string | null;
  clock: Pick<Clock, 'tickMs'>;
  /** The most bytes that are read; a page that fills them counts as truncated. `READER_LIMITS.htmlMaxBytes` unless told otherwise. */
  maxBytes?: number;
  /** Asked at most twice, once the head is over: whether the rest can be left unread. That is no truncation. */
  isEnough?: IsEnough | undefined;
}

/**
 * The page that HTML bytes are. What is over a bound of bytes, depth, elements, time or `SNAPSHOT_LIMITS` is left out
 * and makes the snapshot truncated. Rejects with the ResolveError `unsupported_content_type` where the bytes are no page, and with
 * whatever `chunks` throws. Stops iterating as soon as nothing more is wanted.
 */
export async function readHtml(
  chunks: AsyncIterable<Uint8Array>,
  options: HtmlOptions,
): Promise<PageSnapshot> {
  const builder = createSnapshotBuilder({ url: options.url, source: 'fetched' });
  const feed = createFeed(builder, options);
  let bytesLeft = options.maxBytes ?? READER_LIMITS.htmlMaxBytes;
  const decode = decodeHtml(options.contentType);
  for await (const chunk of chunks) {
    const bytes = chunk.subarray(0, bytesLeft);
    bytesLeft -= bytes.length;
    for (const piece of decode(bytes, false)) {
      if ((await feed(piece)) === 'stop') return builder.snapshot();
    }
    if (bytesLeft <= 0) {
      builder.markTruncated();
      break;
    }
  }
  for (const piece of decode(new Uint8Array(), true)) {
    if ((await feed(piece)) === 'stop') return builder.snapshot();
  }
  feed.end();
  return builder.snapshot();
}

interface Feed {
  (piece: HtmlPiece): Promise<'more' | 'stop'>;
  end(): void;
}

/** Hands text to the parser, for as long as the time allows and somebody wants more. */
function createFeed(builder: SnapshotBuilder, { clock, isEnough }: HtmlOptions): Feed {
  const handler = new HtmlHandler(builder);
  const earlyStop = isEnough && createEarlyStop(handler, builder, isEnough);
  const parser = new HtmlParser(earlyStop?.handler ?? handler);
  const normalize = createNewlines();
  let spentMs = 0;
  let readBytes = 0;
  const timed = (write: () => void): boolean => {
    const startMs = clock.tickMs();
    const isFine = withinBounds(write);
    spentMs += clock.tickMs() - startMs;
    if (isFine && spentMs <= READER_LIMITS.parseMs) return true;
    builder.markTruncated();
    return false;
  };
  const feed = async ({ text, byteLength, encoding }: HtmlPiece) => {
    builder.addEncoding(encoding);
    readBytes += byteLength;
    if (!timed(() => parser.write(normalize(text)))) return 'stop';
    const isSliceFull = readBytes % READER_LIMITS.sliceBytes === 0;
    return isSliceFull && (await earlyStop?.isEnoughAt(readBytes)) ? 'stop' : 'more';
  };
  return Object.assign(feed, { end: () => void timed(() => parser.end()) });
}

function withinBounds(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (fault) {
    if (fault instanceof TooMuch) return false;
    throw fault;
  }
}

/** Line ends as a browser reads them: one line feed each, also where a pair is torn in two. */
function createNewlines(): (text: string) => string {
  let endsInReturn = false;
  return (text) => {
    if (text === '') return text;
    const rest = endsInReturn && text.startsWith('\n') ? text.slice(1) : text;
    endsInReturn = text.endsWith('\r');
    return rest.includes('\r') ? rest.replace(/\r\n?/g, '\n') : rest;
  };
}
