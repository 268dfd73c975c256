import { HtmlTag, NO_ATTRIBUTES } from './html-tag';

/** What HTML says of the elements of one name. */
export interface ElementKind {
  name: string;
  /** Whether it has no content, and so no end. */
  isVoid: boolean;
  /** What it ends where it begins right inside of it. */
  ends: ReadonlySet<string> | undefined;
  /** Whether other rules hold inside of it, and whether HTML's hold again. */
  isForeignRoot: boolean;
  isIntegrationPoint: boolean;
  /** Whether it ends the SVG or MathML in which its start tag stands. */
  breaksOut: boolean;
  /** Whether its content is text up to its own end tag, with references decoded or not; `plain` never ends. */
  content: 'markup' | 'raw' | 'decoded' | 'plain';
  /** How many of them are open. */
  openCount: number;
  /** The tag of all that have no attributes. */
  bareTag: HtmlTag;
}

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

/** HTML standard, "The rules for parsing tokens in foreign content": start tags that nobody means to stand in there. */
const BREAKING_OUT = words(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

function each(names: string, ended: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  return names.split(' ').map((name) => [name, ended]);
}

/** Elements whose content is text. */
const CONTENTS: ReadonlyMap<string, ElementKind['content']> = new Map([
  ...['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [name, 'raw'] as const),
  ...['title', 'textarea'].map((name) => [name, 'decoded'] as const),
  ['plaintext', 'plain'] as const,
]);

/** The kinds of elements on one page: a tag needs one look-up by its name as written, whatever its letters' case. */
export class ElementKinds {
  private readonly known = new Map<string, ElementKind>();

  of(written: string): ElementKind {
    return this.known.get(written) ?? this.learn(written);
  }

  private learn(written: string): ElementKind {
    const name = written.toLowerCase();
    const kind = name === written ? kindOf(name) : this.of(name);
    this.known.set(written, kind);
    return kind;
  }
}

function kindOf(name: string): ElementKind {
  return {
    name,
    isVoid: VOID_ELEMENTS.has(name),
    ends: ENDED_BY.get(name),
    isForeignRoot: FOREIGN_ROOTS.has(name),
    isIntegrationPoint: INTEGRATION_POINTS.has(name),
    breaksOut: BREAKING_OUT.has(name),
    content: CONTENTS.get(name) ?? 'markup',
    openCount: 0,
    bareTag: new HtmlTag(name, NO_ATTRIBUTES),
  };
}
