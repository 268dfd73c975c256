import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import { articleImage, createSnapshot, propertyMeta } from '../../ports/sample-snapshot';

/** How many pictures a page has that declares one address and shows the other. */
function picturesOf(declared: string, shown: string): number {
  const images = [articleImage(0, { src: shown, width: '640', height: '400' })];
  const metas = [propertyMeta('og:image', declared)];
  return extractPictures(createSnapshot({ metas, images })).pictures.length;
}

/** Two addresses of one picture in each line, as software and sites spell its sizes; hosts are reserved names. */
const SAME = readFileSync(new URL('addresses-of-one-picture.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [who: string, declared: string, shown: string]);

/** Two pictures, however alike their addresses. */
const APART: readonly (readonly [why: string, declared: string, shown: string])[] = [
  ['numbers of a camera', 'https://a.example/img/IMG_4411.jpg', 'https://a.example/img/IMG_4412.jpg'],
  ['a number of a row', 'https://a.example/img/walk-1.jpg', 'https://a.example/img/walk-2.jpg'],
  ['a year', 'https://a.example/img/quay-1911.jpg', 'https://a.example/img/quay-1923.jpg'],
  ['a folder of a thing', 'https://a.example/p/4411/front.jpg', 'https://a.example/p/4412/front.jpg'],
  ['a query of a script', 'https://a.example/pic.php?id=11', 'https://a.example/pic.php?id=12'],
  ['a number alone, of a script', 'https://a.example/pic.php?11', 'https://a.example/pic.php?12'],
  ['a version of a script', 'https://a.example/pic?v=11', 'https://a.example/pic?v=12'],
  [
    'a style alone',
    'https://a.example/sites/default/files/styles/large/public/a.jpg',
    'https://a.example/sites/default/files/styles/large/public/b.jpg',
  ],
  ['what is searched for', 'https://a.example/static?q=Paris', 'https://a.example/static?q=London'],
  ['a sum', 'https://a.example/render?h=9f86d081', 'https://a.example/render?h=60303ae2'],
  ['a word for a form', 'https://a.example/card?format=dog', 'https://a.example/card?format=cat'],
  ['a drawing beside a photo', 'https://a.example/img/plan.svg', 'https://a.example/img/plan.jpg'],
];

describe('a picture that is declared in one size and shown in another', () => {
  it.each(SAME)('is one picture: %s', (_, declared, shown) => {
    expect(picturesOf(declared, shown)).toBe(1);
  });
});

describe('pictures whose addresses are alike', () => {
  it.each(APART)('are two by %s', (_, declared, shown) => {
    expect(picturesOf(declared, shown)).toBe(2);
  });
});
