import type { Equal, Expect } from '../../contract/schemas/type-equality';
import { recordOf, z } from '../../resolver/zod';
import type { PageSnapshot } from '../../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';

/** Beside these, what a page may name is bounded by what the reader keeps of it. */
const MAX = { urlLength: 65_536, keyLength: 1_000, rels: 100, landmarks: 20, attributes: 200 } as const;

/** A longer text is dropped and not cut: half an address is a wrong one. Pages have pictures as long as themselves. */
const text = (maxLength: number) =>
  z.pipe(
    z.string(),
    z.transform((value: string) => (value.length > maxLength ? '' : value)),
  );
const list = <T extends z.core.$ZodType>(item: T, maxLength: number) =>
  z.array(item).check(z.maxLength(maxLength));
const value = text(SNAPSHOT_LIMITS.attributeLength);
const address = text(MAX.urlLength);
const pixels = z.number().check(z.minimum(0));

const metaSchema = z.object({
  attribute: z.enum(['property', 'name', 'itemprop', 'http-equiv']),
  key: text(MAX.keyLength),
  content: value,
  itemType: z.exactOptional(text(MAX.keyLength)),
});

const linkSchema = z.object({
  rel: list(text(MAX.keyLength), MAX.rels),
  href: value,
  type: value,
  sizes: value,
  as: value,
  imagesrcset: value,
  itemprop: value,
  itemType: z.exactOptional(text(MAX.keyLength)),
});

const dataSchema = z.object({
  attribute: text(MAX.keyLength),
  names: text(MAX.keyLength),
  landmarks: list(text(MAX.keyLength), MAX.landmarks),
  text: text(SNAPSHOT_LIMITS.dataScriptLength),
});

const contextSchema = z.object({
  landmarks: list(text(MAX.keyLength), MAX.landmarks),
  linkHref: value,
  ancestorNames: address,
  nearbyText: text(SNAPSHOT_LIMITS.nearbyTextLength),
  isTextInside: z.exactOptional(z.literal(true)),
  isAwayFromText: z.exactOptional(z.literal(true)),
  isNamedBeside: z.exactOptional(z.literal(true)),
  linkBehind: z.exactOptional(z.object({ href: value, isHeading: z.boolean(), isCard: z.boolean() })),
  isHidden: z.exactOptional(z.literal(true)),
  post: z.exactOptional(text(MAX.keyLength)),
  itemType: z.exactOptional(text(MAX.keyLength)),
  label: z.exactOptional(text(MAX.keyLength)),
  headings: z.exactOptional(list(text(MAX.keyLength), MAX.landmarks)),
});

const layoutSchema = z.object({
  currentSrc: value,
  naturalWidth: pixels,
  naturalHeight: pixels,
  renderedWidth: pixels,
  renderedHeight: pixels,
  top: z.number(),
  left: z.number(),
  isVisible: z.boolean(),
  isRepeated: z.exactOptional(z.literal(true)),
});

const attributesSchema = recordOf(value).check(
  z.refine((attributes) => {
    const names = Object.keys(attributes);
    return names.length <= MAX.attributes && names.every(({ length }) => length <= MAX.keyLength);
  }),
);

const imageSchema = z.object({
  kind: z.enum(['img', 'source', 'video_poster', 'amp_img', 'svg_image', 'background', 'input', 'embed']),
  index: z.int().check(z.minimum(0)),
  attributes: z.readonly(attributesSchema),
  isInNoscript: z.boolean(),
  context: contextSchema,
  layout: z.exactOptional(layoutSchema),
});

const unaddressedSchema = z.object({
  made: z.enum(['canvas', 'script', 'data']),
  width: pixels,
  height: pixels,
});

/**
 * What a script in a page may answer with. A page cannot reach that script, but it shapes what the script
 * finds: every list has a bound, texts past theirs are dropped, and so is what is not part of a snapshot.
 */
export const snapshotSchema = z.object({
  url: address,
  loadedUrl: z.exactOptional(address),
  errorStatus: z.exactOptional(z.int().check(z.minimum(400), z.maximum(999))),
  baseUrl: address,
  source: z.literal('live'),
  encoding: z.exactOptional(value),
  title: text(SNAPSHOT_LIMITS.titleLength),
  heading: z.exactOptional(text(SNAPSHOT_LIMITS.nearbyTextLength)),
  picturesBeforeHeading: z.exactOptional(z.number().check(z.minimum(0))),
  language: value,
  metas: list(metaSchema, SNAPSHOT_LIMITS.metas),
  links: list(linkSchema, SNAPSHOT_LIMITS.links),
  jsonLd: list(text(SNAPSHOT_LIMITS.jsonLdLength), SNAPSHOT_LIMITS.jsonLdTexts),
  dataScripts: list(text(SNAPSHOT_LIMITS.dataScriptLength), SNAPSHOT_LIMITS.dataScripts),
  programs: list(text(SNAPSHOT_LIMITS.programLength), SNAPSHOT_LIMITS.programs),
  dataAttributes: list(dataSchema, SNAPSHOT_LIMITS.dataAttributes),
  images: list(imageSchema, SNAPSHOT_LIMITS.images),
  unaddressed: z.exactOptional(list(unaddressedSchema, SNAPSHOT_LIMITS.unaddressed)),
  isTruncated: z.boolean(),
});

type LiveSnapshot = Omit<PageSnapshot, 'source'> & { source: 'live' };
type _Snapshot = Expect<
  Equal<z.infer<typeof snapshotSchema>, { [Key in keyof LiveSnapshot]: LiveSnapshot[Key] }>
>;
