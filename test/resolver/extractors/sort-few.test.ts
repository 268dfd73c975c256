import { expect, test } from 'vitest';
import { sortFew } from '../../../src/resolver/extractors/sort-few';

const bySize = (left: { size: number }, right: { size: number }) => right.size - left.size;

test.each([0, 1, 2, 3, 8, 9, 40])(
  '%i items stand as toSorted puts them, equal ones in their order',
  (count) => {
    const items = Array.from({ length: count }, (_, index) => ({ index, size: (index * 7) % 4 }));
    expect(sortFew(items, bySize)).toEqual(items.toSorted(bySize));
  },
);

test('what it is given stays as it was', () => {
  const items = [{ size: 1 }, { size: 2 }];
  sortFew(items, bySize);
  expect(items).toEqual([{ size: 1 }, { size: 2 }]);
});

test('two that are both without end keep their order', () => {
  const items = [{ size: Number.POSITIVE_INFINITY }, { size: Number.POSITIVE_INFINITY }, { size: 3 }];
  const sorted = sortFew(items, bySize);
  expect(sorted.map((item) => items.indexOf(item))).toEqual([0, 1, 2]);
});
