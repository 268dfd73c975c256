import { decodedAddress } from '../../decoded-address';
import type { SiteChoice } from '../../../contract/settings/stored-records';
import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import { allPictures } from '../candidates/pictures';

const ADDRESS = /^https?:\/\/(?:www\.)?(\[[^\]]*\]|[^/?#:]+)(?::\d+)?([^?#]*)/i;

/** `/blog/` and `/en/blog/`, with something below: a word, and no date, number or language. */
const FOLDER = /^((?:\/[a-z]{2}(?:-[a-z]{2})?)?\/\p{L}[\p{L}\p{M}_-]{2,30})\/[^/]/iu;

/**
 * What a choice on this page can hold for, the narrowest first: its part of the site, `example.org/blog`, where its
 * address has a folder that tells one, and the site, which is the host without `www.`; empty for what is no page of
 * the web.
 */
export function sitesOf(pageUrl: string | undefined): string[] {
  const [, host, path = ''] = ADDRESS.exec(pageUrl ?? '') ?? [];
  if (host === undefined) return [];
  const site = host.toLowerCase();
  const folder = FOLDER.exec(decodedAddress(path))?.[1];
  return folder === undefined ? [site] : [`${site}${folder}`, site];
}

/** What to remember so that another page of the site is answered alike: how the picture was named, and its place. */
export function choiceOf(site: string, result: ResolveResult, candidate: ImageCandidate): SiteChoice {
  const place = sameMethod(result, candidate.source_method).findIndex(({ url }) => url === candidate.url);
  return { site, sourceMethod: candidate.source_method, place: Math.max(0, place) };
}

/** The picture that the first of the choices means which this page has; undefined where it has none, it is gone, or refused. */
export function chosenBy(choices: readonly SiteChoice[], result: ResolveResult): ImageCandidate | undefined {
  return choices
    .map(({ sourceMethod, place }) => sameMethod(result, sourceMethod)[place])
    .find((picture) => picture?.availability.status === 'ok' && !picture.refused);
}

export function isSameChoice(left: SiteChoice, right: SiteChoice | undefined): boolean {
  return left.site === right?.site && left.sourceMethod === right.sourceMethod && left.place === right.place;
}

function sameMethod(result: ResolveResult, method: string): ImageCandidate[] {
  return inUsualOrder(allPictures(result)).filter(({ source_method }) => source_method === method);
}

/** Those that are refused where they would stand: a choice means the same picture before and after another is refused. */
function inUsualOrder(pictures: readonly ImageCandidate[]): ImageCandidate[] {
  const ordered = pictures.filter(({ refused }) => refused === undefined);
  const others = pictures.flatMap((picture) => (picture.refused ? [{ picture, ...picture.refused }] : []));
  for (const { picture, place } of others.toSorted((left, right) => left.place - right.place))
    ordered.splice(place, 0, picture);
  return ordered;
}
