import type { Canonical } from '../../types';
import { z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint } from '../endpoint';
import type { AnsweredPicture } from '../picture-answer';
import { maybeText, pictureAnswer } from '../picture-answer';

const API = 'https://public.api.bsky.app/xrpc';

const pictures = z.object({
  images: z.nullish(z.array(z.object({ fullsize: maybeText, thumb: maybeText }))),
  /** Of a linked page. */
  external: z.nullish(z.object({ thumb: maybeText })),
  /** Of a video. */
  thumbnail: maybeText,
});
const author = z.object({ displayName: maybeText, handle: maybeText });

const threadSchema = z.object({
  thread: z.object({
    post: z.object({
      author,
      record: z.object({ text: maybeText, createdAt: maybeText }),
      /** `media` where the post quotes another one. */
      embed: z.nullish(z.extend(pictures, { media: z.nullish(pictures) })),
    }),
  }),
});
const profileSchema = z.extend(author, { avatar: maybeText, banner: maybeText, description: maybeText });

/** The protocol's public answers, which need no account. A post whose author wants no reader without one is not found. */
export function blueskyEndpoints({
  resource_type,
  resource_id: { handle = '', rkey },
}: Canonical): Endpoint[] {
  if (resource_type === 'post') return [postEndpoint(`at://${handle}/app.bsky.feed.post/${rkey}`)];
  return resource_type === 'user' ? [profileEndpoint(handle)] : [];
}

function postEndpoint(uri: string): Endpoint {
  return apiEndpoint({
    url: `${API}/app.bsky.feed.getPostThread?${new URLSearchParams({ uri, depth: '0', parentHeight: '0' })}`,
    schema: threadSchema,
    toAnswer: ({ thread: { post } }) =>
      pictureAnswer([...picturesOf(post.embed), ...picturesOf(post.embed?.media)], {
        title: post.record.text,
        author: post.author.displayName || post.author.handle,
        published: post.record.createdAt,
      }),
  });
}

function profileEndpoint(actor: string): Endpoint {
  return apiEndpoint({
    url: `${API}/app.bsky.actor.getProfile?${new URLSearchParams({ actor })}`,
    schema: profileSchema,
    toAnswer: ({ avatar, banner, displayName, handle, description }) =>
      pictureAnswer([{ url: avatar }, { url: banner }], { title: displayName || handle, description }),
  });
}

function picturesOf(embed: z.infer<typeof pictures> | null | undefined): AnsweredPicture[] {
  const images = embed?.images ?? [];
  const large = images.map(({ fullsize }) => ({ url: fullsize }));
  const small = images.map(({ thumb }) => ({ url: thumb }));
  return [...large, { url: embed?.thumbnail }, { url: embed?.external?.thumb }, ...small];
}
