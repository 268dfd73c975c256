import { z } from '../zod';
import type { Endpoint } from './define-platform';
import { apiEndpoint } from './endpoint';
import type { AnsweredPicture } from './picture-answer';
import { maybeText, pictureAnswer } from './picture-answer';

const resultSchema = z.object({
  artworkUrl100: maybeText,
  artworkUrl512: maybeText,
  artworkUrl600: maybeText,
  trackName: maybeText,
  collectionName: maybeText,
  artistName: maybeText,
  releaseDate: maybeText,
});
const lookupSchema = z.object({ results: z.array(resultSchema) });

interface Lookup {
  id: string | undefined;
  /** Two letters; the store of the United States is asked where it is not known. */
  country: string | undefined;
  /** What the number stands for where the store would have to guess. */
  entity?: 'podcast';
}

/** Sides of the artwork, in pixels: the store cuts any size from the picture it was given, never a larger one. */
const SIDES = [1200, 600];

/** The stores' public look-up by number. It answers about twenty requests a minute, see Apple's "iTunes Search API". */
export function itunesLookup({ id = '', country, entity }: Lookup): Endpoint {
  const parameters = new URLSearchParams({
    id,
    ...(country ? { country } : {}),
    ...(entity ? { entity } : {}),
  });
  return apiEndpoint({
    url: `https://itunes.apple.com/lookup?${parameters}`,
    schema: lookupSchema,
    toAnswer: ({ results: [result] }) =>
      result === undefined
        ? null
        : pictureAnswer(artworkOf(result), {
            title: result.trackName ?? result.collectionName,
            author: result.artistName,
            published: result.releaseDate,
          }),
  });
}

function artworkOf(result: z.infer<typeof resultSchema>): AnsweredPicture[] {
  const named = result.artworkUrl600 ?? result.artworkUrl512 ?? result.artworkUrl100 ?? '';
  const [, stem, ending] =
    /^(https:\/\/is\d-ssl\.mzstatic\.com\/image\/thumb\/.*\/)\d+x\d+(bb\.\w+)$/.exec(named) ?? [];
  const larger = SIDES.map((side) => ({ url: `${stem}${side}x${side}${ending}`, width: side, height: side }));
  return stem === undefined ? [{ url: named }] : [...larger, { url: named }];
}
