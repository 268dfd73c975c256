import { BehindLastPicture, isWaitedBehind } from './behind-picture';
import { holdsUnseenText, isUnseenData } from './data-text';
import { saysAsMeta } from './declared-facts';
import type { HtmlEvents } from './html-events';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import type { Hearing } from './open-declared';
import { DECLARING_ELEMENTS, hearText, hearUnseen, NOTHING_HEARD, openDeclared } from './open-declared';
import type { PageElement } from './page-element';
import { aroundHeading, aroundParagraph, type Frame, openStretch, surroundingsIn } from './frames';
import { hearBlock, hearToEnd } from './hear-block';
import { HEADINGS } from './part-headings';
import { IMPLIED_ELEMENTS, LINES, SILENT_ELEMENTS, TEXT_BLOCKS } from './page-element';
import { backgroundKind, PICTURE_ELEMENTS, pictureKind } from './picture-kind';
import { readSrcdoc } from './read-srcdoc';
import { READER_LIMITS } from './reader-limits';
import type { SnapshotBuilder } from './snapshot-builder';
import type { FoundPicture } from './snapshot-image';
import { createStyleBackgrounds } from './style-backgrounds';
import type { Surroundings } from './surroundings';
import { NO_SURROUNDINGS } from './surroundings';
import type { Stretch } from './text-blocks';
import { createTextBlocks } from './text-blocks';

/** Thrown inside the parser, which has no other way to stop. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** Elements whose name means something here; most are others, and one look-up tells. */
const TELLING_ELEMENTS: ReadonlySet<string> = new Set([
  ...IMPLIED_ELEMENTS,
  ...SILENT_ELEMENTS,
  ...TEXT_BLOCKS,
  ...PICTURE_ELEMENTS,
  ...DECLARING_ELEMENTS,
]);

/** Turns a parser's events into facts. Throws TooMuch past the depth and the number of elements that no real page reaches. */
export function createHtmlHandler(
  builder: SnapshotBuilder,
  around: Surroundings<Stretch> = NO_SURROUNDINGS,
): HtmlEvents {
  const frames: Frame[] = [];
  /** Those of them that take text. */
  const listeners: Hearing[] = [];
  const texts = createTextBlocks();
  const backgrounds = createStyleBackgrounds();
  /** Elements so far, without those a browser adds, and without what is inside `<noscript>`. */
  let count = 0;
  /** All of them. */
  let opened = 0;
  let templates = 0;
  let noscripts = 0;
  let pictures = 0;
  /** Of the element that is being opened, where it has a picture behind it. */
  let ownStretch: Stretch | undefined;
  const behindLast = new BehindLastPicture();
  /** Open frames whose text is no text of the page. */
  let silences = 0;
  const enterSilence = (name: string, by: 1 | -1) => {
    silences += by;
    if (name === 'template') templates += by;
    if (name === 'noscript') noscripts += by;
  };

  const aroundOf = () => surroundingsIn(frames, around);
  const addPicture = (element: PageElement, kind: FoundPicture['kind'], background?: string) => {
    // One past the bound tells the builder that there are more; further ones only cost time.
    if (pictures > SNAPSHOT_LIMITS.images) return;
    pictures += 1;
    const around = aroundOf();
    if (element.name === 'img') texts.passPicture(count);
    // What stands before a background stands in its element.
    if (kind === 'background') ownStretch = openStretch(count);
    const [nearbyText, headings] = [texts.lookAround(count, around, ownStretch), texts.lookAbove(count)];
    const isShown = noscripts === 0 && isWaitedBehind(element);
    const behind = isShown ? behindLast.waitBehind(element, around.linkHref) : undefined;
    builder.addPicture({ kind, element, around, nearbyText, headings, behind, background });
  };
  const elementsAround = () => frames.map(({ element }) => element);
  const addIfPicture = (element: PageElement, kind: FoundPicture['kind'] | undefined) => {
    if (kind !== undefined) return addPicture(element, kind);
    const background = IMPLIED_ELEMENTS.has(element.name)
      ? undefined
      : backgrounds.of(element, elementsAround);
    if (background !== undefined) addPicture(element, 'background', background);
  };
  /** What any element may declare by its attributes. */
  const addDeclared = (element: PageElement) => {
    if (saysAsMeta(element)) builder.addMeta(element, () => aroundOf().itemType);
    if (element.mayHoldData) builder.addDataAttributes(element, aroundOf);
  };
  const open = (element: PageElement): Hearing => {
    addIfPicture(element, pictureKind(element, aroundOf));
    if (noscripts > 0) return NOTHING_HEARD;
    if (element.name === 'style') return hearText(() => READER_LIMITS.styleLength, backgrounds.add);
    // No further picture is kept that a text could stand beside.
    if (pictures > SNAPSHOT_LIMITS.images && TEXT_BLOCKS.has(element.name) && element.name !== 'h1')
      return NOTHING_HEARD;
    if (HEADINGS.has(element.name)) {
      const block = texts.openHeading(count, element.name, aroundHeading(frames));
      if (block !== undefined && element.name === 'h1')
        return hearToEnd(block, () => {
          builder.addHeading(() => block.text);
          builder.passHeading();
        });
      return block ?? NOTHING_HEARD;
    }
    if (element.name === 'p')
      return texts.openParagraph(count, () => aroundParagraph(frames)) ?? NOTHING_HEARD;
    if (TEXT_BLOCKS.has(element.name)) return hearBlock(element.name, texts.open(count), aroundOf);
    return openDeclared(element, aroundOf, builder);
  };

  const partWords = (name: string) => {
    if (listeners.length > 0 && silences === 0 && LINES.has(name))
      listeners.forEach((listener) => listener.partWords?.());
  };

  return {
    onopentag(name, element) {
      partWords(name);
      behindLast.enter(element);
      opened += 1;
      if (frames.length >= READER_LIMITS.depth || opened > READER_LIMITS.elements) throw new TooMuch();
      const isTelling = TELLING_ELEMENTS.has(name);
      if (templates === 0 && noscripts === 0 && !(isTelling && IMPLIED_ELEMENTS.has(name))) count += 1;
      let opening = NOTHING_HEARD;
      let isSilent = false;
      if (!element.isBare && templates === 0 && noscripts === 0) addDeclared(element);
      if (isTelling) {
        if (templates === 0) opening = open(element);
        if (name === 'iframe' && templates === 0 && around === NO_SURROUNDINGS)
          readSrcdoc(element, builder, (frame) => createHtmlHandler(frame, { ...aroundOf(), boxes: [] }));
        isSilent = SILENT_ELEMENTS.has(name) && !isOpenTemplate(element);
        if (isSilent) enterSilence(name, 1);
        if (opening.hear) listeners.push(opening);
      } else if (!element.isBare && templates === 0) {
        addIfPicture(element, backgroundKind(element));
        if (noscripts === 0 && holdsUnseenText(element)) {
          opening = hearUnseen(builder);
          listeners.push(opening);
        }
      }
      frames.push({ begin: count, element, opening, isSilent, around: undefined, stretch: ownStretch });
      ownStretch = undefined;
      behindLast.entered();
    },
    ontext(text, isEncoded) {
      if (templates > 0) return;
      if (silences === 0) behindLast.hear(text, isEncoded);
      if (silences > 0) frames.at(-1)?.opening.hear?.(text, isEncoded);
      else listeners.forEach((listener) => listener.hear?.(text, isEncoded));
    },
    onclosetag() {
      const closed = frames.pop();
      if (closed === undefined) return;
      behindLast.leave(closed.element.name);
      if (closed.stretch) closed.stretch.end = count + 1;
      if (closed.isSilent) enterSilence(closed.element.name, -1);
      if (closed.opening.hear) listeners.pop();
      partWords(closed.element.name);
      closed.opening.onClose?.();
    },
    oncomment(text) {
      if (templates === 0 && isUnseenData(text)) builder.addUnseenText(text);
    },
    hearsText() {
      if (templates > 0) return false;
      return silences > 0
        ? frames.at(-1)?.opening.hear !== undefined
        : listeners.length > 0 || behindLast.isWaiting;
    },
  };
}

/** A shadow root written in HTML, whose content is shown, or the place where VTEX keeps a page's data. */
function isOpenTemplate(element: PageElement): boolean {
  return (
    element.name === 'template' &&
    (element.attribute('shadowrootmode') === 'open' || element.attribute('data-type') === 'json')
  );
}
