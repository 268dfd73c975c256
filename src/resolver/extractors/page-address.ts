import { oncePerPage } from './once-per-page';

/** The address of a page, taken apart once: many rules ask. Throws where it is none, as `URL` does. */
export const pageAddress = oncePerPage(({ url }) => new URL(url));
