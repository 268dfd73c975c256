import { describe, expect, it } from 'vitest';
import { bodyImages } from '../../../src/resolver/extractors/body-images';
import type { FoundPicture } from '../../../src/resolver/extractors/define-extractor';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const URL = 'https://gorge.example.org/img/gorge-logo.png';

/** A small sign in the page's head that leads home, and more than enough to rule it out. */
function termsOf(before: readonly FoundPicture[] = []): string[] {
  const attributes = { src: URL, alt: 'Gorge logo', width: '40', height: '40' };
  const around = { ...articleImage(0, attributes) };
  const context = {
    ...around.context,
    landmarks: ['header', 'nav'],
    ancestorNames: 'site-nav logo',
    linkHref: '/',
  };
  const images = [{ ...around, attributes, context }];
  const [found] = bodyImages.extract(createSnapshot({ images }), before);
  return found?.bonuses.map(({ name }) => name) ?? [];
}

const DECLARED: FoundPicture = {
  url: URL,
  source_method: 'og',
  declaredWidth: null,
  declaredHeight: null,
  type: null,
  alt: '',
  bonuses: [{ name: 'og', points: 3_000 }],
};

describe('a picture of the body that is ruled out', () => {
  it('is told as what it is, and not judged any further', () => {
    expect(termsOf()).toContain('logo');
    expect(termsOf().length).toBeLessThan(termsOf([DECLARED]).length);
  });

  it('is told in full where the page declares it, too: what shows it as a logo rules the declaration out', () => {
    expect(termsOf([DECLARED])).toEqual(
      expect.arrayContaining(['logo', 'links_home', 'size_tiny', 'in_furniture']),
    );
  });
});
