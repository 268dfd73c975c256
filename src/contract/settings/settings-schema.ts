import { z } from '../../resolver/zod';
import { PREFERENCES } from '../../resolver/types';
import type { Equal, Expect } from '../schemas/type-equality';
import type { Settings } from './settings';
import { DEFAULT_SETTINGS, DOWNLOAD_FORMATS, SEARCH_ENGINES, THEMES } from './settings';

/** What the settings' values may be at most. The screens that edit and import them keep to the same. */
export const SETTINGS_BOUNDS = {
  minimumPixels: 20_000,
  templateLength: 200,
  cacheDays: 30,
  blockedCallers: 500,
  callerIdLength: 200,
} as const;

const { minimumPixels, templateLength, cacheDays, blockedCallers, callerIdLength } = SETTINGS_BOUNDS;
const pixels = z.int().check(z.minimum(0), z.maximum(minimumPixels));
const callerId = z.string().check(z.minLength(1), z.maxLength(callerIdLength));

/** Field by field, so that one damaged value does not take the others with it. */
const FIELDS = {
  preference: z.enum(PREFERENCES),
  minWidth: pixels,
  minHeight: pixels,
  fileNameTemplate: z.string().check(
    z.maxLength(templateLength),
    z.refine((text) => text.trim() !== ''),
  ),
  downloadFormat: z.enum(DOWNLOAD_FORMATS),
  keepsHistory: z.boolean(),
  cacheDays: z.int().check(z.minimum(1), z.maximum(cacheDays)),
  hasCopyMenus: z.boolean(),
  theme: z.enum(THEMES),
  searchEngine: z.enum(SEARCH_ENGINES),
  isApiEnabled: z.boolean(),
  blockedCallers: z.array(callerId).check(z.maxLength(blockedCallers)),
};

const settingsSchema = z.object(FIELDS);

type _Settings = Expect<Equal<z.infer<typeof settingsSchema>, Settings>>;

/** The fields of anything that was stored or imported which are what they should be; of no other kind, none. */
export function validSettings(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const fields = Object.entries(FIELDS).flatMap(([name, schema]) => {
    if (!Object.hasOwn(stored, name)) return [];
    const parsed = schema.safeParse((stored as Record<string, unknown>)[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(fields) as Partial<Settings>;
}

/** Whole settings: what was stored as far as it is valid, and the defaults for the rest. */
export function readSettings(stored: unknown): Settings {
  return { ...DEFAULT_SETTINGS, ...validSettings(stored) };
}
