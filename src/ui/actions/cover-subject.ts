import type { ImageCandidate } from '../../contract/types';

/** What an action acts on: one picture and the page it is the cover of. Texts are fit to be shown. */
export interface CoverSubject {
  picture: ImageCandidate;
  title: string;
  /** Empty where it is not known. */
  author: string;
  site: string;
  pageUrl: string;
}
