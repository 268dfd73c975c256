import { DEFAULT_OPTIONS } from '../resolver/types';
import type { Envelope } from './envelope';
import { parseHttpUrl } from './http-url';
import { isRecord, ownField, pickOwnFields } from './own-fields';
import { ProblemError } from './problems';
import { resolveBodySchema } from './schemas/resolve-body';
import { parseBody, type Target } from './target';
import type { ValidationIssue } from './types';
import { z } from '../resolver/zod';

/** Whether the video-only endpoint takes this URL. */
export type IsAcceptedVideoUrl = (url: string) => boolean;

const PIXELS = 'must be a finite number of pixels, 0 or more';

/** What each field must be, by its path. */
const FIELD_RULES = {
  '': 'The body must be an object with a url, and options if you like.',
  url: 'url must be text: the address of a video, in at most 4096 characters.',
  options: 'options must be an object.',
  'options.prefer': 'options.prefer must be one of largest, balanced and fastest.',
  'options.min_width': `options.min_width ${PIXELS}.`,
  'options.min_height': `options.min_height ${PIXELS}.`,
  'options.refresh': 'options.refresh must be true or false.',
  'options.debug': 'options.debug must be true or false.',
} as const;

/** Variant B: the body must fit the schema and its url must be a video's. Throws VALIDATION_ERROR with every issue. */
export function readVideoTarget(envelope: Envelope, isAcceptedVideoUrl: IsAcceptedVideoUrl): Target {
  const body = ownBody(parseBody(envelope.body));
  const video = isRecord(body) ? readVideoUrl(ownField(body, 'url'), isAcceptedVideoUrl) : undefined;
  const checked = z.safeParse(resolveBodySchema, body);
  if (checked.success && video?.ok) return { url: video.url, options: checked.data.options };
  const issues: ValidationIssue[] = video?.ok === false ? [{ path: 'url', message: video.message }] : [];
  issues.push(...schemaIssues(checked.error?.issues ?? []));
  const [only, ...others] = issues;
  throw new ProblemError('VALIDATION_ERROR', {
    ...(only && others.length === 0 && { message: only.message }),
    details: issues,
  });
}

type VideoUrl = { ok: true; url: string } | { ok: false; message: string };

function readVideoUrl(url: unknown, isAcceptedVideoUrl: IsAcceptedVideoUrl): VideoUrl {
  if (typeof url !== 'string' || url.trim() === '') return { ok: false, message: FIELD_RULES.url };
  const parsed = parseHttpUrl(url);
  if (!parsed.ok) return { ok: false, message: parsed.message };
  return isAcceptedVideoUrl(parsed.url.href)
    ? { ok: true, url: parsed.url.href }
    : {
        ok: false,
        message: 'url must be the address of one video: a watch, short, /shorts/ or /embed/ link.',
      };
}

/** The body without what a prototype could add. */
function ownBody(body: unknown): unknown {
  const fields = pickOwnFields(body, ['url', 'options']);
  if (!isRecord(fields) || !Object.hasOwn(fields, 'options')) return fields;
  return { ...fields, options: pickOwnFields(ownField(fields, 'options'), Object.keys(DEFAULT_OPTIONS)) };
}

/** One issue a field, in our own words: the schema library ships without any. The url has been judged already. */
function schemaIssues(issues: readonly z.core.$ZodIssue[]): ValidationIssue[] {
  const failed = new Set(issues.map(({ path }) => path.join('.')));
  return Object.entries(FIELD_RULES)
    .filter(([path]) => path !== 'url' && failed.has(path))
    .map(([path, message]) => ({ path, message }));
}
