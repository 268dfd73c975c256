import type { PageSnapshot } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { holdsUnseenText, isUnseenData } from './data-text';
import { isDataScript, isJsonLd, isProgram, saysAsMeta } from './declared-facts';
import { FoldedText } from './fold-text';
import { dom, domElsewhere } from './live/dom-element';
import { createDomTexts, textOfBlock } from './live/dom-nearby-text';
import type { Anchors } from './live/dom-surroundings';
import { createDomSurroundings } from './live/dom-surroundings';
import { addFramePictures } from './live/frame-pictures';
import { findPictures } from './live/find-pictures';
import { addLargeBoxPictures } from './live/large-boxes';
import { addNoscriptPictures } from './live/noscript-pictures';
import { pictureLayout } from './live/picture-layout';
import { NO_OFFSET } from './live/picture-place';
import { picturesWithoutAddress } from './live/pictures-without-address';
import { metaSelector } from './live/said-elsewhere';
import type { PageElement } from './page-element';
import { pictureKind } from './picture-kind';
import { READER_LIMITS } from './reader-limits';
import type { SnapshotBuilder } from './snapshot-builder';
import { createSnapshotBuilder } from './snapshot-builder';

/** Of which only those count that declare something: an icon's SVG has a `<title>` too. */
const MOST_OF_A_TAG = 10_000;

/**
 * The page in a document as it is now: the same facts that `readHtml` finds in its source, what scripts have
 * added, and for each picture where it is drawn. Also looks into open shadow roots and frames of the
 * same origin. Changes nothing; its bounds make the snapshot truncated.
 */
export function readLivePage(document: Document): PageSnapshot {
  const builder = createSnapshotBuilder({ url: document.URL, source: 'live', ...loadedFrom(document) });
  addDeclaredFacts(document, builder);
  addDataAttributes(document, builder);
  addPictures(document, builder);
  const shown = document.defaultView === null ? [] : picturesWithoutAddress(document);
  const unaddressed = shown.map(({ facts }) => facts);
  return { ...builder.snapshot(), ...(unaddressed.length > 0 ? { unaddressed } : {}) };
}

/**
 * The navigation's entry keeps the address that the document came from, after redirects, whatever scripts make of
 * the location afterwards (Navigation Timing, "PerformanceNavigationTiming"; seen so in Chromium 156).
 */
function loadedFrom({ defaultView, URL: url }: Document): Pick<PageSnapshot, 'loadedUrl'> {
  const name = defaultView?.performance.getEntriesByType('navigation')[0]?.name;
  return name === undefined || name === url ? {} : { loadedUrl: name };
}

function addDeclaredFacts(document: Document, builder: SnapshotBuilder): void {
  const each = (selector: string, read: (element: Element) => void) => {
    const elements = document.querySelectorAll(selector);
    const count = Math.min(elements.length, MOST_OF_A_TAG);
    if (count < elements.length) builder.markTruncated();
    for (let index = 0; index < count; index += 1) {
      const element = elements[index];
      // With scripts on its content is text; with scripts off it must not count either.
      if (element !== undefined && element.closest('noscript') === null) read(element);
    }
  };
  builder.addEncoding(document.characterSet);
  builder.addLanguage(document.documentElement?.getAttribute('lang') ?? '');
  each('title', (title) => {
    if (title.closest('svg') === null) builder.addTitle(folded(title));
  });
  each('h1', (heading) => builder.addHeading(() => textOfBlock(heading)));
  each('base', (base) => {
    const href = base.getAttribute('href');
    if (href !== null) builder.addBase(href);
  });
  const surroundingsOf = createDomSurroundings(new Map());
  each(metaSelector(document), (element) => {
    const meta = dom(element);
    if (meta.name !== 'a' || saysAsMeta(meta)) builder.addMeta(meta, () => surroundingsOf(element).itemType);
  });
  each('link', (link) => builder.addLink(dom(link), () => surroundingsOf(link).itemType));
  each('script', (script) => addScript(script, builder));
  // Where VTEX keeps a page's data, out of the document.
  each('template[data-type=json]', (template) => {
    for (const script of (template as HTMLTemplateElement).content.querySelectorAll('script'))
      addScript(script, builder);
  });
}

function addScript(script: Element, builder: SnapshotBuilder): void {
  const type = script.getAttribute('type') ?? undefined;
  const text = script.textContent ?? '';
  if (isJsonLd(type)) builder.addJsonLd(text);
  else if (script.hasAttribute('src')) return;
  else if (isDataScript(type, text)) builder.addDataScript(text);
  else if (isProgram(type)) builder.addProgram(text);
}

/** The elements that hold an app or a gallery stand near the beginning; to look at all takes too long. */
function addDataAttributes(document: Document, builder: SnapshotBuilder): void {
  const elements = document.getElementsByTagName('*');
  const surroundingsOf = createDomSurroundings(new Map());
  for (let index = 0; index < READER_LIMITS.dataElements; index += 1) {
    const element = elements[index];
    if (element === undefined) return;
    const read = dom(element);
    if (read.mayHoldData && element.closest('noscript') === null)
      builder.addDataAttributes(read, () => surroundingsOf(element));
    addUnseenText(read, element, builder);
  }
}

/** What stands in it and is not shown, and a comment in code. */
function addUnseenText(read: PageElement, element: Element, builder: SnapshotBuilder): void {
  const first = read.name === 'code' ? element.firstChild : null;
  const comment = first?.nodeType === COMMENT ? (first.nodeValue ?? '') : '';
  const text = comment === '' && holdsUnseenText(read) ? (element.textContent ?? '') : comment;
  if (text !== '' && isUnseenData(text)) builder.addUnseenText(text);
}

const COMMENT = 8;

function folded(title: Element): string {
  const text = new FoldedText(SNAPSHOT_LIMITS.titleLength);
  text.add(title.textContent ?? '');
  return text.text;
}

/** Elements first, then all that asks the layout, so that it is computed once. */
function addPictures(document: Document, builder: SnapshotBuilder): void {
  const anchors: Anchors = new Map();
  const places = findPictures(document, NO_OFFSET);
  const page = document.defaultView;
  if (!addNoscriptPictures(document, places, anchors)) builder.markTruncated();
  if (page !== null) {
    addFramePictures(document, places, anchors);
    addLargeBoxPictures(document, places, anchors);
  }
  const surroundingsOf = createDomSurroundings(anchors);
  const texts = createDomTexts();
  for (const place of places.slice(0, SNAPSHOT_LIMITS.images + 1)) {
    const element = isElsewhere(place.picture, document) ? domElsewhere(place.picture) : dom(place.picture);
    const around = surroundingsOf(place.picture);
    const kind = place.background === undefined ? pictureKind(element, () => around) : 'background';
    if (kind === undefined) continue;
    const isInert = around.isInNoscript || place.picture.ownerDocument.defaultView === null;
    const layout = page === null || isInert ? undefined : pictureLayout(kind, place, page);
    builder.addPicture({
      ...{ kind, element, around },
      nearbyText: () => texts.nearbyText(nearestPlace(place.picture, anchors), around, kind === 'background'),
      headings: () => texts.headings(nearestPlace(place.picture, anchors)),
      ...(layout === undefined ? {} : { layout }),
    });
  }
}

/** In a frame, whose relative addresses are relative to something else. */
function isElsewhere(picture: Element, document: Document): boolean {
  const { ownerDocument } = picture;
  if (ownerDocument === document || ownerDocument.defaultView === null) return false;
  return picture.baseURI !== document.baseURI;
}

/** Text is looked for around a picture itself, or around the `<noscript>` that holds it. */
function nearestPlace(picture: Element, anchors: Anchors): Element {
  const anchor = anchors.get(picture.getRootNode());
  return anchor?.localName === 'noscript' ? anchor : (picture.closest('noscript') ?? picture);
}
