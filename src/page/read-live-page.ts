import type { PageSnapshot } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { holdsUnseenText, isUnseenData } from './data-text';
import { isJsonLd, scriptKind } from './declared-facts';
import { FoldedText } from './fold-text';
import { dom, domElsewhere } from './live/dom-element';
import { createDomTexts, textOfBlock } from './live/dom-nearby-text';
import type { Anchors } from './live/dom-surroundings';
import { createDomSurroundings } from './live/dom-surroundings';
import type { Part } from './live/element-parts';
import { addFramePictures } from './live/frame-pictures';
import { placesOf } from './live/find-pictures';
import { behindPicture } from './live/behind-picture';
import { addLargeBoxPictures } from './live/large-boxes';
import { loadedFrom } from './live/loaded-from';
import { COMMENT, isAfterAllOf } from './live/node-types';
import { addNoscriptPictures } from './live/noscript-pictures';
import { pictureLayout } from './live/picture-layout';
import { NO_OFFSET } from './live/picture-place';
import { picturesWithoutAddress } from './live/pictures-without-address';
import { type SortedElements, sortElements } from './live/sort-elements';
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
  const elements = sortElements(document);
  addDeclaredFacts(document, elements, builder);
  addDataAttributes(document, builder);
  addPictures(document, elements, builder);
  const shown = document.defaultView === null ? [] : picturesWithoutAddress(document, elements.picture);
  const unaddressed = shown.map(({ facts }) => facts);
  return { ...builder.snapshot(), ...(unaddressed.length > 0 ? { unaddressed } : {}) };
}

function addDeclaredFacts(document: Document, elements: SortedElements, builder: SnapshotBuilder): void {
  const each = (part: Part, read: (element: Element) => void) => {
    if (elements[part].length > MOST_OF_A_TAG) builder.markTruncated();
    for (const element of elements[part].slice(0, MOST_OF_A_TAG)) {
      // With scripts on its content is text; with scripts off it must not count either.
      if (element.closest('noscript') === null) read(element);
    }
  };
  builder.addEncoding(document.characterSet);
  builder.addLanguage(document.documentElement?.getAttribute('lang') ?? '');
  each('title', (title) => {
    if (title.closest('svg') === null) builder.addTitle(folded(title));
  });
  each('heading', (heading) => builder.addHeading(() => textOfBlock(heading)));
  each('base', (base) => {
    const href = base.getAttribute('href');
    if (href !== null) builder.addBase(href);
  });
  const surroundingsOf = createDomSurroundings(new Map());
  each('meta', (meta) => builder.addMeta(dom(meta), () => surroundingsOf(meta).itemType));
  each('link', (link) => builder.addLink(dom(link), () => surroundingsOf(link).itemType));
  each('script', (script) => addScript(script, builder));
  each('template', (template) => {
    // Where VTEX keeps a page's data, out of the document.
    if (template.getAttribute('data-type') !== 'json') return;
    for (const script of (template as HTMLTemplateElement).content.querySelectorAll('script'))
      addScript(script, builder);
  });
}

function addScript(script: Element, builder: SnapshotBuilder): void {
  const type = script.getAttribute('type') ?? undefined;
  const text = script.textContent ?? '';
  if (isJsonLd(type)) return builder.addJsonLd(text);
  if (script.hasAttribute('src')) return;
  const kind = scriptKind(type, text);
  if (kind !== undefined) builder.addScript(kind, text);
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

function folded(title: Element): string {
  const text = new FoldedText(SNAPSHOT_LIMITS.titleLength);
  text.add(title.textContent ?? '');
  return text.text;
}

/** Elements first, then all that asks the layout, so that it is computed once. */
function addPictures(document: Document, elements: SortedElements, builder: SnapshotBuilder): void {
  const anchors: Anchors = new Map();
  const places = placesOf(elements, NO_OFFSET);
  const page = document.defaultView;
  if (!addNoscriptPictures(elements.noscript, places, anchors)) builder.markTruncated();
  if (page !== null) {
    addFramePictures(elements.frame, places, anchors);
    addLargeBoxPictures(document, places, anchors);
  }
  const scrolled = { left: page?.scrollX ?? 0, top: page?.scrollY ?? 0 };
  const surroundingsOf = createDomSurroundings(anchors);
  const texts = createDomTexts(document);
  let headingAhead = elements.heading.find((one) => textOfBlock(one) !== '');
  for (const place of places.slice(0, SNAPSHOT_LIMITS.images + 1)) {
    if (headingAhead && isAfterAllOf(place.place, headingAhead)) {
      builder.passHeading();
      headingAhead = undefined;
    }
    const element = isElsewhere(place.picture, document) ? domElsewhere(place.picture) : dom(place.picture);
    const around = surroundingsOf(place.picture);
    const kind = place.background === undefined ? pictureKind(element, () => around) : 'background';
    if (kind === undefined) continue;
    const isInert = around.isInNoscript || place.picture.ownerDocument.defaultView === null;
    const layout = isInert ? undefined : pictureLayout(kind, place, scrolled);
    const near = nearestPlace(place.picture, anchors);
    builder.addPicture({
      ...{ kind, element, around },
      nearbyText: () => texts.nearbyText(near, around, kind === 'background'),
      headings: () => texts.headings(near),
      behind: () => behindPicture(place.picture, around.linkHref),
      ...(layout === undefined ? {} : { layout }),
    });
  }
  builder.passHeading();
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
