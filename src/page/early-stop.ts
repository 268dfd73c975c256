import type { HtmlEvents } from './html-events';
import type { PageSnapshot } from '../resolver/page-snapshot';
import type { SnapshotBuilder } from './snapshot-builder';

/** In bytes. A shorter page is read whole: its other pictures are there by the time one could leave it. */
export const SHORT_PAGE_BYTES = 32_768;

/** What may stand in a head; any other element begins the body, whether `<body>` is written or not. */
const HEAD_ELEMENTS: ReadonlySet<string> = new Set(
  'html head title base basefont bgsound link meta script style noscript template'.split(' '),
);
/** What is inside them is no part of the document's structure here. */
const ENCLOSURES: ReadonlySet<string> = new Set(['noscript', 'template']);

/** Whether the rest of a page can be left unread. */
export type IsEnough = (soFar: PageSnapshot) => boolean | Promise<boolean>;

export interface EarlyStop {
  /** The handler, watched for the end of the head. */
  handler: HtmlEvents;
  /** Whether to stop here, so many bytes into the page. Pages are cut at fixed places: their answer is the same whatever the chunks. */
  isEnoughAt(readBytes: number): Promise<boolean>;
}

/** Asks `isEnough` as soon as the head is over, without waiting for the answer, and again where the page is no short one. */
export function createEarlyStop(
  handler: HtmlEvents,
  builder: Pick<SnapshotBuilder, 'snapshot'>,
  isEnough: IsEnough,
): EarlyStop {
  const head = watchHead(handler);
  let isBegun = false;
  let isDecided = false;
  const begin = async () => isEnough(builder.snapshot());
  return {
    handler: head.handler,
    async isEnoughAt(readBytes) {
      if (isDecided || !head.isOver()) return false;
      if (readBytes >= SHORT_PAGE_BYTES) {
        isDecided = true;
        return isEnough(builder.snapshot());
      }
      // What fails here fails again when the answer is waited for.
      if (!isBegun) void begin().catch(() => false);
      isBegun = true;
      return false;
    },
  };
}

function watchHead(handler: HtmlEvents): { handler: HtmlEvents; isOver(): boolean } {
  let isOver = false;
  let enclosures = 0;
  const watched: HtmlEvents = {
    ontext: (text, isEncoded) => handler.ontext(text, isEncoded),
    oncomment: (text) => handler.oncomment(text),
    hearsText: () => handler.hearsText(),
    onopentag(name, tag) {
      if (!isOver) {
        isOver = enclosures === 0 && !HEAD_ELEMENTS.has(name);
        if (ENCLOSURES.has(name)) enclosures += 1;
      }
      handler.onopentag(name, tag);
    },
    onclosetag(name) {
      if (!isOver) {
        isOver = name === 'head';
        if (ENCLOSURES.has(name)) enclosures -= 1;
      }
      handler.onclosetag(name);
    },
  };
  return { handler: watched, isOver: () => isOver };
}
