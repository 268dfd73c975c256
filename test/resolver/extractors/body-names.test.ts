import { describe, expect, it } from 'vitest';
import { isPlaceholderAddress } from '../../../src/resolver/extractors/body/placeholder-address';
import { bodyImages } from '../../../src/resolver/extractors/body-images';
import { nameDoubt } from '../../../src/resolver/extractors/doubts/generic-name';
import { microdata } from '../../../src/resolver/extractors/microdata';
import type { SnapshotImage } from '../../../src/resolver/page-snapshot';
import { articleImage, createSnapshot } from '../../ports/sample-snapshot';

const PAGE = {
  siteWords: new Set(['www', 'gorge', 'org']),
  isSiteWord: () => false,
  host: '',
  path: '/',
  topicWords: new Set<string>(),
  slug: '',
  numbers: [],
  month: null,
};

function termsOf(image: SnapshotImage): string[] {
  const [found] = bodyImages.extract(createSnapshot({ images: [image] }));
  return found?.bonuses.map(({ name }) => name) ?? [];
}

describe('the name of a stand-in', () => {
  it.each([
    'pixel.gif',
    'blank.png',
    'img-placeholder.jpg',
    'lazyload.svg',
    'spacer.gif',
    'loading_2.gif',
    '1x1.png',
  ])('%s is one', (name) => {
    expect(isPlaceholderAddress(`https://example.org/img/${name}`)).toBe(true);
  });

  it.each([
    'google-pixel.jpg',
    'point-blank.jpg',
    'hero_1x1.jpg',
    'a-901x1200.jpg',
    's.jpg',
    'polka-dot.png',
    'grey.jpg',
  ])('%s is none', (name) => {
    expect(isPlaceholderAddress(`https://example.org/img/${name}`)).toBe(false);
  });
});

describe('the name of a picture that stands for its site', () => {
  it.each(
    [
      [
        '/img/logo.png',
        '/img/site_logo_black.svg',
        '/a/logos/2024.png',
        '/gorge-logo-2x.png',
        '/img/nameplate_big.png',
      ],
      [
        '/img/og-image.png',
        '/v2/og/image.png',
        '/share/default.jpg',
        '/gorge-facebook.jpg',
        '/facebookShare.png',
      ],
      [
        '/img/placeholder_1000x750.jpg',
        '/img/noimage.png',
        '/img/defaultPromoCrop.png',
        '/a-default-image.jpg',
      ],
      [
        '/assets/img/NO_IMAGE_AVAILABLE.jpg',
        '/assets/img/awaiting-image.png',
        '/assets/img/image-not-available.png',
        '/assets/img/picture_not_available_400-300.png',
        '/assets/img/imagecomingsoon.png',
        '/assets/img/images/original/missing.png',
        '/assets/img/dummy.png',
        '/assets/img/sample.jpg',
        '/assets/img/lorem-ipsum.jpg',
        '/assets/img/404.jpg',
        '/assets/img/deleted.jpg',
        '/assets/img/image-removed.png',
        '/assets/img/unavailable_large.png',
        '/assets/img/img_no.gif',
        '/assets/img/pictureholder.png',
        '/assets/img/holder.png',
        '/assets/img/blank_l.png',
        '/assets/img/def_img.png',
        '/assets/img/defaultimg.jpg',
        '/assets/img/symbol.png',
        '/assets/img/rogo.gif',
        '/assets/img/logotip.png',
        '/assets/img/shapka.jpg',
        '/assets/img/lambang.png',
        '/assets/img/site_title.png',
        '/assets/img/mylogo1.jpg',
        '/assets/img/LogoFinal.jpg',
        '/assets/img/marca.png',
        '/assets/img/snsimage.png',
        '/assets/img/twitter_summary.png',
        '/assets/img/pwa-512x512.png',
        '/assets/img/touch-icon-ipad.png',
        '/assets/img/arrow.png',
        '/assets/img/rss.png',
      ],
    ].flat(),
  )('%s is one', (path) => {
    expect(nameDoubt(path, PAGE)).not.toBeNull();
  });

  it.each(
    [
      [
        '/2024/05/bridge.jpg',
        '/cover.jpg',
        '/main-image.jpg',
        '/2024/image.jpg',
        '/img/1024.jpg',
        '/logotherapy.jpg',
      ],
      [
        '/og/glass-bridge.png',
        '/vi/wlupmjrfaB4/default.jpg',
        '/images/1234567/share.jpg',
        '/facebook-hearing.jpg',
      ],
      [
        '/up/main_visual.jpg',
        '/2024/thumbnail.jpg',
        '/up/missing-bridge.jpg',
        '/up/arrow.jpg',
        '/assets/img/thumbnail-of-gorge.jpg',
      ],
    ].flat(),
  )('%s is none', (path) => {
    expect(nameDoubt(path, PAGE)).toBeNull();
  });
});

describe('the names on a picture and around it', () => {
  it.each([
    ['brand-new-bridge.jpg', 'logo'],
    ['campaign-donate.jpg', 'advertisement'],
    ['google-pixel-8.jpg', 'tracker'],
    ['star-over-bridge.jpg', 'icon'],
    ['bridge-901x1200.jpg', 'tracker'],
  ])('the subject of %s is not taken for a %s', (file, term) => {
    expect(termsOf(articleImage(0, { src: `/${file}` }))).not.toContain(term);
  });

  it.each([
    [{ src: '/a.jpg', class: 'navbar-brand' }, 'logo'],
    [{ src: '/a.jpg', class: 'promo' }, 'advertisement'],
    [{ src: 'https://pixel.example.net/a.jpg' }, 'tracker'],
    [{ src: '/a.jpg', width: '300', height: '250' }, 'shape_advertisement'],
    [{ src: '/a.jpg', width: '40', height: '40' }, 'size_tiny'],
    [{ src: '/thumbs/60x60/a.jpg' }, 'size_tiny'],
    [{ src: '/a.jpg', style: 'width: 900px; height: 600px' }, 'size_large'],
  ])('%j has the term %s', (attributes, term) => {
    expect(termsOf(articleImage(0, attributes as Record<string, string>))).toContain(term);
  });

  it('a topic that a publishing tool writes as a class is no part of the page', () => {
    const image = articleImage(0, { src: '/a.jpg' });
    const names = 'post category-latest tag-share hentry';
    expect(termsOf({ ...image, context: { ...image.context, ancestorNames: names } })).not.toContain(
      'list_names',
    );
  });
});

describe('microdata', () => {
  it('of a link names a picture', () => {
    const link = {
      rel: [],
      href: '/a.jpg',
      type: '',
      sizes: '',
      as: '',
      imagesrcset: '',
      itemprop: 'thumbnailUrl',
    };
    expect(microdata.extract(createSnapshot({ links: [link] }))).toMatchObject([
      { url: 'https://example.org/a.jpg', source_method: 'microdata' },
    ]);
  });

  it.each(['main_visual.jpg', 'kv.jpg', 'top.jpg', 'header-2.jpg', 'bg.jpg', 'thumbnail.jpg', 'brand.png'])(
    'may be that of a part of its looks: %s',
    (file) => {
      const path = `/assets/img/${file}`;
      expect(nameDoubt(path, { ...PAGE, slug: 'walks' })).toBe('vague_name');
      expect(nameDoubt(path, PAGE)).toBeNull();
    },
  );
});
