import { oncePerPage } from '../once-per-page';
import { namedInData } from './named-in-data';
import { saysNoPicture } from './says-no-picture';

/** Whether the data of a page's own thing says that it has no picture: `"image": null`. */
export const dataSaysNone = oncePerPage((snapshot) => saysNoPicture(namedInData(snapshot)));
