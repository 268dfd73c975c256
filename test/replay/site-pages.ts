import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PALETTES } from './palettes';
import type { PaletteName } from './palettes';
import { makePicture } from './pictures';
import type { PictureFormat } from './pictures';
import type { Replay } from './replay';
import type { Reply } from './reply';
import { encodeText } from './site-pages/encode-text';
import type { LegacyEncoding } from './site-pages/encode-text';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'site-pages');
const PICTURE_PATH = /^\/pictures\/([a-z]+)-(\d+)x(\d+)\.(jpg|png|webp|avif|gif)$/;
const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

export interface SitePage {
  url: string;
  /** In `site-pages`, as UTF-8. */
  file: string;
  /** How the page is sent where that is not UTF-8; the page says so itself. */
  encoding?: LegacyEncoding;
  headers?: Readonly<Record<string, string>>;
}

/** Pages of many kinds, one host each. Any picture is at `/pictures/<palette>-<width>x<height>.<format>` there. */
export const SITE_PAGES = {
  /** Declares everything: Open Graph, Twitter card, icons. */
  article: { url: 'https://news.example.org/2026/05/the-lake-that-keeps-its-ice', file: 'article.html' },
  /** Declares nothing but a title, in terse HTML with many tags left out. */
  journal: { url: 'https://blog.example.net/three-days', file: 'journal.html' },
  /** A shop's product with a base address, microdata and an inline background. */
  product: { url: 'https://shop.example.com/kitchen/enamel-kettle', file: 'product.html' },
  /** A forum thread: avatars, an emoji, a linked picture, a film's poster; the declared picture is the logo. */
  thread: { url: 'https://forum.example.org/t/311', file: 'thread.html' },
  /** A recipe with its pictures in JSON-LD. */
  recipe: { url: 'https://recipes.example.net/plum-cake', file: 'recipe.html' },
  /** Lazy pictures, `srcset`, `<picture>`, `<noscript>`, AMP and SVG; its policy forbids text as markup. */
  gallery: {
    url: 'https://gallery.example.org/lights',
    file: 'gallery.html',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
  },
  /** A page of documentation: badges and a diagram. */
  manual: { url: 'https://docs.example.org/ref/flow.html', file: 'manual.html' },
  /** An empty shell that a script fills; its picture is a background in a style sheet. */
  app: { url: 'https://app.example.com/', file: 'app.html' },
  /** Japanese in Shift_JIS. */
  kiji: { url: 'https://kiji.example.net/2026/mizuumi', file: 'kiji.html', encoding: 'shift_jis' },
  /** A club's page with nothing but its own sign, declared and shown. */
  club: { url: 'https://club.example.org/contact', file: 'club.html' },
  /** Declares nothing, shows nothing. */
  note: { url: 'https://note.example.org/', file: 'note.html' },
} as const satisfies Record<string, SitePage>;
export type SitePageName = keyof typeof SITE_PAGES;

/** Serves the pages with all they show, until `replay.reset()`. */
export function registerSitePages(replay: Pick<Replay, 'on'>): void {
  for (const page of Object.values<SitePage>(SITE_PAGES)) {
    const { host, pathname } = new URL(page.url);
    replay.on(host, pathname, () => pageReply(page));
    replay.on(host, PICTURE_PATH, ({ url }) => pictureReply(url.pathname));
    replay.on(host, '/site.css', styleReply);
  }
  replay.on('badges.example.net', /\.svg$/, () => ({
    headers: { 'content-type': 'image/svg+xml' },
    body: BADGE,
  }));
}

const BADGE = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="20">
<rect width="96" height="20" rx="4" fill="#4b5563"/><rect x="48" width="48" height="20" rx="4" fill="#3f8f5f"/></svg>`;

/** The bytes of a page as they are sent. */
export async function sitePageBytes({ file, encoding }: SitePage): Promise<Uint8Array> {
  const html = await readFile(join(FOLDER, file), 'utf8');
  return encoding === undefined ? new TextEncoder().encode(html) : encodeText(html, encoding);
}

async function pageReply(page: SitePage): Promise<Reply> {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', ...page.headers };
  return { headers, body: await sitePageBytes(page) };
}

async function styleReply(): Promise<Reply> {
  return { headers: { 'content-type': 'text/css' }, body: await readFile(join(FOLDER, 'site.css'), 'utf8') };
}

const drawn = new Map<string, Promise<Uint8Array>>();

async function pictureReply(path: string): Promise<Reply> {
  const [, palette = '', width, height, format] = PICTURE_PATH.exec(path) ?? [];
  if (!isPalette(palette)) return { status: 404 };
  const spec = { palette, width: Number(width), height: Number(height), format: format as PictureFormat };
  const picture = drawn.get(path) ?? makePicture(spec);
  drawn.set(path, picture);
  const headers = { 'content-type': CONTENT_TYPES[spec.format], 'cache-control': 'public, max-age=3600' };
  return { headers, body: await picture };
}

function isPalette(name: string): name is PaletteName {
  return Object.hasOwn(PALETTES, name);
}
