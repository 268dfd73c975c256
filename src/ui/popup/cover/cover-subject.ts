import type { ResolveResult } from '../../../contract/types';
import type { CoverSubject } from '../../actions/cover-subject';
import { displayText } from '../../display-text';
import type { CutPicture } from '../../services';
import { siteName } from '../page-facts';
import type { ShownPicture } from './shown-picture';

/** The picture in view with its page, for actions. */
export function coverSubject(
  result: ResolveResult,
  { picture }: Pick<ShownPicture, 'picture'>,
  title: string,
  cut?: CutPicture,
): CoverSubject {
  return {
    picture,
    cut,
    title,
    author: displayText(result.meta?.author ?? ''),
    site: siteName(result),
    pageUrl: result.canonical.canonical_url,
  };
}
