import type { HtmlEvents } from './html-events';
import type { HtmlTag } from './html-tag';
import { HtmlParser } from './html-parser';
import { READER_LIMITS } from './reader-limits';
import type { SnapshotBuilder } from './snapshot-builder';

/**
 * Tells the pictures of a frame whose document stands in the page itself
 * (https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-srcdoc), but nothing else that it declares:
 * its head is not the page's. `handlerOf` makes what hears of its elements.
 */
export function readSrcdoc(
  frame: HtmlTag,
  builder: SnapshotBuilder,
  handlerOf: (builder: SnapshotBuilder) => HtmlEvents,
): void {
  // Decoding a megabyte would cost more than all the rest of its page.
  if (frame.writtenLength > READER_LIMITS.srcdocLength) return;
  const html = frame.attribute('srcdoc') ?? '';
  if (html === '') return;
  const parser = new HtmlParser(handlerOf(picturesAlone(builder)));
  parser.write(html);
  parser.end();
}

const nothing = () => undefined;

function picturesAlone({ addPicture, markTruncated, snapshot }: SnapshotBuilder): SnapshotBuilder {
  return {
    ...{ addPicture, markTruncated, snapshot },
    ...{
      addTitle: nothing,
      addHeading: nothing,
      passHeading: nothing,
      addLanguage: nothing,
      addBase: nothing,
      addEncoding: nothing,
      addMeta: nothing,
      addLink: nothing,
    },
    ...{
      addJsonLd: nothing,
      addScript: nothing,
      addUnseenText: nothing,
      addDataAttributes: nothing,
    },
  };
}
