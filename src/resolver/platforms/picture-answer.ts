import { isoDate } from '../extractors/text/iso-date';
import { parseWebUrl } from '../parse-url';
import type { PageMeta } from '../types';
import { z } from '../zod';
import type { CandidateDraft, EndpointAnswer } from './define-platform';
import { platformDraft } from './drafts';
import { shownFacts } from './shown-facts';

/** Fields of an API's answer that may be absent or null. */
export const maybeText = z.optional(z.nullable(z.string()));
export const maybeNumber = z.optional(z.nullable(z.number()));

type Maybe<Value> = Value | null | undefined;

export interface AnsweredPicture {
  url?: Maybe<string>;
  /** Pixels, where the API tells them. */
  width?: Maybe<number>;
  height?: Maybe<number>;
}

interface AnsweredFacts {
  title?: Maybe<string>;
  author?: Maybe<string>;
  description?: Maybe<string>;
  published?: Maybe<string>;
}

/** More pictures of one resource than this are a gallery, not its cover. */
const MAX_PICTURES = 8;

/** What an API tells, without what it left empty; null where no address of a picture is left. */
export function pictureAnswer(
  pictures: readonly AnsweredPicture[],
  facts: AnsweredFacts = {},
): EndpointAnswer | null {
  const drafts = pictures.flatMap(draftOf).slice(0, MAX_PICTURES);
  return drafts.length > 0 ? { drafts, meta: metaOf(facts) } : null;
}

function draftOf({ url, width, height }: AnsweredPicture): CandidateDraft[] {
  const absolute = parseWebUrl(url ?? '', 'https://host.invalid');
  if (!absolute || absolute.hostname === 'host.invalid') return [];
  return [
    platformDraft(
      'api',
      absolute.href,
      width && height && width > 0 && height > 0 ? { width, height } : null,
    ),
  ];
}

function metaOf({ title, author, description, published }: AnsweredFacts): PageMeta {
  const published_at = published ? isoDate(published) : undefined;
  return {
    ...shownFacts({ title, author, description }),
    ...(published_at !== undefined && { published_at }),
  };
}
