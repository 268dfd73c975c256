/** Every limit of the resolver, as decided in the contract docs. */
export const LIMITS = {
  /** The whole request. Firefox suspends a background page after 30 s. */
  requestTimeoutMs: 20_000,
  urlMaxLength: 4_096,
  /** Bytes of an image read while its header is incomplete. */
  imageHeaderMaxBytes: 1_048_576,
  imageMaxPixels: 100_000_000,
  imageMaxSide: 65_535,
  candidatesCollected: 512,
  /** The rest of a page's pictures keep the size that the page claims. */
  candidatesProbed: 8,
  /** Of these a larger file is looked for. */
  picturesGrown: 3,
  /** When none of the first is there. */
  candidatesProbedAtMost: 12,
  candidatesAnswered: 32,
  titleMaxLength: 300,
  /** The first that a front page is shared with. */
  frontPagePictures: 8,
} as const;

/** Seconds an answer that is not complete stays in the cache; of a complete one the user says how long. */
export const TTL_SECONDS = {
  /** A complete one of another extension's: nothing that it is told depends on the user. */
  ofOthers: 86_400,
  withWarnings: 600,
  failure: 60,
  /** With a signed address that does not say when it ends. */
  signed: 3_600,
} as const;
