/** Files that sites set as the picture of all their pages, in the forms that their source code in public has them. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../page/read-text';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';

const SITE = 'https://acmetools.example.org';
const PHOTO = `${SITE}/uploads/2025/05/IMG_2044.jpg`;

async function coverOf(
  declared: string,
  path = '/blog/how-we-repaired-the-old-bridge',
): Promise<string | undefined> {
  const html = `<!doctype html><title>How we repaired the old bridge | Acme Tools</title>
    <meta property="og:title" content="How we repaired the old bridge"><meta property="og:type" content="article">
    <meta property="og:image" content="${declared}"><meta property="og:image:width" content="1200">
    <body><main><article><h1>How we repaired the old bridge</h1><p>It had been closed since the flood.</p>
    <img src="${PHOTO}" width="1200" height="800" alt="Two men lay planks"></article></main>`;
  const snapshot = await readText(html, { url: `${SITE}${path}`, contentType: 'text/html; charset=utf-8' });
  return extractPictures(snapshot).pictures.find(({ isCover }) => isCover)?.url;
}

const OF_SITE = [
  ...[
    '/og.png',
    '/ogp.gif',
    '/og-image.jpg',
    '/og_image.png',
    '/opengraph.jpg',
    '/opengraph-image',
    '/twitter-image',
  ],
  ...[
    '/og/default.jpg',
    '/og/og-home.png',
    '/og-social.png',
    '/og-card.png',
    '/og-banner.png',
    '/img/opengraph-img.jpg',
  ],
  ...[
    '/seo/acme-share-card.svg',
    '/social-preview.png',
    '/images/social_default.jpg',
    '/images/share.png',
    '/meta.png',
  ],
  ...[
    '/images/fitness-social-share.jpg',
    '/img/AcmeTools-OG-Site.jpg',
    '/acmetools_og.png',
    '/assets/img/preview.png',
  ],
  ...[
    '/img/docusaurus-social-card.jpg',
    '/assets/ogp-1f2e3d4c5b6a79880716253443526170.png',
    '/images/default-dish.png',
  ],
  ...[
    '/logo.png',
    '/logo512.png',
    '/logo-image.png',
    '/main_logo.svg',
    '/images/ACMElogo.png',
    '/acme-logo.jpg',
  ],
  ...['/images/icon-512x512.png', '/android-chrome-512x512.png', '/favicon-300x300.png', '/fullfav.png'],
  ...['/hero.png', '/splash.png', '/img.png', '/image.png', '/acmetools.png', '/acmetools-hero-v2.jpg'],
  ...[
    '/public/LandingPageImage.png',
    '/dashboard_preview.png',
    '/static/images/lion.jpeg',
    '/images/pepiniere.jpg',
  ],
  ...['/assets/images/harbour-bg.jpg', '/frontend/images/banner.jpg', '/illustration-accueil.resized.jpg'],
  ...[
    '/storage/favicon/meta_thumnail.jpg',
    '/wp-content/themes/acme/screenshot.png',
    '/images/blog/default.jpg',
  ],
  // Drawn from its title by the site's build: less than a photo in the text.
  '/og/how-we-repaired-the-old-bridge.png',
  ...['https://randomuser.me/api/portraits/men/75.jpg'],
];

const OF_PAGE = [
  ...['/images/old-bridge.jpg', '/og/20250512.png', '/blog/bridge-social.jpg'],
  ...['/uploads/2025/05/IMG_2040.jpg', 'https://cdn.example.com/5f1e2d3c.jpg', '/media/8831/planks.jpg'],
];

describe('a picture that a page declares', () => {
  it.each(OF_SITE)('is the site’s by its file: %s', async (declared) => {
    expect(await coverOf(declared)).toBe(PHOTO);
    expect(await coverOf(declared, '/how-we-repaired-the-old-bridge')).toBe(PHOTO);
  });

  it.each(OF_PAGE)('is the page’s: %s', async (declared) => {
    expect(await coverOf(declared)).toBe(new URL(declared, SITE).href);
  });
});
