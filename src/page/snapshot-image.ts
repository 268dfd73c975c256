import type { SnapshotImage, SnapshotLayout } from '../resolver/page-snapshot';
import type { BehindPicture } from './behind-picture';
import type { TextsOfPicture } from './nearby-text';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';
import { type Place, type Surroundings, toContext } from './surroundings';

/** A picture that was found; its text may come later in the document. */
export interface FoundPicture {
  kind: SnapshotImage['kind'];
  element: PageElement;
  around: Surroundings<unknown>;
  nearbyText(): TextsOfPicture;
  /** Of the parts that it stands in. */
  headings(): string[];
  /** What stands right behind it; absent where that is not asked. */
  behind?: (() => BehindPicture | undefined) | undefined;
  layout?: SnapshotLayout;
  /** The address behind it by a rule of a `<style>`. */
  background?: string | undefined;
}

/** Without the elements: what they were parsed into is let go at once. */
export interface PictureDraft extends Omit<FoundPicture, 'element' | 'around'> {
  place: Place;
  attributes: Record<string, string>;
}

const NO_TEXTS: TextsOfPicture = { text: '', isInside: false, isAwayFromText: false };

/** The picture that stands at this place among all of its page, from 0; what stands around it is read now. */
export function toImage(
  { kind, place, nearbyText, headings, behind, layout, attributes }: PictureDraft,
  index: number,
): SnapshotImage {
  const context =
    index < READER_LIMITS.picturesWithTexts
      ? toContext(place, nearbyText(), headings(), behind?.())
      : toContext(place, NO_TEXTS, []);
  const image: SnapshotImage = { kind, index, attributes, isInNoscript: place.isInNoscript, context };
  if (layout !== undefined) image.layout = layout;
  return image;
}
