import { describe, expect, it } from 'vitest';
import { restoreReferences } from '../../../src/resolver/extractors/state/restore-references';

describe('data as a flat list of places', () => {
  it('gets its own shape back', () => {
    const data = [
      ['Reactive', 1],
      { title: 2, image: 3 },
      'Bridge',
      { url: 4, sizes: 5 },
      '/a.jpg',
      [6],
      900,
    ];
    expect(restoreReferences(data)).toEqual({ title: 'Bridge', image: { url: '/a.jpg', sizes: [900] } });
  });

  it('may lead back to itself', () => {
    const restored = restoreReferences([{ self: 0, name: 1 }, 'a', 'b']) as { self: unknown };
    expect(restored.self).toBe(restored);
  });

  it.each([
    [[{ a: 7, b: -1, c: 0.5 }]],
    [[{ a: 9, b: 1 }, 'x', 'y']],
    [[['Ref', 0], 1, 2]],
    [Array.from({ length: 50_000 }, (_, place) => ({ next: place + 1 }))],
    [Array.from({ length: 50_000 }, (_, place) => ['Ref', place + 1])],
  ])('of a wrong or an endless kind ends', (data) => {
    expect(() => restoreReferences(data)).not.toThrow();
  });

  it.each([[{ a: 1 }], [[]], [['a', 'b', 'c']], [[{ a: 'b' }, 1, 2]], [null], ['text']])(
    'of another form stays as it is: %j',
    (data) => {
      expect(restoreReferences(data)).toBe(data);
    },
  );
});
