import type { ResolveResult } from '../../../contract/types';
import type { CoverSubject } from '../../actions/cover-subject';
import { displayText } from '../../display-text';
import { siteName } from '../page-facts';
import type { ShownPicture } from './shown-picture';

/** The picture in view with its page, for actions. */
export function coverSubject(
  result: ResolveResult,
  { picture }: Pick<ShownPicture, 'picture'>,
  title: string,
  more: Pick<CoverSubject, 'cut' | 'page' | 'privateWindow'> = {},
): CoverSubject {
  return {
    ...more,
    picture,
    title,
    author: displayText(result.meta?.author ?? ''),
    site: siteName(result),
    pageUrl: result.canonical.canonical_url,
  };
}
