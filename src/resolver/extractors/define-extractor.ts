import type { PageSnapshot, SnapshotLayout } from '../page-snapshot';
import type { Bonus, PictureVariant, SourceMethod } from '../types';

/** A picture that a page names, with what the page says of it. */
export interface FoundPicture {
  /** Absolute http(s), already resolved against the page's base. */
  url: string;
  source_method: SourceMethod;
  /** Pixels, as the page claims; null where it claims nothing. */
  declaredWidth: number | null;
  declaredHeight: number | null;
  /** Other files of the picture that the page names beside it, with the sizes it claims. */
  variants?: PictureVariant[];
  /** What its elements write in `srcset`, where that may name still more of its files. */
  srcsets?: readonly string[];
  /** Known to be larger than its variants, whose sizes nobody tells. */
  isLargest?: true;
  /** Content type as claimed; null where none is. */
  type: string | null;
  alt: string;
  /** Named terms for and against it, in points. */
  bonuses: Bonus[];
  /** Stands for the site and not for the page: listed, never the cover. */
  isIcon?: true;
  layout?: SnapshotLayout;
}

/** One generic way of finding pictures in a page. */
export interface Extractor {
  name: string;
  /** The pictures this way finds, in any order; a picture may be named more than once. */
  extract(snapshot: PageSnapshot): FoundPicture[];
}

/** Types an extractor's definition. */
export function defineExtractor(extractor: Extractor): Extractor {
  return extractor;
}
