import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import type { Bonus } from '../types';
import { sizeInAddress } from './body/claimed-size';
import { smallSizeTerms } from './declared-terms';
import { hasGenericName } from './generic-name';
import type { MergedPicture } from './merge-pictures';
import { DOUBT_POINTS } from './page-bonuses';
import { siteLogos } from './site-logos';

/** What speaks against a picture, whichever way it was declared. */
export type Doubt = (picture: MergedPicture) => Bonus[];

const PORTRAIT_FOLDER = /\/(?:avatars?|profile_images|profile[-_]?pics?|userpics?)\//i;

/** The doubts about the declared pictures of one page. Those of the body have terms of their own for the same things. */
export function doubtsAbout(snapshot: PageSnapshot): Doubt {
  const logos = siteLogos(snapshot);
  const siteWords = new Set((parseUrl(snapshot.url)?.hostname ?? '').split('.'));
  const isProfile = snapshot.metas.some(
    ({ key, content }) => key === 'og:type' && content.startsWith('profile'),
  );
  return ({ url, source_method, declaredWidth, declaredHeight }) => {
    if (source_method === 'image') return [];
    const { pathname } = new URL(url);
    const sizeTerms =
      declaredWidth === null && declaredHeight === null ? smallSizeTerms(sizeInAddress(url)) : [];
    const doubts: [keyof typeof DOUBT_POINTS, boolean][] = [
      ['site_logo', logos.has(url)],
      ['generic_name', !logos.has(url) && hasGenericName(pathname, siteWords)],
      ['portrait', !isProfile && PORTRAIT_FOLDER.test(pathname)],
      ['not_a_photo', /\.(?:svg|ico)$/i.test(pathname)],
    ];
    const found = doubts
      .filter(([, applies]) => applies)
      .map(([name]) => ({ name, points: DOUBT_POINTS[name] }));
    return [...found, ...sizeTerms];
  };
}
