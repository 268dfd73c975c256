import { parseWebUrl } from '../parse-url';
import type { PageMeta } from '../types';
import { z } from '../zod';
import type { CandidateDraft, Endpoint, EndpointAnswer } from './define-platform';
import { platformDraft } from './drafts';

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
  const size = { width: Number(width), height: Number(height) };
  const isKnown = trustSizes && size.width > 0 && size.height > 0;
  return [platformDraft('oembed', absolute, isKnown ? size : null)];
}

function metaOf({ title, author_name, provider_name }: OembedAnswer): PageMeta {
  return {
    ...(title ? { title } : {}),
    ...(author_name ? { author: author_name } : {}),
    ...(provider_name ? { site_name: provider_name } : {}),
  };
}
