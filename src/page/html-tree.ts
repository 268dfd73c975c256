import type { HtmlEvents } from './html-events';
import { HtmlTag, NO_ATTRIBUTES, type WrittenTag } from './html-tag';
import { endOfAttributes } from './end-of-attributes';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements without content, and so without an end. */
const VOID_ELEMENTS = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

const PARAGRAPH = words('p');
const HEADINGS = words('h1 h2 h3 h4 h5 h6 p');
const CONTROLS = words('input option optgroup select button datalist textarea');

/** What an element ends that begins right inside it, by the names of those that begin. */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...each('address article aside blockquote details div dl fieldset figcaption figure footer', PARAGRAPH),
  ...each('form header hr main nav ol p pre section table ul', PARAGRAPH),
  ...each('h1 h2 h3 h4 h5 h6', HEADINGS),
  ...each('select input output button datalist textarea', CONTROLS),
  ...each('dd dt', words('dd dt')),
  ...each('rt rp', words('rt rp')),
  ...each('tbody tfoot', words('thead tbody')),
  ...each('tr', words('tr th td')),
  ...each('th', words('th')),
  ...each('td', words('thead th td')),
  ...each('body', words('head link script')),
  ...each('a', words('a')),
  ...each('li', words('li')),
  ...each('option', words('option')),
  ...each('optgroup', words('optgroup option')),
]);

/** Elements inside which other rules hold, and those of them inside which HTML's hold again. */
const FOREIGN_ROOTS = words('svg math');
const INTEGRATION_POINTS = words('mi mo mn ms mtext annotation-xml foreignobject desc title');

function each(names: string, ended: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  return names.split(' ').map((name) => [name, ended]);
}

/** The elements that are open, and the ends that HTML leaves unwritten. */
export class HtmlTree {
  private readonly events: HtmlEvents;
  private readonly names: string[] = [];
  /** Whether the children of each stand in SVG or MathML. */
  private readonly foreign: boolean[] = [];
  private readonly counts = new Map<string, number>();

  constructor(events: HtmlEvents) {
    this.events = events;
  }

  /** Whether what begins now stands in SVG or MathML. */
  get isForeign(): boolean {
    return this.foreign.at(-1) ?? false;
  }

  open(writtenName: string, tag: WrittenTag): void {
    const name = this.meant(writtenName);
    // The standard ignores a form inside a form.
    if (name === 'form' && this.isOpen(name)) return;
    this.endImplied(name);
    const isVoid = VOID_ELEMENTS.has(name);
    if (!isVoid) this.push(name);
    this.events.onopentag(name, new HtmlTag(name, tag), false);
    if (isVoid) this.events.onclosetag(name, true);
    else if (this.isForeign && isSelfClosing(tag)) this.pop(false);
  }

  close(writtenName: string): void {
    const name = this.meant(writtenName);
    if (name === 'br') {
      this.events.onopentag(name, new HtmlTag(name, NO_ATTRIBUTES), true);
      this.events.onclosetag(name, false);
    } else if (this.isOpen(name)) {
      while (this.names.at(-1) !== name) this.pop(true);
      this.pop(false);
    } else if (name === 'p') {
      this.open(name, NO_ATTRIBUTES);
      this.pop(true);
    }
  }

  /** Ends what is still open. */
  end(): void {
    while (this.names.length > 0) this.pop(true);
  }

  private meant(name: string): string {
    return name === 'image' && !this.isForeign ? 'img' : name;
  }

  private isOpen(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  private endImplied(name: string): void {
    const ended = ENDED_BY.get(name);
    if (ended === undefined) return;
    for (let last = this.names.at(-1); last !== undefined && ended.has(last); last = this.names.at(-1)) {
      this.pop(true);
    }
  }

  private push(name: string): void {
    this.foreign.push(FOREIGN_ROOTS.has(name) || (this.isForeign && !INTEGRATION_POINTS.has(name)));
    this.names.push(name);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  private pop(isImplied: boolean): void {
    const name = this.names.pop();
    if (name === undefined) return;
    this.foreign.pop();
    this.counts.set(name, (this.counts.get(name) ?? 1) - 1);
    this.events.onclosetag(name, isImplied);
  }
}

/** A `/` before the end counts where it is no part of a value. */
function isSelfClosing({ attributes }: WrittenTag): boolean {
  let after = 0;
  const end = endOfAttributes(attributes, 0, (_nameStart, _nameEnd, _valueStart, valueEnd) => {
    after = valueEnd;
  });
  return attributes.slice(after, end).includes('/');
}
