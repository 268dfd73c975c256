/**
 * A page as plain data: what every extractor reads. The live DOM of a tab and fetched HTML both become this
 * record, with the same facts, so that an extractor is written once and tested from a file.
 */
export interface PageSnapshot {
  /** The page's own address: a tab's location, or where the fetch ended after redirects. */
  url: string;
  /** Where the document was loaded from, in a live page whose scripts have moved it to another address since. */
  loadedUrl?: string;
  /** The status its server sent it with, where that is an error's; only in a live page that has not moved since. */
  errorStatus?: number;
  /** What relative addresses are relative to: the first `<base href>`, else `url`. */
  baseUrl: string;
  source: 'live' | 'fetched';
  /** The character set of its bytes, lower case; absent for UTF-8 and UTF-16. Queries of its addresses are encoded in it. */
  encoding?: string;
  /** The text of `<title>`, white space folded; empty where there is none. */
  title: string;
  /** The `lang` of the root element, as written; empty where there is none. */
  language: string;
  metas: SnapshotMeta[];
  links: SnapshotLink[];
  /** Text of the first `<h1>` that has any, at most 200 characters; absent where there is none. */
  heading?: string;
  /** Pictures that stand before it; absent where it is. */
  picturesBeforeHeading?: number;
  /** The raw texts of `<script type="application/ld+json">`. */
  jsonLd: string[];
  /** The raw texts of scripts that hold data for the page's own scripts: JSON, or JSON assigned to a name. */
  dataScripts: string[];
  /** The raw texts of scripts that are programs, and name a picture's file. */
  programs: string[];
  /** Data for the page's own scripts that stands in the attributes of elements which are no pictures. */
  dataAttributes: SnapshotData[];
  images: SnapshotImage[];
  /** Large pictures in view that have no address; only in a live page, absent where there are none. */
  unaddressed?: SnapshotUnaddressed[];
  /** Whether a bound of `SNAPSHOT_LIMITS` or of the reader cut something off. */
  isTruncated: boolean;
}

/** A `<meta>` with a name and a value. */
export interface SnapshotMeta {
  /** Which attribute names it. */
  attribute: 'property' | 'name' | 'itemprop' | 'http-equiv';
  /** Lower case, trimmed. */
  key: string;
  /** `content`, or `value`, `href` or `src` where a page misspells it; trimmed, never empty. */
  content: string;
  /** For `itemprop` and `property`: what the item around it is, such as `person`; absent outside of any. */
  itemType?: string;
}

/** An attribute whose value is JSON, or an object as a script writes it, that speaks of pictures. */
export interface SnapshotData {
  /** Lower case. */
  attribute: string;
  /** `class` and `id` of its element, lower case. */
  names: string;
  /** As with a picture's. */
  landmarks: string[];
  text: string;
}

/** A `<link>` with a rel and an address. */
export interface SnapshotLink {
  /** Lower case, in document order. */
  rel: string[];
  /** As written; empty for `imagesrcset` alone. */
  href: string;
  type: string;
  sizes: string;
  as: string;
  imagesrcset: string;
  /** `itemprop`, or RDFa's `property`. */
  itemprop: string;
  /** What the item around it is, such as `person`; absent outside of any. */
  itemType?: string;
}

/** The title of what a picture shows, which leads there. */
export interface LinkBehind {
  /** As written. */
  href: string;
  /** It stands in a heading of its own. */
  isHeading: boolean;
  /** The box around the picture holds nothing behind it. */
  isCard: boolean;
}

/** Where in the document a picture stands. */
export interface SnapshotContext {
  /** Nearest of these ancestors, outermost first, lower case: header, footer, nav, aside, main, article, figure, picture. */
  landmarks: string[];
  /** `href` of the link around it, or the larger file that an element around it names, as written; empty where there is none. */
  linkHref: string;
  /** What the three nearest ancestors are called, up to six where those bear hardly any names; lower case. */
  ancestorNames: string;
  /** Text of the nearest figcaption, or the heading or paragraph beside it; at most 200 characters. */
  nearbyText: string;
  /** That text stands in the element that the picture is the background of. */
  isTextInside?: true;
  /** It stands outside of the part of the page that holds the page's running text; absent where there is little of it. */
  isAwayFromText?: true;
  /** The text right behind it, in no paragraph and no caption, begins as it is described. */
  isNamedBeside?: true;
  /** The link right behind a picture that has none around it, as long as a title and no part of a sentence. */
  linkBehind?: LinkBehind;
  /** An element around says by `hidden` or its own `style` that it is not shown. */
  isHidden?: true;
  /** The post of a thread around it by its number, `post 12`, or `reply 12` for an answer or a comment; absent outside of any. */
  post?: string;
  /** The last part of the nearest `itemtype` or `typeof`, lower case, such as `person`; absent outside of any item. */
  itemType?: string;
  /** `aria-label` of the nearest part of the page that has a short one; absent where none has. */
  label?: string;
  /** Short headings of the parts that it stands in, nearest first, at most 2; absent where there are none. */
  headings?: string[];
}

/** What only a laid-out page knows; CSS pixels. */
export interface SnapshotLayout {
  currentSrc: string;
  naturalWidth: number;
  naturalHeight: number;
  renderedWidth: number;
  renderedHeight: number;
  /** From the top and left of the document. */
  top: number;
  left: number;
  isVisible: boolean;
  /** A background that is repeated at the size of its file. */
  isRepeated?: true;
}

/** A picture the page shows, or names for its own display; an `embed` is another site's player, with a picture there. */
export interface SnapshotImage {
  kind: 'img' | 'source' | 'video_poster' | 'amp_img' | 'svg_image' | 'background' | 'input' | 'embed';
  /** Place among all pictures, in document order, from 0. */
  index: number;
  /** Attributes by lower-case name, as written: src, srcset, sizes, alt, title, width, height, class, id, itemprop, role, aria-label, loading, fetchpriority, elementtiming, poster, media, type, style and every data-*. */
  attributes: Readonly<Record<string, string>>;
  /** Inside `<noscript>`: what a page shows without scripts. */
  isInNoscript: boolean;
  context: SnapshotContext;
  /** Only in a live page. */
  layout?: SnapshotLayout;
}

/** A picture that a live page shows and that is no file with an address. */
export interface SnapshotUnaddressed {
  /** Drawn on a canvas, made by a script (`blob:`), or written into the page (`data:`). */
  made: 'canvas' | 'script' | 'data';
  /** Natural size, pixels. */
  width: number;
  height: number;
}

/** Bounds of a snapshot; what is over them is left out and `isTruncated` says so. */
export const SNAPSHOT_LIMITS = {
  metas: 2_000,
  links: 1_000,
  /** As many as are considered for a cover: each takes 14 kB until the page is judged. */
  images: 512,
  jsonLdTexts: 50,
  /** Characters, each. */
  jsonLdLength: 262_144,
  dataScripts: 8,
  /** Characters, each. */
  dataScriptLength: 524_288,
  programs: 8,
  /** Characters, each. */
  programLength: 65_536,
  dataAttributes: 16,
  unaddressed: 9,
  attributeLength: 8_192,
  titleLength: 1_000,
  nearbyTextLength: 200,
} as const;
