import type { SnapshotData } from '../resolver/page-snapshot';
import { isDataText } from './data-text';
import { type PageElement, SPEAKS_OF_PICTURES } from './page-element';
import { PICTURE_ELEMENTS } from './picture-kind';
import { READER_LIMITS } from './reader-limits';
import { namesOf } from './element-names';
import type { Surroundings } from './surroundings';

/** Elements whose attributes are read as those of a picture; a player's settings are data. */
const PICTURES: ReadonlySet<string> = new Set(PICTURE_ELEMENTS.filter((name) => name !== 'video'));

/** What an element keeps for its page's scripts: each attribute with data that speaks of pictures. */
export function dataAttributesOf(
  element: PageElement,
  aroundOf: () => Pick<Surroundings<unknown>, 'landmarks'>,
): SnapshotData[] {
  if (PICTURES.has(element.name) && element.attribute('type') !== 'hidden') return [];
  const found: SnapshotData[] = [];
  for (const attribute of element.attributeNames()) {
    const text = element.attribute(attribute) ?? '';
    const isShort = attribute.length <= READER_LIMITS.attributeNameLength;
    if (!isShort || !isDataText(text) || !SPEAKS_OF_PICTURES.test(text)) continue;
    found.push({ attribute, text, names: namesOf(element), landmarks: [...aroundOf().landmarks] });
  }
  return found;
}
