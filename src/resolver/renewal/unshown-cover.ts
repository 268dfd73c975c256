import { extractPictures, type PagePictures } from '../extractors/extract-pictures';
import type { PageSnapshot } from '../page-snapshot';
import { type IsRefused, refusedBy } from '../refused';
import { isAnswerFor, speaksOfView, withDescriptionOf } from './merge-renewed';
import type { FreshPage } from './read-fresh';

/** A page and its pictures, best first. */
export interface JudgedPage {
  snapshot: PageSnapshot;
  own: PagePictures;
}

/**
 * A live page that shows no cover, or none but what is refused, with the one that its HTML tells: some apps take what they are
 * drawn from out of the page once it is drawn. Any other page, and one whose HTML tells no cover either, comes back as it is; so does one whose
 * HTML is of another view, as where the user alone is logged in. Never rejects.
 */
export async function withUnshownCover(
  page: JudgedPage,
  freshPage: FreshPage,
  isRefused: IsRefused = refusedBy(),
): Promise<JudgedPage> {
  const { snapshot: live, own } = page;
  const hasCover = ({ pictures }: PagePictures) =>
    pictures.some((picture) => picture.isCover && !isRefused(picture));
  if (live.source !== 'live' || hasCover(own)) return page;
  const fresh = await freshPage();
  if (fresh === undefined || !isAnswerFor(live, fresh) || !speaksOfView(fresh, live)) return page;
  const snapshot = withDescriptionOf(fresh, live);
  const told = extractPictures(snapshot);
  return hasCover(told) ? { snapshot, own: told } : page;
}
