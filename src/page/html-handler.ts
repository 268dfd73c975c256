import { BehindLastPicture, isWaitedBehind } from './behind-picture';
import { holdsUnseenText, isUnseenData } from './data-text';
import { saysAsMeta } from './declared-facts';
import type { HtmlEvents } from './html-events';
import type { HtmlTag } from './html-tag';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import type { Hearing } from './open-declared';
import { hearText, hearUnseen, NOTHING_HEARD, openDeclared } from './open-declared';
import type { PageElement } from './page-element';
import { aroundHeading, aroundParagraph, type Frame, openStretch, surroundingsIn } from './frames';
import { hearBlock, hearToEnd } from './hear-block';
import { HEADINGS } from './part-headings';
import { IMPLIED_ELEMENTS, LINES, SILENT_ELEMENTS, TEXT_BLOCKS } from './page-element';
import { isOpenTemplate, TELLING_ELEMENTS } from './telling-elements';
import { TooMuch } from './too-much';
import { backgroundKind, pictureKind } from './picture-kind';
import { readSrcdoc } from './read-srcdoc';
import { READER_LIMITS } from './reader-limits';
import type { SnapshotBuilder } from './snapshot-builder';
import type { FoundPicture } from './snapshot-image';
import { createStyleBackgrounds } from './style-backgrounds';
import type { Surroundings } from './surroundings';
import { NO_SURROUNDINGS } from './surroundings';
import type { Stretch } from './text-blocks';
import { createTextBlocks } from './text-blocks';

/** Turns a parser's events into facts. Throws TooMuch past the depth and the number of elements that no real page reaches. */
export class HtmlHandler implements HtmlEvents {
  private readonly frames: Frame[] = [];
  /** Those of them that take text. */
  private readonly listeners: Hearing[] = [];
  private readonly texts = createTextBlocks();
  private readonly backgrounds = createStyleBackgrounds();
  private readonly behindLast = new BehindLastPicture();
  /** Elements so far, without those a browser adds, and without what is inside `<noscript>`. */
  private count = 0;
  /** All of them. */
  private opened = 0;
  private templates = 0;
  private noscripts = 0;
  private pictures = 0;
  /** Open frames whose text is no text of the page. */
  private silences = 0;
  /** Of the element that is being opened, where it has a picture behind it. */
  private ownStretch: Stretch | undefined;
  private readonly aroundOf = () => surroundingsIn(this.frames, this.around);
  private readonly elementsAround = () => this.frames.map(({ element }) => element);

  constructor(
    private readonly builder: SnapshotBuilder,
    private readonly around: Surroundings<Stretch> = NO_SURROUNDINGS,
  ) {}

  onopentag(name: string, element: HtmlTag): void {
    this.partWords(name);
    this.behindLast.enter(element);
    this.opened += 1;
    if (this.frames.length >= READER_LIMITS.depth || this.opened > READER_LIMITS.elements)
      throw new TooMuch();
    const isTelling = TELLING_ELEMENTS.has(name);
    const isInTemplate = this.templates > 0;
    if (!isInTemplate && this.noscripts === 0) {
      if (!(isTelling && IMPLIED_ELEMENTS.has(name))) this.count += 1;
      if (!element.isBare) this.addDeclared(element);
    }
    const { opening, isSilent } = isTelling
      ? this.openTelling(name, element)
      : this.openOther(element, isInTemplate);
    const { count: begin, ownStretch: stretch } = this;
    this.frames.push({ begin, element, opening, isSilent, around: undefined, stretch });
    this.ownStretch = undefined;
    this.behindLast.entered();
  }

  ontext(text: string, isEncoded: boolean): void {
    if (this.templates > 0) return;
    if (this.silences === 0) this.behindLast.hear(text, isEncoded);
    if (this.silences > 0) this.frames.at(-1)?.opening.hear?.(text, isEncoded);
    else this.listeners.forEach((listener) => listener.hear?.(text, isEncoded));
  }

  onclosetag(): void {
    const closed = this.frames.pop();
    if (closed === undefined) return;
    this.behindLast.leave(closed.element.name);
    if (closed.stretch) closed.stretch.end = this.count + 1;
    if (closed.isSilent) this.enterSilence(closed.element.name, -1);
    if (closed.opening.hear) this.listeners.pop();
    this.partWords(closed.element.name);
    closed.opening.onClose?.();
  }

  oncomment(text: string): void {
    if (this.templates === 0 && isUnseenData(text)) this.builder.addUnseenText(text);
  }

  hearsText(): boolean {
    if (this.templates > 0) return false;
    return this.silences > 0
      ? this.frames.at(-1)?.opening.hear !== undefined
      : this.listeners.length > 0 || this.behindLast.isWaiting;
  }

  private openTelling(name: string, element: HtmlTag): Begun {
    const isInTemplate = this.templates > 0;
    const opening = isInTemplate ? NOTHING_HEARD : this.open(element);
    if (name === 'iframe' && !isInTemplate && this.around === NO_SURROUNDINGS)
      readSrcdoc(element, this.builder, (frame) => new HtmlHandler(frame, { ...this.aroundOf(), boxes: [] }));
    const isSilent = SILENT_ELEMENTS.has(name) && !isOpenTemplate(element);
    if (isSilent) this.enterSilence(name, 1);
    if (opening.hear) this.listeners.push(opening);
    return { opening, isSilent };
  }

  private openOther(element: PageElement, isInTemplate: boolean): Begun {
    if (element.isBare || isInTemplate) return NOTHING_BEGUN;
    this.addIfPicture(element, backgroundKind(element));
    if (this.noscripts > 0 || !holdsUnseenText(element)) return NOTHING_BEGUN;
    const opening = hearUnseen(this.builder);
    this.listeners.push(opening);
    return { opening, isSilent: false };
  }

  private open(element: PageElement): Hearing {
    const { name } = element;
    this.addIfPicture(element, pictureKind(element, this.aroundOf));
    if (this.noscripts > 0) return NOTHING_HEARD;
    if (name === 'style') return hearText(() => READER_LIMITS.styleLength, this.backgrounds.add);
    // No further picture is kept that a text could stand beside.
    if (this.pictures > SNAPSHOT_LIMITS.images && TEXT_BLOCKS.has(name) && name !== 'h1')
      return NOTHING_HEARD;
    if (HEADINGS.has(name)) return this.openHeading(name);
    const { texts, count } = this;
    if (name === 'p') return texts.openParagraph(count, () => aroundParagraph(this.frames)) ?? NOTHING_HEARD;
    if (TEXT_BLOCKS.has(name)) return hearBlock(name, texts.open(count), this.aroundOf);
    return openDeclared(element, this.aroundOf, this.builder);
  }

  private openHeading(name: string): Hearing {
    const block = this.texts.openHeading(this.count, name, aroundHeading(this.frames));
    if (block === undefined || name !== 'h1') return block ?? NOTHING_HEARD;
    return hearToEnd(block, () => {
      this.builder.addHeading(() => block.text);
      this.builder.passHeading();
    });
  }

  private addIfPicture(element: PageElement, kind: FoundPicture['kind'] | undefined): void {
    if (kind !== undefined) return this.addPicture(element, kind);
    const background = IMPLIED_ELEMENTS.has(element.name)
      ? undefined
      : this.backgrounds.of(element, this.elementsAround);
    if (background !== undefined) this.addPicture(element, 'background', background);
  }

  private addPicture(element: PageElement, kind: FoundPicture['kind'], background?: string): void {
    // One past the bound tells the builder that there are more; further ones only cost time.
    if (this.pictures > SNAPSHOT_LIMITS.images) return;
    this.pictures += 1;
    const { texts, count } = this;
    const around = this.aroundOf();
    if (element.name === 'img') texts.passPicture(count);
    // What stands before a background stands in its element.
    if (kind === 'background') this.ownStretch = openStretch(count);
    const nearbyText = texts.lookAround(count, around, this.ownStretch);
    const headings = texts.lookAbove(count);
    const isShown = this.noscripts === 0 && isWaitedBehind(element);
    const behind = isShown ? this.behindLast.waitBehind(element, around.linkHref) : undefined;
    this.builder.addPicture({ kind, element, around, nearbyText, headings, behind, background });
  }

  /** What any element may declare by its attributes. */
  private addDeclared(element: PageElement): void {
    if (saysAsMeta(element)) this.builder.addMeta(element, () => this.aroundOf().itemType);
    if (element.mayHoldData) this.builder.addDataAttributes(element, this.aroundOf);
  }

  private enterSilence(name: string, by: 1 | -1): void {
    this.silences += by;
    if (name === 'template') this.templates += by;
    if (name === 'noscript') this.noscripts += by;
  }

  private partWords(name: string): void {
    if (this.listeners.length > 0 && this.silences === 0 && LINES.has(name))
      this.listeners.forEach((listener) => listener.partWords?.());
  }
}

/** What begins with an element: what hears its text, and whether that is no text of the page. */
type Begun = Pick<Frame, 'opening' | 'isSilent'>;

const NOTHING_BEGUN: Begun = { opening: NOTHING_HEARD, isSilent: false };
