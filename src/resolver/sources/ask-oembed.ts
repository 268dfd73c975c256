import type { ReasonDetail, ResolveError } from '../errors';
import { toResolveError } from '../errors';
import { oembedLinks } from '../extractors/oembed-links';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import type { Notice } from '../types';
import { oembedFindings } from './oembed-answer';
import type { OembedFindings } from './oembed-answer';
import { providerQuestion } from './provider-of';
import type { SourceContext } from './read-json';
import { readJson } from './read-json';
import { permissionNotice, sourceFailed } from './source-notices';

/** An answer is a few fields and a player's markup. */
const OEMBED_MAX_BYTES = 262_144;

export interface OembedQuestions {
  /** Endpoints that were asked already, and need not be asked again. */
  asked: readonly string[];
  /** Whether a permission that the page's own answer needs is worth a word. */
  asksPermission: boolean;
}

export interface OembedAnswers extends OembedFindings {
  warnings: Notice[];
  /** What the user would have to allow. */
  failures: ReasonDetail[];
}

const NOTHING: OembedAnswers = { pictures: [], meta: {}, warnings: [], failures: [] };

/**
 * What oEmbed says of a page: where the page itself tells its address, else by the registry. No host is asked that
 * the user has not granted; a provider of the registry is then passed over without a word. Never rejects.
 */
export async function askOembed(
  snapshot: PageSnapshot,
  { asked, asksPermission }: OembedQuestions,
  context: SourceContext,
): Promise<OembedAnswers> {
  const { fetch, caller } = context;
  const isNew = (url: string, before: readonly string[]) =>
    fetch.isAllowed(url, caller) && !before.some((other) => isSameEndpoint(url, other));
  const discovered = oembedLinks(snapshot).find((url) => isNew(url, asked));
  const own =
    discovered === undefined
      ? NOTHING
      : await ask(discovered, { isNamed: true, asksPermission }, snapshot, context);
  if (own.pictures.length > 0) return own;
  const provider = providerQuestion(snapshot.url);
  const before = discovered === undefined ? asked : [...asked, discovered];
  if (provider === null || !isNew(provider, before)) return own;
  const other = await ask(provider, { isNamed: false, asksPermission: false }, snapshot, context);
  return { ...other, warnings: [...own.warnings, ...other.warnings], failures: own.failures };
}

interface Standing {
  /** By the page itself. The registry goes by patterns alone: that a provider does not know a page is no fault. */
  isNamed: boolean;
  asksPermission: boolean;
}

async function ask(
  url: string,
  standing: Standing,
  snapshot: PageSnapshot,
  context: SourceContext,
): Promise<OembedAnswers> {
  const { fetch, caller } = context;
  try {
    await fetch.authorize(url, caller);
    const { value } = await readJson(url, OEMBED_MAX_BYTES, context);
    const { pictures, meta } = oembedFindings(value, snapshot);
    return { ...NOTHING, pictures: pictures.filter((picture) => fetch.isAllowed(picture.url, caller)), meta };
  } catch (cause) {
    return withoutAnswer(url, toResolveError(cause), standing);
  }
}

function withoutAnswer(
  url: string,
  fault: ResolveError,
  { isNamed, asksPermission }: Standing,
): OembedAnswers {
  if (fault.reason === 'permission_required') {
    if (!asksPermission) return NOTHING;
    return { ...NOTHING, warnings: [permissionNotice(fault)], failures: fault.details };
  }
  if (fault.reason === 'http_status' && !isNamed) return NOTHING;
  return { ...NOTHING, warnings: [sourceFailed('oEmbed answer', url, fault)] };
}

/** Whatever the order of its parameters, and with the page's address written one way or another. */
function isSameEndpoint(left: string, right: string): boolean {
  const [one, other] = [parseUrl(left), parseUrl(right)];
  return one !== null && other !== null && one.host === other.host && one.pathname === other.pathname;
}
