import type { PageSnapshot } from '../page-snapshot';
import { declaredPixels } from './declared-pixels';
import { declaredTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { pictureUrl } from './address/picture-url';

/** `twitter:image`, its older form `:src`, a mixture with Open Graph's `:url`, and the numbered pictures of the gallery card. */
const PICTURE_KEY = /^twitter:image(?::src|:url|[0-3](?::src)?)?$/;

/** The number in the key of a gallery's picture; of a key without one -1, for it names the card's own. */
function numberIn(key: string): number {
  return Number(/\d/.exec(key)?.[0] ?? -1);
}

/** The pictures of a Twitter card, in document order, those of a gallery in the order of their numbers. */
export const twitterCard = defineExtractor({
  name: 'twitter-card',
  extract: (snapshot) =>
    snapshot.metas
      .filter(({ key }) => PICTURE_KEY.test(key))
      .toSorted((left, right) => numberIn(left.key) - numberIn(right.key))
      .flatMap(({ content }, place) => toPicture(content, place, snapshot)),
});

function toPicture(content: string, place: number, snapshot: PageSnapshot): FoundPicture[] {
  const url = pictureUrl(content, snapshot);
  if (url === null) return [];
  const width = place === 0 ? declaredPixels(valueOf(snapshot, 'twitter:image:width')) : null;
  const height = place === 0 ? declaredPixels(valueOf(snapshot, 'twitter:image:height')) : null;
  return [
    {
      url,
      source_method: 'twitter',
      declaredWidth: width,
      declaredHeight: height,
      type: null,
      alt: place === 0 ? (valueOf(snapshot, 'twitter:image:alt') ?? '') : '',
      bonuses: declaredTerms({ way: 'twitter', place, width, height }),
    },
  ];
}

function valueOf({ metas }: PageSnapshot, key: string): string | undefined {
  return metas.find((meta) => meta.key === key)?.content;
}
