import type { PageSnapshot } from '../../page-snapshot';
import { foldTitle } from '../../renewal/same-title';
import { type JsonLdNode, textOf, typesOf } from './json-ld-node';

/** What is about the site or about a step on it: its pictures are logos, portraits and icons. */
const NOT_THE_PAGE =
  /^(?:\w*Organization|WebSite|Person|BreadcrumbList|ListItem|ItemList|SiteNavigationElement|WPHeader|WPFooter|WPSideBar|SearchAction|Corporation|Brand|Offer|AggregateRating|Comment|UserComments|Question|Answer|FAQPage|ImageObject|part)$/i;

/** Whether a schema.org type, without its vocabulary, names something beside what a page is about; `part` is an item's. */
export function isBesideThePage(type: string): boolean {
  return NOT_THE_PAGE.test(type);
}

/** Those who have to do with what a page is about: who sells it, made it, or opens its doors. */
const PARTY = /(?:Agent|Group|Business|Store|Dealer|Team|Place|Restaurant)$/;

/** Tells of a node whether it is such a party, while another node bears the name that the page's title begins with. */
export function partyToAnother(
  nodes: readonly JsonLdNode[],
  { title }: Pick<PageSnapshot, 'title'>,
): (node: JsonLdNode) => boolean {
  const isParty = (node: JsonLdNode) => typesOf(node).some((type) => PARTY.test(type));
  if (!nodes.some(isParty)) return () => false;
  const folded = foldTitle(title);
  const isOfPage = (node: JsonLdNode) => {
    const name = foldTitle(textOf(node, 'name') ?? '');
    return name.length >= MIN_NAME && folded.startsWith(name);
  };
  const hasOther = nodes.some((node) => !isParty(node) && isOfPage(node));
  return (node) => hasOther && isParty(node) && !isOfPage(node);
}

/** Letters; a shorter name may begin any title. */
const MIN_NAME = 8;
