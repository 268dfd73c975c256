import { oncePerPage } from '../once-per-page';
import { namedInData } from './named-in-data';
import { saysOwnHasNone } from './says-no-picture';

/** Whether the data of a page's own thing says that it has no picture: `"image": null`. */
export const dataSaysNone = oncePerPage((snapshot) => saysOwnHasNone(namedInData(snapshot)));
