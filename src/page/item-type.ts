import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

/** Those whose items are people. */
const PEOPLE =
  /author|artist|creator|performer|actor|director|editor|contributor|employee|founder|character|colleague|knows|accountableperson/i;

/** Those that lead on. */
const RELATED = /isrelatedto|issimilarto|mentions|(?:related|significant)link/i;

/** Properties whose items are of somebody or something else than the page is about. */
const PART =
  /author|publisher|artist|creator|brand|performer|actor|director|organi[sz]er|seller|provider|review|comment|editor|contributor|location|offers|ispartof|employee|founder|sponsor|logo/i;

/**
 * `https://schema.org/Person` and `schema:Person` → `person`; `part` for an item that belongs to the one around it, `part-person` for
 * its author and others, `part-related` for what it leads on to; undefined where the element begins no item.
 */
export function itemTypeOf(element: PageElement): string | undefined {
  if (element.name === 'a') {
    const relation = relationOf(element);
    if (relation !== undefined) return relation;
  }
  const written = element.attribute('itemtype') ?? element.attribute('typeof');
  // Nearly every element ends here, and each question costs a live page a call into its document.
  if (written === undefined && element.attribute('itemscope') === undefined) return undefined;
  const property = element.attribute('itemprop') ?? element.attribute('property') ?? '';
  if (PEOPLE.test(property)) return 'part-person';
  if (RELATED.test(property)) return 'part-related';
  if (PART.test(property)) return 'part';
  const [first = ''] = written?.trim().slice(0, READER_LIMITS.metaKeyLength).split(/\s+/, 1) ?? [];
  return first.split(/[/#:]/).at(-1)?.toLowerCase() ?? '';
}

/** What a link says that its content is: `author`, or `sponsored` for an advertisement. */
function relationOf(link: PageElement): string | undefined {
  return /\b(?:author|sponsored)\b/i.exec(link.attribute('rel') ?? '')?.[0].toLowerCase();
}
