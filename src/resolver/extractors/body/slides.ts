import type { SnapshotImage } from '../../page-snapshot';

/** What carousels call themselves and their slides. */
export const SLIDES =
  /(?:^|[\s_-])(?:swiper|slick|splide|glide|owl|flickity|embla|carousel|slides?|slider|ticker|marquee)(?:$|[\s_-])/;

/** Whether a background lies behind the text near it. That of a slide is a layer below the one with its words. */
export function isBehindWords({ kind, context }: SnapshotImage): boolean {
  return context.isTextInside === true || (kind === 'background' && SLIDES.test(context.ancestorNames));
}
