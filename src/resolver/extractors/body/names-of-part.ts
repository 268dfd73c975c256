import type { PageWords } from './page-words';
import { withoutStates } from './without-states';
import { withoutTitles } from './without-titles';
import { withoutTopics } from './without-topics';
import { withoutUtilities } from './without-utilities';

const OF_COMMENT = /\S*comment\S*/g;

/**
 * What the elements around a picture are called by the part of the page that they are, without what tells of their looks, of
 * a program's state, of a post's topics or of the page's title; on the page of an issue without comments, of which its own
 * text is the first.
 */
export function namesOfPart(ancestorNames: string, { title }: PageWords, isIssue: boolean): string {
  const named = withoutStates(withoutTopics(withoutUtilities(ancestorNames)));
  const names = withoutTitles(named, title);
  return isIssue ? names.replaceAll(OF_COMMENT, '') : names;
}
