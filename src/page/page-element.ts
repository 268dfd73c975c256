/** An element as both readers see it. */
export interface PageElement {
  /** Local name, lower case. */
  name: string;
  /** The value as written; undefined where the element has no such attribute. */
  attribute(name: string): string | undefined;
  /** Lower case. */
  attributeNames(): Iterable<string>;
  /** False only where it is certain that no `data-…` attribute has a name of this pattern. */
  mayHaveData(name: RegExp): boolean;
}

/** Elements a browser adds where the source leaves them out: they count nowhere, or the readers would differ. */
export const IMPLIED_ELEMENTS: ReadonlySet<string> = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/** Elements whose text is no text of the page. */
export const SILENT_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** Elements whose text may tell what a picture beside them shows. */
export const TEXT_BLOCKS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'figcaption',
]);
