import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { PALETTES } from '../../replay/palettes';
import type { PaletteName } from '../../replay/palettes';
import { makePicture, thumbnail } from '../../replay/pictures';
import type { TierFile } from '../../replay/videos';
import { TIER_FILES, VIDEOS } from '../../replay/videos';

const GALLERY_URL = 'https://gallery.example/';

export interface View {
  isDark?: boolean;
  /** CSS pixels; a popup is 400 wide. */
  width?: number;
  height?: number;
  /** 2 is what a reader at 200 % gets. */
  zoom?: number;
  /** A locale's name, such as `zh_CN`; English without. */
  language?: string;
}

/** A page that shows one state of the gallery, its pictures loaded. No request leaves the machine. */
export async function openState(
  browser: Browser,
  html: string,
  name: string,
  view: View = {},
): Promise<Page> {
  const { isDark = false, width = 400, height = 600, zoom = 1, language = 'en' } = view;
  const page = await browser.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: zoom });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    reply(request, html).catch((error: unknown) => console.error(request.url(), error));
  });
  await page.goto(`${GALLERY_URL}?language=${language}#${name}`);
  await page.waitForFunction(
    () => document.querySelector('h1') && document.documentElement.hasAttribute('data-there'),
  );
  await page.waitForFunction(() => {
    // Who looks at the whole page sees those, too, that wait to be scrolled to.
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every((image) => image.complete);
  });
  return page;
}

async function reply(request: HTTPRequest, html: string): Promise<void> {
  const { href, pathname } = new URL(request.url());
  if (href.startsWith(GALLERY_URL)) return request.respond({ contentType: 'text/html', body: html });
  const body = await pictureAt(pathname);
  await request.respond(body ? { contentType: 'image/png', body } : { status: 404 });
}

async function pictureAt(pathname: string): Promise<Buffer | null> {
  const drawn = /\/drawn\/(\d+)x(\d+)\./.exec(pathname);
  if (drawn) return drawPicture(Number(drawn[1]), Number(drawn[2]));
  const name = /([a-z]+)\.(?:jpg|png|webp)$/.exec(pathname)?.[1] ?? '';
  if (name in TIER_FILES) return thumbnail(VIDEOS.complete, name as TierFile);
  if (name === 'lake') return thumbnail(VIDEOS.maxMissing, 'maxresdefault');
  if (name in PALETTES)
    return makePicture({ format: 'jpg', width: 480, height: 252, palette: name as PaletteName });
  if (name === 'transparent') return sharp(Buffer.from(TRANSPARENT_SVG)).png().toBuffer();
  return null;
}

/** A frame and a cross, by which one sees whether all of it is in view. */
function drawPicture(width: number, height: number): Promise<Buffer> {
  const line = Math.max(1, Math.min(width, height) / 20);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#2b8a9e"/><rect x="${line / 2}" y="${line / 2}" width="${width - line}" height="${height - line}" fill="none" stroke="#ffd43b" stroke-width="${line}"/>
<path d="M0 0 L${width} ${height} M${width} 0 L0 ${height}" stroke="#fff" stroke-width="${line / 2}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const TRANSPARENT_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<circle cx="256" cy="256" r="200" fill="#e8590c" opacity=".8"/><circle cx="256" cy="256" r="80" fill="none" stroke="#5c940d" stroke-width="40"/></svg>`;
