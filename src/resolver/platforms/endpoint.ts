import { declaredPixels } from '../extractors/declared-pixels';
import { parseWebUrl } from '../parse-url';
import type { PageMeta } from '../types';
import { z } from '../zod';
import type { CandidateDraft, Endpoint, EndpointAnswer } from './define-platform';
import { platformDraft } from './drafts';
import { shownFacts } from './shown-facts';

interface ApiEndpoint<Answer> {
  url: string;
  /** What the answer must look like; what it does not name is ignored. */
  schema: z.ZodMiniType<Answer>;
  /** The pictures and facts of a well-formed answer; null where it names none. */
  toAnswer(answer: Answer): EndpointAnswer | null;
}

/** A JSON API that is read through a schema: an answer of another shape says nothing. */
export function apiEndpoint<Answer>({ url, schema, toAnswer }: ApiEndpoint<Answer>): Endpoint {
  return {
    way: 'api',
    url,
    read(answer) {
      const checked = schema.safeParse(answer);
      return checked.success ? toAnswer(checked.data) : null;
    },
  };
}

const oembedSchema = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.nullable(z.string())),
  author_name: z.optional(z.nullable(z.string())),
  provider_name: z.optional(z.nullable(z.string())),
  thumbnail_url: z.optional(z.nullable(z.string())),
  thumbnail_width: z.optional(z.unknown()),
  thumbnail_height: z.optional(z.unknown()),
  /** For `type: photo`: the picture itself. */
  url: z.optional(z.nullable(z.string())),
  width: z.optional(z.unknown()),
  height: z.optional(z.unknown()),
});
type OembedAnswer = z.infer<typeof oembedSchema>;

interface OembedEndpoint {
  /** The provider's endpoint, without parameters of its own or with. */
  endpoint: string;
  /** The page asked about. */
  pageUrl: string;
  /** Whether the sizes it tells are right; some providers tell the player's. */
  trustSizes?: boolean;
}

/** An oEmbed provider, see https://oembed.com: the thumbnail, and for a photo the picture itself first. */
export function oembedEndpoint({ endpoint, pageUrl, trustSizes = true }: OembedEndpoint): Endpoint {
  const url = new URL(endpoint);
  url.searchParams.set('format', 'json');
  url.searchParams.set('url', pageUrl);
  return { way: 'oembed', url: url.href, read: (answer) => readOembed(answer, trustSizes) };
}

/** What an oEmbed answer says; null where it names no picture. */
export function readOembed(answer: unknown, trustSizes = true): EndpointAnswer | null {
  const checked = oembedSchema.safeParse(answer);
  if (!checked.success) return null;
  const { type, url, width, height, thumbnail_url, thumbnail_width, thumbnail_height } = checked.data;
  const drafts = [
    ...(type === 'photo' ? picture(url, width, height, trustSizes) : []),
    ...picture(thumbnail_url, thumbnail_width, thumbnail_height, trustSizes),
  ];
  return drafts.length > 0 ? { drafts, meta: metaOf(checked.data) } : null;
}

function picture(
  address: string | null | undefined,
  width: unknown,
  height: unknown,
  trustSizes: boolean,
): CandidateDraft[] {
  const absolute = address?.trim().replace(/^\/\//, 'https://') ?? '';
  if (parseWebUrl(absolute) === null) return [];
  const [wide, high] = [sidePixels(width), sidePixels(height)];
  const size = trustSizes && wide !== null && high !== null ? { width: wide, height: high } : null;
  return [platformDraft('oembed', absolute, size)];
}

/** Anybody may have written it: a number, or a text of one. */
function sidePixels(told: unknown): number | null {
  return typeof told === 'number' || typeof told === 'string'
    ? declaredPixels(Math.round(Number(told)))
    : null;
}

function metaOf({ title, author_name, provider_name }: OembedAnswer): PageMeta {
  return shownFacts({ title, author: author_name, site_name: provider_name });
}
