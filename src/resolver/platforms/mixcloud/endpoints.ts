import type { Canonical } from '../../types';
import { recordOf, z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint, readOembed } from '../endpoint';
import { maybeText, pictureAnswer } from '../picture-answer';

/** The API's names for the sizes of a picture, largest first; sides in pixels where the name tells them. */
const SIZES = [
  ['1024wx1024h', 1024],
  ['768wx768h', 768],
  ['640wx640h', 640],
  ['extra_large', 600],
  ['320wx320h', 320],
  ['large', 300],
  ['medium', 100],
] as const;

const resourceSchema = z.object({
  name: maybeText,
  created_time: maybeText,
  user: z.nullish(z.object({ name: maybeText })),
  pictures: recordOf(z.unknown()),
});
/** The provider's answer has its picture in a field of its own. */
const oembedSchema = z.looseObject({ image: z.string() });

/** The public API, then oEmbed: both take the page's address. */
export function mixcloudEndpoints({ canonical_url }: Canonical): Endpoint[] {
  return [resourceEndpoint(new URL(canonical_url).pathname), oembed(canonical_url)];
}

function resourceEndpoint(path: string): Endpoint {
  return apiEndpoint({
    url: `https://api.mixcloud.com${path}`,
    schema: resourceSchema,
    toAnswer: ({ pictures, name, user, created_time }) =>
      pictureAnswer(
        SIZES.flatMap(([size, side]) => {
          const url = pictures[size];
          return typeof url === 'string' ? [{ url, width: side, height: side }] : [];
        }),
        { title: name, author: user?.name, published: created_time },
      ),
  });
}

function oembed(pageUrl: string): Endpoint {
  return {
    way: 'oembed',
    url: `https://www.mixcloud.com/oembed/?${new URLSearchParams({ url: pageUrl, format: 'json' })}`,
    read(answer) {
      const checked = oembedSchema.safeParse(answer);
      return checked.success
        ? readOembed({ ...checked.data, type: 'rich', thumbnail_url: checked.data.image })
        : null;
    },
  };
}
