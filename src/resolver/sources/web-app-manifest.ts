import type { FoundPicture } from '../extractors/define-extractor';
import { pictureUrl } from '../extractors/address/picture-url';
import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { isSameView } from '../renewal/same-view';
import { z } from '../zod';
import type { JsonAnswer } from './read-json';
import { NETWORK_POINTS } from './source-rules';
import { areaOf } from '../area';

/** Pictures of one kind that are looked at: real manifests have ten. */
const MAX_PICTURES = 32;

const textOr = (fallback: string) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (typeof value === 'string' ? value : fallback)),
  );
const pictureSchema = z.object({
  src: z.string(),
  sizes: textOr(''),
  type: textOr(''),
  purpose: textOr('any'),
  label: textOr(''),
});
const picturesSchema = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): unknown[] => (Array.isArray(value) ? value : [])),
);
/** https://www.w3.org/TR/appmanifest/: wrong members are ignored one by one. */
const manifestSchema = z.object({
  start_url: textOr(''),
  icons: picturesSchema,
  screenshots: picturesSchema,
});

type ManifestPicture = z.infer<typeof pictureSchema>;

interface Sized {
  picture: ManifestPicture;
  width: number | null;
  height: number | null;
}

/** Icons for every place come before those with room for a mask, and before those of one color. */
const PURPOSES: readonly string[] = ['any', 'maskable'];

/**
 * The pictures of a web app manifest. Icons stand for the site, the largest first. Screenshots show the app, so they
 * come first and may be the cover of the page it starts with; of any other page they are not.
 */
export function manifestPictures(
  { value, url }: JsonAnswer,
  page: Pick<PageSnapshot, 'url'>,
): FoundPicture[] {
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) return [];
  const { start_url, icons, screenshots } = manifest.data;
  const base = { url: page.url, baseUrl: url };
  const isStart = isStartOfApp(start_url, base);
  const shots = sized(screenshots).flatMap((one) => found(one, base));
  const marks = sized(icons)
    .toSorted((left, right) => rankOf(left) - rankOf(right) || areaOf(right) - areaOf(left))
    .flatMap((one) => found(one, base));
  return [...shots.map(isStart ? asScreenshot : asIcon), ...marks.map(asIcon)];
}

function isStartOfApp(startUrl: string, base: { url: string; baseUrl: string }): boolean {
  const start = parseUrl(startUrl, base.baseUrl);
  const page = parseUrl(base.url);
  if (start === null || page === null) return false;
  if (isSameView(start, page)) return true;
  // Apps count their launches with a parameter.
  start.search = '';
  return isSameView(start, page);
}

function sized(pictures: readonly unknown[]): Sized[] {
  return pictures.slice(0, MAX_PICTURES).flatMap((one) => {
    const checked = pictureSchema.safeParse(one);
    return checked.success ? [{ picture: checked.data, ...largestSize(checked.data.sizes) }] : [];
  });
}

/** `48x48 96x96` names every size that an .ico holds; `any` is a drawing. */
function largestSize(sizes: string): { width: number | null; height: number | null } {
  const named = [...sizes.slice(0, 200).matchAll(/\b(\d{1,4})x(\d{1,4})\b/gi)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
  const [largest] = named.toSorted((left, right) => right.width * right.height - left.width * left.height);
  return largest ?? { width: null, height: null };
}

function rankOf({ picture: { purpose } }: Sized): number {
  const words = purpose.toLowerCase().split(/\s+/);
  const rank = PURPOSES.findIndex((name) => words.includes(name));
  return rank < 0 ? PURPOSES.length : rank;
}

function found(
  { picture: { src, type, label }, width, height }: Sized,
  base: { url: string; baseUrl: string },
): FoundPicture[] {
  const url = pictureUrl(src, base);
  if (url === null) return [];
  return [
    {
      url,
      source_method: 'manifest',
      declaredWidth: width,
      declaredHeight: height,
      type: type || null,
      alt: label,
      bonuses: [],
    },
  ];
}

function asScreenshot(picture: FoundPicture): FoundPicture {
  return { ...picture, bonuses: [{ name: 'screenshot', points: NETWORK_POINTS.screenshot }] };
}

/** Listed, never the cover. */
function asIcon(picture: FoundPicture): FoundPicture {
  const bonuses = [{ name: 'icon', points: NETWORK_POINTS.manifest_icon }];
  return { ...picture, bonuses, isIcon: true };
}
