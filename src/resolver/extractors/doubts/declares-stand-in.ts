import { addressParts } from '../address/address-parts';
import { namedPath } from '../address/named-path';
import { pictureUrl } from '../address/picture-url';
import { oncePerPage } from '../once-per-page';
import { DECLARES_PICTURE } from '../page-metas';
import { nameDoubt } from './generic-name';
import { namedPage } from './named-page';

/** Whether what a page declares as its picture is called as a stand-in is: it says that it has none. */
export const declaresStandIn = oncePerPage((snapshot) =>
  snapshot.metas.some(({ key, content }) => {
    const url = DECLARES_PICTURE.test(key) ? pictureUrl(content, snapshot) : null;
    return url !== null && nameDoubt(namedPath(addressParts(url)), namedPage(snapshot)) === 'stand_in_name';
  }),
);
