import type { EarlyEnd } from './early-end';
import type { ReasonDetail } from './errors';
import type { CandidateDraft } from './platforms/define-platform';
import type { Notice, PageGlance, PageMeta } from './types';

/** The pictures that may be the cover, before any is checked, best first; and what the page says of itself. */
export interface Collected {
  drafts: CandidateDraft[];
  meta: PageMeta;
  warnings: Notice[];
  /** Whether they come from the page as a tab shows it. */
  isLive: boolean;
  /** What that page said of itself at once. */
  seen?: PageGlance | undefined;
  /** Why something that might have had the cover could not be asked. */
  failures?: ReasonDetail[];
  /** What was found of a picture while the page was still being read. */
  outcomeOf?: EarlyEnd['outcomeOf'];
}
