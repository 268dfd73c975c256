import type { SnapshotImage } from '../../page-snapshot';
import { isNamedList } from './name-words';

/** What carousels call themselves and their slides. */
export const SLIDES =
  /(?:^|[\s_-])(?:swiper|slick|splide|glide|owl|flickity|embla|carousel|slides?|slider|ticker|marquee)(?:$|[\s_-])/;

/**
 * Whether a background is the layer of a slide, below the one with the slide's words. A slide that is drawn itself, leads
 * elsewhere or stands in a list of others tells nothing of the text near it.
 */
export function isLayerOfSlide({ kind, context, attributes }: SnapshotImage): boolean {
  const { ancestorNames, linkHref } = context;
  if (kind !== 'background' || linkHref !== '' || !SLIDES.test(ancestorNames)) return false;
  return (
    !isNamedList(ancestorNames) && !BESIDE_OWN.test(ancestorNames) && !IS_SLIDE.test(attributes.class ?? '')
  );
}

/** The slide itself, all of it. */
const IS_SLIDE = /(?:^|\s)(?:slides?|[a-z]+-slide|[a-z]+-item|slider-?item)(?:\s|$)/;

/** What stands beside a page's own. */
const BESIDE_OWN = /related|promo|teaser|offer|sponsor|campaign|banner/;
