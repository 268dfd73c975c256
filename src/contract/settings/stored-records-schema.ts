import { SOURCE_METHODS } from '../../resolver/types';
import { z } from '../../resolver/zod';
import type { Equal, Expect } from '../schemas/type-equality';
import {
  type CallerRecord,
  type HistoryEntry,
  MOST_REMEMBERED,
  type RefusedPicture,
  type SiteChoice,
} from './stored-records';

const pixels = z.nullable(z.number().check(z.minimum(0)));
const epochMs = z.number().check(z.minimum(0));

const earlierCoverSchema = z.object({
  coverUrl: z.string(),
  width: pixels,
  height: pixels,
  lastSeenAtMs: epochMs,
});

export const historyEntrySchema = z.object({
  pageUrl: z.string(),
  title: z.string(),
  site: z.string(),
  coverUrl: z.string(),
  width: pixels,
  height: pixels,
  atMs: epochMs,
  earlier: z.exactOptional(z.array(earlierCoverSchema)),
});

export const siteChoiceSchema = z.object({
  site: z.string().check(z.minLength(1)),
  sourceMethod: z.string().check(z.minLength(1)),
  place: z.int().check(z.minimum(0)),
});

const address = z.string().check(z.regex(/^https?:\/\//));

export const refusedPictureSchema = z.object({
  site: z.string().check(z.minLength(1)),
  url: address,
  otherUrls: z.array(address),
});

/** A host as addresses have it, and a folder below it, as `sitesOf` tells them. */
const HOST = /^[^\s\p{C}/:?#@A-Z]{1,253}$/u;
const HOST_WITH_FOLDER = /^[^\s\p{C}/:?#@A-Z]{1,253}(?:\/[^\s\p{C}?#]{1,80})?$/u;
const MOST_PLACES = 512;

/**
 * What is kept of both, as a settings file has it whole. A file may be written by anybody, so its entries have to be such as
 * the popup makes; what is stored already is read as it is.
 */
export const keptListSchemas = {
  choices: z
    .array(
      z.object({
        site: z.string().check(z.regex(HOST_WITH_FOLDER)),
        sourceMethod: z.enum(SOURCE_METHODS),
        place: z.int().check(z.minimum(0), z.maximum(MOST_PLACES)),
      }),
    )
    .check(z.maxLength(MOST_REMEMBERED)),
  refused: z
    .array(z.object({ ...refusedPictureSchema.shape, site: z.string().check(z.regex(HOST)) }))
    .check(z.maxLength(MOST_REMEMBERED)),
} as const;

export const callerRecordSchema = z.object({
  id: z.string(),
  count: z.int().check(z.minimum(0)),
  lastAtMs: epochMs,
  refusedOrigins: z.array(z.string()),
});

type _History = Expect<Equal<z.infer<typeof historyEntrySchema>, HistoryEntry>>;
type _Choice = Expect<Equal<z.infer<typeof siteChoiceSchema>, SiteChoice>>;
type _Refused = Expect<Equal<z.infer<typeof refusedPictureSchema>, RefusedPicture>>;
type _Caller = Expect<Equal<z.infer<typeof callerRecordSchema>, CallerRecord>>;
