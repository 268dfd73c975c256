import { addressParts } from '../address/address-parts';
import { withoutSize } from '../address/sizes-in-path';
import { stemOf } from './stem-of';

/** `7040-510_01` beside `7040-372_01`: the number of a thing, that of its variant, and that of the photo. Bounded: a name of digits alone would cost their square. */
const VARIANT = /^(.{0,100}?\d{3,12}[-_])(\d{2,5})([-_]\d{1,2})?$/;

/** The number of a book, with which a name begins. */
const ISBN = /^97[89](?:-?\d){10}/;

/** `20418_3_green_front`: by the number of the thing, with which a name begins. */
const THING = /^\d{4,}(?=[-_][a-z\d]+[-_][a-z])/i;

/** Whether the files at two addresses are called alike but for the number of a variant. */
export function areOfTwoVariants(url: string, ofPage: string): boolean {
  const [, thing, variant, photo] = VARIANT.exec(nameAt(url)) ?? [];
  const [, ownThing, own, ownPhoto] = VARIANT.exec(nameAt(ofPage)) ?? [];
  return thing !== undefined && thing === ownThing && variant !== own && photo === ownPhoto;
}

/** Whether they are called by the numbers of two books, or of two editions of one. */
export function areOfTwoBooks(url: string, ofPage: string): boolean {
  const [its, own] = [ISBN.exec(nameAt(url))?.[0], ISBN.exec(nameAt(ofPage))?.[0]];
  return its !== undefined && own !== undefined && its !== own;
}

/** Whether they are called by the number of one thing. */
export function areOfOneThing(url: string, ofPage: string): boolean {
  const thing = THING.exec(nameAt(url))?.[0];
  return thing !== undefined && thing === THING.exec(nameAt(ofPage))?.[0];
}

/** `HK-KTL-20-BLU_01` beside `HK-KTL-20-BRK_01`: the same but for a word or a code, in the same place. */
export function areCalledAlike(url: string, ofPage: string): boolean {
  const [its, own] = [url, ofPage].map((address) =>
    stemOf(withoutSize(addressParts(address).path).path).split(/[-_.]/),
  );
  if (its === undefined || its.length < LEAST_PARTS || its.length !== own?.length) return false;
  const differing = its.filter((part, place) => part !== own[place]);
  return differing.length === 1 && /^[a-z]{2,12}$/i.test(differing[0] ?? '');
}

/** Of a name that two files may share. */
const LEAST_PARTS = 3;

/** The name of the file at an address, without its ending. */
export function nameAt(url: string): string {
  return stemOf(addressParts(url).path);
}
