/** What the worker and the document that shows pictures for it say to each other. One port is one picture. */
import type { ReasonDetail } from '../../resolver/errors';
import type { ShownPicture } from '../../resolver/ports';

export const PICTURE_PORT_NAME = 'picture';

/** From the worker, once. Closing the port gives the picture up. */
export interface PictureQuestion {
  url: string;
}

/** From the document, once. */
export type PictureAnswer = { ok: true; size: ShownPicture } | { ok: false; fault: ReasonDetail };
