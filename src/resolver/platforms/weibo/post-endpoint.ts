import { z } from '../../zod';
import type { Endpoint } from '../define-platform';
import { apiEndpoint } from '../endpoint';
import type { AnsweredPicture } from '../picture-answer';
import { maybeText, pictureAnswer } from '../picture-answer';

/** Numbers, or text of digits. */
const pixels = z.nullish(z.union([z.number(), z.string()]));
const largeSchema = z.object({
  url: maybeText,
  geo: z.nullish(z.object({ width: pixels, height: pixels })),
});

const postSchema = z.object({
  data: z.object({
    created_at: maybeText,
    user: z.nullish(z.object({ screen_name: maybeText })),
    pics: z.nullish(z.array(z.object({ url: maybeText, large: z.nullish(largeSchema) }))),
    page_info: z.nullish(
      z.object({ page_title: maybeText, page_pic: z.nullish(z.object({ url: maybeText })) }),
    ),
  }),
});
type Post = z.infer<typeof postSchema>['data'];

/** The mobile site's own answer: a post's pictures, large and small; else the picture of its video or link. */
export function postEndpoint(postId: string): Endpoint {
  return apiEndpoint({
    url: `https://m.weibo.cn/statuses/show?id=${postId}`,
    schema: postSchema,
    toAnswer: ({ data }) =>
      pictureAnswer(picturesOf(data), {
        title: data.page_info?.page_title,
        author: data.user?.screen_name,
        published: data.created_at,
      }),
  });
}

function picturesOf({ pics, page_info }: Post): AnsweredPicture[] {
  const posted = (pics ?? []).flatMap(({ url, large }): AnsweredPicture[] => [
    { url: large?.url, width: Number(large?.geo?.width), height: Number(large?.geo?.height) },
    { url },
  ]);
  return [...posted, { url: page_info?.page_pic?.url }];
}
