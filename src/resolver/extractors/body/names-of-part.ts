import type { FactsOfPage } from './facts-of-page';
import { withoutStates } from './without-states';
import { withoutTopics } from './without-topics';
import { withoutUtilities } from './without-utilities';

const OF_COMMENT = /\S*comment\S*/g;

/**
 * What the elements around a picture are called by the part of the page that they are, without what tells of their looks, of
 * a program's state or of a post's topics; on the page of an issue without comments, of which its own text is the first.
 */
export function namesOfPart(ancestorNames: string, { isIssue }: FactsOfPage): string {
  const names = withoutStates(withoutTopics(withoutUtilities(ancestorNames)));
  return isIssue ? names.replaceAll(OF_COMMENT, '') : names;
}
