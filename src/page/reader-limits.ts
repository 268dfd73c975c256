/** What both readers stop at, beside `SNAPSHOT_LIMITS`. Lengths in characters. */
export const READER_LIMITS = {
  /** Decoded HTML, in bytes of its own encoding. Shops keep their picture behind more than 1 MiB of scripts. */
  htmlMaxBytes: 2_097_152,
  /** Real pages stay below 40; the parser's work grows with the square of it. */
  depth: 1_024,
  /** Ten times as many as any of 494 real pages has. */
  elements: 100_000,
  /** Between two slices the clock is looked at, and whether the rest can be left unread. */
  sliceBytes: 16_384,
  /** Time spent in the parser alone; waiting for the network is not in it. */
  parseMs: 1_000,
  /** Bytes in which the character set is looked for. */
  prescanBytes: 4_096,
  /** Of one tag, that are read: twice as many as any of 494 real pages has in one. */
  attributesRead: 1_000,
  attributesPerPicture: 64,
  attributeNameLength: 100,
  /** Of a live page, that are looked at for data in their attributes: 3,000 took 17 ms more than 800 did, and what it shows is drawn already. */
  dataElements: 300,
  /** Characters that the shortest data with a picture's address takes. */
  dataLeastLength: 40,
  /** Names that one `<meta>` may bear at once. */
  metaKeys: 8,
  metaKeyLength: 200,
  relTokens: 16,
  landmarks: 16,
  ancestors: 3,
  /** Rows, cells and list items bear no names: ancestors further out are looked at until so many do. */
  namedAncestors: 2,
  ancestorsSeen: 6,
  /** With those that only lay out what is in them, such as cells of tables, which count as none. */
  ancestorsOfLayout: 16,
  ancestorNameLength: 200,
  labelLength: 48,
  /** Above one picture, and looked at for it. */
  headings: 2,
  headingsSeen: 40,
  /** Pictures of a page, the first ones, that are told with the texts around them: what stands behind so many is no cover. */
  picturesWithTexts: 250,
  /** Elements between a picture and the text beside it. */
  nearbyReach: 30,
  /** In an element that opens a page with its heading before a picture. */
  elementsInOpening: 25,
  /** Headings and paragraphs that are kept while HTML is read. */
  textBlocks: 20_000,
  /** In which the running text is looked for. */
  paragraphs: 1_000,
  noscriptLength: 65_536,
  /** Of the document that a frame holds in an attribute. */
  srcdocLength: 65_536,
  /** Of one `<style>`; what stands behind is for parts of the page further down. */
  styleLength: 65_536,
  /** Rules of all of them that name a picture. */
  styleRules: 100,
  styleAddress: 2_048,
} as const;
