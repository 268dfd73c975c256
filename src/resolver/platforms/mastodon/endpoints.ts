import type { Canonical } from '../../types';
import { z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint } from '../endpoint';
import type { AnsweredPicture } from '../picture-answer';
import { maybeNumber, maybeText, pictureAnswer } from '../picture-answer';
import { withoutPictures } from '../without-pictures';

const size = z.nullish(z.object({ width: maybeNumber, height: maybeNumber }));
const attachmentSchema = z.object({
  type: maybeText,
  url: maybeText,
  preview_url: maybeText,
  remote_url: maybeText,
  meta: z.nullish(z.object({ original: size, small: size })),
});
const statusSchema = z.object({
  created_at: maybeText,
  account: z.object({ display_name: maybeText, username: maybeText }),
  media_attachments: z.array(attachmentSchema),
  card: z.nullish(
    z.object({
      image: maybeText,
      width: maybeNumber,
      height: maybeNumber,
      title: maybeText,
      description: maybeText,
    }),
  ),
});
const accountSchema = z.object({
  display_name: maybeText,
  username: z.string(),
  avatar: maybeText,
  header: maybeText,
});

/** The pictures that software of this kind shows for an account without one. */
const DEFAULT_PICTURE = /\/(?:avatars|headers)\/original\/missing\.png/;

/** The host's own API. Many hosts answer everybody; one that does not answers 401. */
export function mastodonEndpoints({
  resource_id: { host = '', user = '', statusId },
}: Canonical): Endpoint[] {
  if (statusId !== undefined) return [statusEndpoint(host, statusId)];
  return [withoutPictures(accountEndpoint(host, user), DEFAULT_PICTURE)];
}

function statusEndpoint(host: string, statusId: string): Endpoint {
  return apiEndpoint({
    url: `https://${host}/api/v1/statuses/${statusId}`,
    schema: statusSchema,
    toAnswer: ({ media_attachments, card, account, created_at }) =>
      pictureAnswer(
        [...media_attachments.flatMap(picturesOf), ...(card ? [{ ...card, url: card.image }] : [])],
        {
          author: account.display_name || account.username,
          published: created_at,
        },
      ),
  });
}

function accountEndpoint(host: string, acct: string): Endpoint {
  return apiEndpoint({
    url: `https://${host}/api/v1/accounts/lookup?${new URLSearchParams({ acct })}`,
    schema: accountSchema,
    toAnswer: ({ avatar, header, display_name, username }) =>
      pictureAnswer([{ url: avatar }, { url: header }], { title: display_name || username }),
  });
}

/** An attachment's own file is a picture only where its type says so: a video's is a film, its preview a frame. */
function picturesOf({
  type,
  url,
  remote_url,
  preview_url,
  meta,
}: z.infer<typeof attachmentSchema>): AnsweredPicture[] {
  const preview = { url: preview_url, ...meta?.small };
  return type === 'image' ? [{ url: url ?? remote_url, ...meta?.original }, preview] : [preview];
}
