import { SNAPSHOT_LIMITS, type SnapshotData } from '../resolver/page-snapshot';
import { type PageElement, SPEAKS_OF_PICTURES } from './page-element';
import { PICTURE_ELEMENTS } from './picture-kind';
import { READER_LIMITS } from './reader-limits';
import { namesOf, type Surroundings } from './surroundings';

/** Elements whose attributes are read as those of a picture. */
const PICTURES: ReadonlySet<string> = new Set(PICTURE_ELEMENTS);

/** Whether a text begins as JSON or an object does, and is long enough to name a picture. */
export function isDataText(text: string): boolean {
  const isLong =
    text.length >= READER_LIMITS.dataLeastLength && text.length <= SNAPSHOT_LIMITS.dataScriptLength;
  return isLong && /^\s*[{[]/.test(text);
}

/** What an element keeps for its page's scripts: each attribute with data that speaks of pictures. */
export function dataAttributesOf(
  element: PageElement,
  aroundOf: () => Pick<Surroundings<unknown>, 'landmarks'>,
): SnapshotData[] {
  if (PICTURES.has(element.name)) return [];
  const found: SnapshotData[] = [];
  for (const attribute of element.attributeNames()) {
    const text = element.attribute(attribute) ?? '';
    const isShort = attribute.length <= READER_LIMITS.attributeNameLength;
    if (!isShort || !isDataText(text) || !SPEAKS_OF_PICTURES.test(text)) continue;
    found.push({ attribute, text, names: namesOf(element), landmarks: [...aroundOf().landmarks] });
  }
  return found;
}
