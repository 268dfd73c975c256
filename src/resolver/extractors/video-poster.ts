import type { PageSnapshot, SnapshotImage } from '../page-snapshot';
import type { Bonus } from '../types';
import { fileName } from './body/file-name';
import { pageWords, sharedWords } from './body/page-words';
import { posterOf } from './body/poster-of';
import { isVideoPage } from './body/posters-in-text';
import { declaredPixels } from './declared-pixels';
import { declaredTerms } from './declared-terms';
import { defineExtractor } from './define-extractor';
import { SOURCE_POINTS } from './page-bonuses';

const OF_VIDEO_PAGE: Bonus = { name: 'of_video_page', points: SOURCE_POINTS.of_video_page };

const PLAYS_BY_ITSELF: Bonus = { name: 'plays_by_itself', points: SOURCE_POINTS.plays_by_itself };

/** Whether a video plays without sound and without anything to stop it, once. */
function playsByItself({ attributes }: SnapshotImage): boolean {
  const has = (name: string) => attributes[name] !== undefined;
  return has('autoplay') && has('muted') && !has('controls') && !has('loop');
}

const OPENING_VIDEO: Bonus = { name: 'opening_video', points: SOURCE_POINTS.opening_video };

/** Whether a video is the first that an article shows below its heading, and called by a word of the page. */
function isOpening({ index, context, attributes }: SnapshotImage, url: string, page: PageSnapshot): boolean {
  const { landmarks } = context;
  const isOfArticle = landmarks.includes('figure') || landmarks.includes('article');
  const isFirst = index === page.picturesBeforeHeading && isOfArticle && !landmarks.includes('aside');
  if (!isFirst || (attributes.autoplay !== undefined && attributes.muted !== undefined)) return false;
  return sharedWords(`${fileName(url)} ${attributes.title ?? ''}`.toLowerCase(), pageWords(page).title) > 0;
}

/** In document order; but what an article shows comes before a player above the page's heading that stands outside of any. */
function inOrderOfArticle({ images, picturesBeforeHeading = 0 }: PageSnapshot): SnapshotImage[] {
  const posters = images.filter(({ kind }) => kind === 'video_poster');
  const isIn = ({ context }: SnapshotImage) => context.landmarks.includes('article');
  const isAbove = (image: SnapshotImage) => image.index < picturesBeforeHeading && !isIn(image);
  if (!posters.some(isIn)) return posters;
  return [...posters.filter((image) => !isAbove(image)), ...posters.filter(isAbove)];
}

/** What a `<video>` shows before it plays. */
export const videoPoster = defineExtractor({
  name: 'video-poster',
  extract(snapshot) {
    const isVideo = isVideoPage(snapshot);
    return inOrderOfArticle(snapshot).flatMap((image, place) => {
      const { attributes, layout } = image;
      const url = posterOf(image, snapshot);
      if (url === null) return [];
      const width = declaredPixels(attributes.width);
      const height = declaredPixels(attributes.height);
      return [
        {
          url,
          source_method: 'video_poster' as const,
          declaredWidth: width,
          declaredHeight: height,
          type: null,
          alt: attributes.title ?? '',
          bonuses: [
            ...declaredTerms({ way: 'video_poster', place, width, height }),
            ...(isVideo && place === 0 ? [OF_VIDEO_PAGE] : []),
            ...(!isVideo && isOpening(image, url, snapshot) ? [OPENING_VIDEO] : []),
            ...(playsByItself(image) ? [PLAYS_BY_ITSELF] : []),
          ],
          ...(layout ? { layout } : {}),
        },
      ];
    });
  },
});
