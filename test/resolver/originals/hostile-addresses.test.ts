import { expect, it } from 'vitest';
import { pictureKey } from '../../../src/resolver/extractors/address/picture-key';
import { originalsOf } from '../../../src/resolver/originals/originals-of';

/** Each was read in more ways than there are seconds: a test that ends proves that it is read in few. */
const MANY_WAYS = [
  `https://t0.deviantart.net/a/h${'xx0/0'.repeat(60)}`,
  `https://cdn.theatlantic.com/thumbor/a/:${':/::'.repeat(60)}`,
  `https://cdn.vox-cdn.com/thumbor/a/:${':/::'.repeat(60)}`,
  `https://res.cloudinary.com/demo/image/fetch/${'__/'.repeat(60)}`,
  `https://www.latimes.com/resizer/abc=/${'xx/'.repeat(60)}`,
  `https://substackcdn.com/image/fetch/${'a$$/'.repeat(60)}`,
];

it.each(MANY_WAYS)('an address made to be read in many ways is read at once: %s', (address) => {
  expect(originalsOf(address)).toEqual(expect.any(Array));
});

it.each([
  `https://example.org/photo__640x480${'__A'.repeat(60)}/-`,
  `https://example.org/w_800%2C${'c_fill%2Cg_auto%2C'.repeat(60)}`,
])('so is one that looks as if it told a size: %s', (address) => {
  expect(pictureKey(address).key).toEqual(expect.any(String));
});
