import { smallSizeTerms } from '../extractors/declared-terms';
import type { FoundPicture } from '../extractors/define-extractor';
import { pictureUrl } from '../extractors/address/picture-url';
import { ResolveError } from '../errors';
import type { PageSnapshot } from '../page-snapshot';
import type { CandidateDraft } from '../platforms/define-platform';
import { readOembed } from '../platforms/endpoint';
import type { PageMeta } from '../types';
import { z } from '../zod';
import { NETWORK_POINTS } from './source-rules';

export interface OembedFindings {
  /** Best first. */
  pictures: FoundPicture[];
  meta: PageMeta;
}

/** The one field that every answer must have, see https://oembed.com, section 2.3.4. */
const answerSchema = z.object({ type: z.string() });

/**
 * What an oEmbed answer says of a page; nothing where it names no picture. Throws a ResolveError for what is no such
 * answer. Addresses are checked as those of the page are: anybody may have written them.
 */
export function oembedFindings(answer: unknown, page: Pick<PageSnapshot, 'url'>): OembedFindings {
  const known = readOembed(answer);
  if (known === null) {
    if (answerSchema.safeParse(answer).success) return { pictures: [], meta: {} };
    throw new ResolveError('unsupported_content_type', 'What came is not an oEmbed answer.');
  }
  const { drafts, meta = {} } = known;
  return {
    pictures: drafts.flatMap((draft) => pictureOf(draft, page)),
    meta,
  };
}

function pictureOf(draft: CandidateDraft, page: Pick<PageSnapshot, 'url'>): FoundPicture[] {
  const url = pictureUrl(draft.url, { url: page.url, baseUrl: page.url });
  if (url === null) return [];
  const width = draft.typicalSize?.width ?? null;
  const height = draft.typicalSize?.height ?? null;
  return [
    {
      url,
      source_method: 'oembed',
      declaredWidth: width,
      declaredHeight: height,
      type: null,
      alt: '',
      bonuses: [{ name: 'oembed', points: NETWORK_POINTS.oembed }, ...smallSizeTerms({ width, height })],
    },
  ];
}
