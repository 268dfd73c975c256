import { ResolveError } from '../resolver/errors';
import { DEFAULT_OPTIONS } from '../resolver/types';
import type { Envelope } from './envelope';
import { parseHttpUrl } from './http-url';
import { isRecord, ownField } from './own-fields';
import { ProblemError } from './problems';
import { parseBody, type Target } from './target';

/** Variant A, GET: the page is named in the query. Throws MISSING_URL, or a ResolveError for a URL no page can have. */
export function readPageTargetFromQuery({ urlParameter }: Envelope): Target {
  return pageTarget(urlParameter);
}

/** Variant A, POST: the same, named in the body. A body that is no object names none. */
export function readPageTargetFromBody(envelope: Envelope): Target {
  const body = parseBody(envelope.body);
  return pageTarget(isRecord(body) ? ownField(body, 'url') : undefined);
}

function pageTarget(text: unknown): Target {
  if (typeof text !== 'string' || text.trim() === '') throw new ProblemError('MISSING_URL');
  const parsed = parseHttpUrl(text);
  if (!parsed.ok) throw new ResolveError(parsed.reason, parsed.message);
  return { url: parsed.url.href, options: { ...DEFAULT_OPTIONS } };
}
