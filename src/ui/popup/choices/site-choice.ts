import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import { allPictures } from '../candidates/pictures';

const HOST = /^https?:\/\/(?:www\.)?([^/?#:]+)/i;

/** The site a choice is remembered for: the host without `www.`; undefined for what is no page of the web. */
export function siteOf(pageUrl: string | undefined): string | undefined {
  return HOST.exec(pageUrl ?? '')?.[1]?.toLowerCase();
}

/** What to remember so that another page of the site is answered alike: how the picture was named, and its place. */
export function choiceOf(site: string, result: ResolveResult, candidate: ImageCandidate): SiteChoice {
  const place = sameMethod(result, candidate.source_method).findIndex(({ url }) => url === candidate.url);
  return { site, sourceMethod: candidate.source_method, place: Math.max(0, place) };
}

/** The picture that a remembered choice means on this page; undefined where the page has none, or it is gone. */
export function chosenBy(choice: SiteChoice | undefined, result: ResolveResult): ImageCandidate | undefined {
  const picture = choice && sameMethod(result, choice.sourceMethod)[choice.place];
  return picture?.availability.status === 'ok' ? picture : undefined;
}

export function isSameChoice(left: SiteChoice, right: SiteChoice | undefined): boolean {
  return left.site === right?.site && left.sourceMethod === right.sourceMethod && left.place === right.place;
}

function sameMethod(result: ResolveResult, method: string): ImageCandidate[] {
  return allPictures(result).filter(({ source_method }) => source_method === method);
}
