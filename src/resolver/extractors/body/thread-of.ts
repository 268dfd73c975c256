import type { PageSnapshot } from '../../page-snapshot';

/** Tells, picture after picture in document order, which of them stand in a reply. */
export interface Thread {
  /** Whether a picture of `post` belongs to another post than the one that the page is about. */
  isInReply(post: string | undefined, isPlausible: boolean): boolean;
}

/**
 * The posts of a page. It is about the one whose number its address names, else about the first that shows a picture
 * which may be a cover. An answer or a comment opens a page only where there are no posts.
 */
export function threadOf({ images, url }: Pick<PageSnapshot, 'images' | 'url'>): Thread {
  const posts = images.flatMap(({ context }) => context.post ?? []);
  const hasPosts = posts.some(isPost);
  let opening = posts.find((post) => isNamed(post, url));
  return {
    isInReply(post, isPlausible) {
      if (post === undefined) return false;
      if (isPlausible && (isPost(post) || !hasPosts)) opening ??= post;
      return opening !== undefined && post !== opening;
    },
  };
}

function isPost(post: string): boolean {
  return post.startsWith('post ');
}

const LEAST_DIGITS = 3;

function isNamed(post: string, url: string): boolean {
  const number = post.slice(post.indexOf(' ') + 1);
  return number.length >= LEAST_DIGITS && new RegExp(`(?<!\\d)${number}(?!\\d)`).test(url);
}
