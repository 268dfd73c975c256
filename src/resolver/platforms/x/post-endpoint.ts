import { recordOf, z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint } from '../endpoint';
import type { AnsweredPicture } from '../picture-answer';
import { maybeNumber, maybeText, pictureAnswer } from '../picture-answer';

const picture = z.object({ url: z.string(), width: maybeNumber, height: maybeNumber });
const size = z.object({ width: maybeNumber, height: maybeNumber });

const postSchema = z.object({
  text: maybeText,
  created_at: maybeText,
  user: z.nullish(z.object({ name: maybeText })),
  mediaDetails: z.nullish(z.array(z.object({ media_url_https: maybeText, original_info: z.nullish(size) }))),
  photos: z.nullish(z.array(picture)),
  video: z.nullish(z.object({ poster: maybeText })),
  card: z.nullish(
    z.object({
      binding_values: z.nullish(recordOf(z.object({ image_value: z.nullish(picture) }))),
    }),
  ),
});
type Post = z.infer<typeof postSchema>;

/** A linked page's picture, under the names that cards of each kind give it; largest first. */
const CARD_PICTURES = [
  'photo_image_full_size',
  'summary_photo_image',
  'player_image',
  'thumbnail_image',
].flatMap((name) => [`${name}_original`, `${name}_x_large`, `${name}_large`, name]);

/** What the site answers to pages that embed a post. The author's avatar is in it too, and is no cover. */
export function postEndpoint(tweetId: string): Endpoint {
  return apiEndpoint({
    url: `https://cdn.syndication.twimg.com/tweet-result?id=${tweetId}&token=${tokenOf(tweetId)}`,
    schema: postSchema,
    toAnswer: (post) =>
      pictureAnswer([...mediaOf(post), ...cardOf(post)], {
        title: post.text?.replace(/ ?https:\/\/t\.co\/\w+$/, ''),
        author: post.user?.name,
        published: post.created_at,
      }),
  });
}

/** A checksum that the site's own embedding script sends; nothing secret. */
function tokenOf(tweetId: string): string {
  return ((Number(tweetId) / 1e15) * Math.PI).toString(36).replace(/0+|\./g, '');
}

function mediaOf({ mediaDetails, photos, video }: Post): AnsweredPicture[] {
  const details = (mediaDetails ?? []).map(({ media_url_https: url, original_info }) => ({
    url,
    ...original_info,
  }));
  const media = details.length > 0 ? details : (photos ?? []);
  return [...media.flatMap(inBothSizes), ...(media.length === 0 ? [{ url: video?.poster }] : [])];
}

/** A photo's plain address answers a smaller copy; the size that is told is the original's. */
function inBothSizes({ url, width, height }: AnsweredPicture): AnsweredPicture[] {
  const [, stem, format] = /^(https:\/\/pbs\.twimg\.com\/media\/[\w-]+)\.(\w+)$/.exec(url ?? '') ?? [];
  const original = { url: `${stem}?format=${format}&name=orig`, width, height };
  return stem === undefined ? [{ url, width, height }] : [original, { url }];
}

function cardOf({ card }: Post): AnsweredPicture[] {
  const values = card?.binding_values ?? {};
  const known = CARD_PICTURES.flatMap((name) => values[name]?.image_value ?? []);
  return known.slice(0, 1);
}
