import { DECLARING_ELEMENTS } from './open-declared';
import type { PageElement } from './page-element';
import { IMPLIED_ELEMENTS, SILENT_ELEMENTS, TEXT_BLOCKS } from './page-element';
import { PICTURE_ELEMENTS } from './picture-kind';

/** Elements whose name means something here; most are others, and one look-up tells. */
export const TELLING_ELEMENTS: ReadonlySet<string> = new Set([
  ...IMPLIED_ELEMENTS,
  ...SILENT_ELEMENTS,
  ...TEXT_BLOCKS,
  ...PICTURE_ELEMENTS,
  ...DECLARING_ELEMENTS,
]);

/** A shadow root written in HTML, whose content is shown, or the place where VTEX keeps a page's data. */
export function isOpenTemplate(element: PageElement): boolean {
  return (
    element.name === 'template' &&
    (element.attribute('shadowrootmode') === 'open' || element.attribute('data-type') === 'json')
  );
}
