import { parseUrl } from '../../parse-url';
import type { Canonical } from '../../types';
import { z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint, oembedEndpoint } from '../endpoint';
import type { AnsweredPicture } from '../picture-answer';
import { maybeNumber, maybeText, pictureAnswer } from '../picture-answer';

const videoSchema = z.object({
  name: maybeText,
  description: maybeText,
  publishedAt: maybeText,
  account: z.optional(z.nullable(z.object({ displayName: maybeText }))),
  previewPath: maybeText,
  thumbnailPath: maybeText,
  // From 8.1 on, beside the two paths.
  thumbnails: z.optional(
    z.nullable(z.array(z.object({ fileUrl: maybeText, width: maybeNumber, height: maybeNumber }))),
  ),
});

/** Where the instance itself tells more; no size is asked of oEmbed, which leaves the picture out where it is larger. */
export function peertubeEndpoints({ resource_type, resource_id, canonical_url }: Canonical): Endpoint[] {
  const { host, uuid } = resource_id;
  if (host === undefined || (resource_type !== 'video' && resource_type !== 'playlist')) return [];
  const oembed = oembedEndpoint({
    endpoint: `https://${host}/services/oembed`,
    pageUrl: canonical_url,
  });
  return uuid === undefined ? [oembed] : [videoEndpoint(host, uuid), oembed];
}

function videoEndpoint(host: string, uuid: string): Endpoint {
  const origin = `https://${host}`;
  const at = (path: string | null | undefined): string | undefined =>
    path ? parseUrl(path, origin)?.href : undefined;
  return apiEndpoint({
    url: `${origin}/api/v1/videos/${uuid}`,
    schema: videoSchema,
    toAnswer({ name, description, publishedAt, account, previewPath, thumbnailPath, thumbnails }) {
      const measured = (thumbnails ?? [])
        .map(({ fileUrl, width, height }): AnsweredPicture => ({ url: at(fileUrl), width, height }))
        .toSorted((left, right) => (right.width ?? 0) - (left.width ?? 0));
      // Every instance makes these two in these sizes.
      const readyMade: AnsweredPicture[] = [
        { url: at(previewPath), width: 850, height: 480 },
        { url: at(thumbnailPath), width: 280, height: 157 },
      ];
      return pictureAnswer(measured.some(({ url }) => url) ? measured : readyMade, {
        title: name,
        description,
        author: account?.displayName,
        published: publishedAt,
      });
    },
  });
}
