import { canonicalizeUrl } from '../canonicalize-url';
import type { PageSnapshot, SnapshotImage } from '../page-snapshot';
import { platformById } from '../platforms/registry';
import type { Bonus } from '../types';
import { COMMENTS } from './body/name-words';
import { declaredTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { BODY_POINTS } from './body-points';
import { pictureUrl } from './address/picture-url';

/** More players than a page that is about one of them has. */
const MOST = 8;

/** Pixels: a video's larger pictures are not always there, and are found from this one. */
const ALWAYS_THERE = 480;

/** The pictures of videos that a page embeds from other sites, as those sites' rules tell their addresses. */
export const embeddedVideo = defineExtractor({
  name: 'embedded-video',
  extract: (snapshot) =>
    snapshot.images
      .filter(({ kind }) => kind === 'embed')
      .slice(0, MOST)
      .flatMap((image, place) => videoPicture(image, place, snapshot)),
});

function videoPicture(image: SnapshotImage, place: number, snapshot: PageSnapshot): FoundPicture[] {
  const { attributes, layout } = image;
  const canonical = canonicalizeUrl(addressOf(image, snapshot) ?? '');
  const drafts = (canonical && platformById(canonical.platform)?.candidates?.(canonical)) ?? [];
  const draft = drafts.findLast(({ typicalSize }) => (typicalSize?.width ?? 0) >= ALWAYS_THERE);
  if (draft === undefined) return [];
  return [
    {
      url: draft.url,
      source_method: 'video_poster',
      ...{ declaredWidth: null, declaredHeight: null, type: null, alt: attributes.title ?? '' },
      bonuses: [
        ...declaredTerms({ way: 'embedded_video', place, width: null, height: null }),
        ...placeInPage(image),
      ],
      ...(layout ? { layout: { ...layout, currentSrc: '' } } : {}),
    },
  ];
}

function addressOf({ attributes }: SnapshotImage, snapshot: PageSnapshot): string | null {
  const id = attributes.videoid ?? attributes['data-videoid'];
  if (id !== undefined) return /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
  const { src, data, 'data-src': later, 'data-lazy-src': lazy, 'data-litespeed-src': litespeed } = attributes;
  const written = [src, data, later, lazy, litespeed].find((address) => /\/\//.test(address ?? ''));
  return written === undefined ? null : pictureUrl(written, snapshot);
}

function placeInPage({ context: { landmarks, ancestorNames } }: SnapshotImage): Bonus[] {
  const terms = {
    in_furniture: landmarks.some((landmark) => landmark === 'nav' || landmark === 'footer'),
    in_aside: landmarks.includes('aside'),
    in_comments: COMMENTS.test(ancestorNames),
  };
  return (Object.keys(terms) as (keyof typeof terms)[])
    .filter((name) => terms[name])
    .map((name) => ({ name, points: BODY_POINTS[name] }));
}
