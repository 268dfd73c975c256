import { describe, expect, it } from 'vitest';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { SnapshotImage } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const SITE = 'https://example.org';
const SELLER = `${SITE}/reps/318.jpg`;
const HOUSE = `${SITE}/p/9b1e2f60-1.jpg`;

/** A picture of the text, as large as the file is and as the page shows it, both square or both three by two. */
function shown(index: number, url: string, alt: string, sides: { natural: number; rendered: number }) {
  const { natural, rendered } = sides;
  const image: SnapshotImage = {
    ...articleImage(index, { src: url, alt }),
    layout: {
      ...{ currentSrc: url, naturalWidth: natural, naturalHeight: natural },
      ...{ renderedWidth: rendered, renderedHeight: rendered, top: 400 * index, left: 0, isVisible: true },
    },
  };
  return image;
}

function coverOf(renderedSide: number): string | undefined {
  const images = [
    shown(0, HOUSE, 'The garden house by the lake', { natural: 1_200, rendered: 800 }),
    shown(1, SELLER, 'B. Rasq', { natural: 400, rendered: renderedSide }),
  ];
  const metas = [{ attribute: 'property' as const, key: 'og:image', content: SELLER }];
  const title = 'The garden house by the lake';
  const { pictures } = extractPictures(createSnapshot({ source: 'live', title, images, metas }));
  return pictures.find(({ isCover }) => isCover)?.url;
}

describe('a declared picture whose file is larger than the place that a live page gives it', () => {
  it('gives way to a large one of the page, where it is shown small', () => {
    expect(coverOf(140)).toBe(HOUSE);
  });

  it('is the cover, where it is shown no smaller than a picture of the text', () => {
    expect(coverOf(400)).toBe(SELLER);
  });

  it('is the cover, where it is not laid out', () => {
    expect(coverOf(0)).toBe(SELLER);
  });
});
