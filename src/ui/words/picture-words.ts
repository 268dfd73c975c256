import type {
  Availability,
  Bonus,
  ImageCandidate,
  ImageFormat,
  QualityTier,
  SourceMethod,
} from '../../contract/types';
import { BONUS_WORDS } from './bonus-words';
import { number } from './quantities';

const TIERS: Readonly<Record<QualityTier, { words: string; adjective: string }>> = {
  max: { words: 'full size', adjective: 'full-size' },
  high: { words: 'large', adjective: 'large' },
  medium: { words: 'medium', adjective: 'medium' },
  low: { words: 'small', adjective: 'small' },
  unknown: { words: 'tier unknown', adjective: 'unknown' },
};

const FORMATS: Readonly<Record<ImageFormat, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  gif: 'GIF',
  unknown: 'format unknown',
};

/** Where a picture was found: for everybody, and in the words of who builds pages. */
const SOURCES: Readonly<Record<SourceMethod, { words: string; technical: string }>> = {
  rule: { words: 'ready-made thumbnail', technical: 'rule of the site' },
  api: { words: 'the site’s own API', technical: 'API' },
  og: { words: 'declared by the page', technical: 'Open Graph tag' },
  oembed: { words: 'the site’s embed answer', technical: 'oEmbed' },
  twitter: { words: 'declared by the page', technical: 'Twitter card tag' },
  jsonld: { words: 'structured data of the page', technical: 'JSON-LD' },
  microdata: { words: 'structured data of the page', technical: 'microdata' },
  link: { words: 'declared by the page', technical: 'link tag' },
  manifest: { words: 'icon of the web app', technical: 'web app manifest' },
  icon: { words: 'site icon', technical: 'icon link' },
  video_poster: { words: 'video poster', technical: 'poster of a video element' },
  image: { words: 'found in the page', technical: 'image element' },
  state: { words: 'data in the page’s scripts', technical: 'embedded state' },
};

function reasonOf(name: string): string {
  return BONUS_WORDS[name] ?? name.replace(/[_-]+/g, ' ');
}

function availability({ status, http_status: httpStatus }: Availability): string {
  const code = httpStatus === undefined ? '' : ` (${httpStatus})`;
  if (status === 'missing')
    return (httpStatus ?? 404) < 400 ? 'Not there, only a placeholder' : `Not there${code}`;
  return { ok: 'Available', blocked: `Refused${code}`, error: `Failed${code}` }[status];
}

/** A picture nobody asked for is there by the page's word alone. */
function size({
  width,
  height,
  availability: { status, http_status },
}: Pick<ImageCandidate, 'width' | 'height' | 'availability'>): string {
  if (width !== null && height !== null) return `${width} × ${height} px`;
  return status === 'ok' && http_status === undefined ? 'Size not checked' : 'Size unknown';
}

/** The words for a picture and what is known of it. */
export const pictureWords = {
  size,
  availability,
  tier: (tier: QualityTier) => TIERS[tier].words,
  format: (format: ImageFormat) => FORMATS[format],
  source: (method: SourceMethod) => SOURCES[method].words,
  foundAs: (method: SourceMethod) => sentenceCase(SOURCES[method].words),
  itself: 'The image itself',
  technicalSource: (method: SourceMethod) => SOURCES[method].technical,
  noCover: 'no cover of the page',
  /** A term of a score as a line of its own. */
  bonus: (name: string) => sentenceCase(reasonOf(name)),
  /** A term of a score as part of a sentence, without its sign. */
  term({ name, points }: Bonus, tier: QualityTier): string {
    const value = number(Math.abs(points));
    if (name === 'tier') return `${TIERS[tier].adjective} tier ${value}`;
    return `${value} for ${reasonOf(name)}`;
  },
} as const;

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
