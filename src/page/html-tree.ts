import type { ElementKind } from './element-kinds';
import { ElementKinds } from './element-kinds';
import type { HtmlEvents } from './html-events';
import { HtmlTag, isBare, NO_ATTRIBUTES, type WrittenTag } from './html-tag';

/** The elements that are open, and the ends that HTML leaves unwritten. */
export class HtmlTree {
  private readonly events: HtmlEvents;
  private readonly kinds = new ElementKinds();
  private readonly opened: ElementKind[] = [];
  /** Whether the children of each stand in SVG or MathML. */
  private readonly foreign: boolean[] = [];

  constructor(events: HtmlEvents) {
    this.events = events;
  }

  /** Whether what begins now stands in SVG or MathML. */
  get isForeign(): boolean {
    return this.foreign.at(-1) ?? false;
  }

  /** Whether what begins now stands right inside of a `<code>`. */
  get isInCode(): boolean {
    return this.opened.at(-1)?.name === 'code';
  }

  /** The kind that a name means here. */
  kindOf(writtenName: string): ElementKind {
    const kind = this.kinds.of(writtenName);
    return kind.name === 'image' && !this.isForeign ? this.kinds.of('img') : kind;
  }

  open(kind: ElementKind, tag: WrittenTag): void {
    const { name } = kind;
    // The standard ignores a form inside a form.
    if (name === 'form' && kind.openCount > 0) return;
    while (kind.breaksOut && this.isForeign) this.pop();
    if (kind.ends !== undefined) this.endImplied(kind.ends);
    if (!kind.isVoid) this.push(kind);
    this.events.onopentag(name, isBare(tag) ? kind.bareTag : new HtmlTag(name, tag));
    if (kind.isVoid) this.events.onclosetag(name);
    else if (this.isForeign && isSelfClosing(tag)) this.pop();
  }

  /** Ends the innermost element where that is what the text names: most end tags do, and need no look-up. */
  closeLast(text: string, start: number, end: number): boolean {
    const name = this.opened.at(-1)?.name;
    if (name === undefined || end - start !== name.length || !text.startsWith(name, start)) return false;
    this.pop();
    return true;
  }

  close(kind: ElementKind): void {
    const { name } = kind;
    if (name === 'br') {
      this.events.onopentag(name, kind.bareTag);
      this.events.onclosetag(name);
    } else if (kind.openCount > 0) {
      while (this.opened.at(-1) !== kind) this.pop();
      this.pop();
    } else if (name === 'p') {
      this.open(kind, NO_ATTRIBUTES);
      this.pop();
    }
  }

  /** Ends what is still open. */
  end(): void {
    while (this.opened.length > 0) this.pop();
  }

  private endImplied(ended: ReadonlySet<string>): void {
    for (
      let last = this.opened.at(-1);
      last !== undefined && ended.has(last.name);
      last = this.opened.at(-1)
    ) {
      this.pop();
    }
  }

  private push(kind: ElementKind): void {
    this.foreign.push(kind.isForeignRoot || (this.isForeign && !kind.isIntegrationPoint));
    this.opened.push(kind);
    kind.openCount += 1;
  }

  private pop(): void {
    const kind = this.opened.pop();
    if (kind === undefined) return;
    this.foreign.pop();
    kind.openCount -= 1;
    this.events.onclosetag(kind.name);
  }
}

/** A `/` before the end counts where it is no part of a value. */
function isSelfClosing({ text, rest, end }: WrittenTag): boolean {
  return text.slice(rest, end).includes('/');
}
