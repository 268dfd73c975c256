import type { PageSnapshot } from '../../page-snapshot';
import { addressParts } from '../address/address-parts';
import { namedPath } from '../address/named-path';
import { pictureUrl } from '../address/picture-url';
import { sizeInAddress } from '../address/size-in-address';
import { fileName } from '../body/file-name';
import { isStaticMap } from '../body/telling-names';
import { declaredPixels } from '../declared-pixels';
import { defaultsInData } from '../doubts/defaults-in-data';
import { nameDoubt } from '../doubts/generic-name';
import { leftOver } from '../doubts/left-over';
import { namedPage } from '../doubts/named-page';
import { numberOfThing, otherNumberIn } from '../doubts/number-beside';
import { isNamedPortrait } from '../doubts/portrait-name';
import { isProfilePage } from '../doubts/profile-page';
import { isFileOfSite } from '../doubts/site-file';
import { isIcon, type PicturesOfSite, picturesOfSite } from '../doubts/site-logos';
import { THEME_FOLDER } from '../doubts/theme-folder';
import { DECLARES_PICTURE } from '../page-metas';

/** Whether a page declares a picture for others that is its own, and large enough: its data is not needed then. */
export function declaresPicture(snapshot: PageSnapshot): boolean {
  if (leftOver(snapshot) !== null || declaresTiny(snapshot)) return false;
  const page = namedPage(snapshot);
  const ofSite = picturesOfSite(snapshot);
  const isProfile = isProfilePage(snapshot);
  const own = numberOfThing(snapshot);
  return snapshot.metas.some(({ key, content }) => {
    const url = DECLARES_PICTURE.test(key) ? pictureUrl(content, snapshot) : null;
    const parts = addressParts(url ?? '');
    const path = namedPath(parts);
    if (url === null || isStaticMap(parts) || isFileOfSite(parts, path, page, '')) return false;
    if (THEME_FOLDER.test(path) || (own !== undefined && otherNumberIn(url, own) !== undefined)) return false;
    if (isOfSite(url, path, ofSite) || defaultsInData(snapshot).has(url)) return false;
    return nameDoubt(path, page) === null && (isProfile || !isNamedPortrait(path, page, []));
  });
}

function isOfSite(url: string, path: string, ofSite: PicturesOfSite): boolean {
  return ofSite.logos.has(url) || ofSite.logoFiles.has(fileName(path).toLowerCase()) || isIcon(url, ofSite);
}

/** Pixels; the large file of what is declared smaller stands elsewhere. */
const LEAST_WIDTH = 160;

function declaresTiny({ metas }: PageSnapshot): boolean {
  const contentOf = (name: string) => metas.find(({ key }) => key === name)?.content ?? '';
  const declared = contentOf('og:image');
  if (declared.endsWith('/thumbnail')) return true;
  const width = declaredPixels(contentOf('og:image:width')) ?? sizeInAddress(declared).width;
  return width !== null && width < LEAST_WIDTH;
}
