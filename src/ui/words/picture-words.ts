/** The words for a picture and what is known of it. */
import type {
  Availability,
  AvailabilityStatus,
  Bonus,
  ImageCandidate,
  ImageFormat,
  QualityTier,
  SourceMethod,
} from '../../contract/types';
import { languageTag, message } from '../i18n/message';
import { hostOf } from '../popup/page-facts';
import { number, pixelCount } from './quantities';

type Measured = Pick<ImageCandidate, 'width' | 'height' | 'availability'>;
export interface PixelSize {
  width: number;
  height: number;
}

/** A picture nobody asked for is there by the page's word alone. */
export function pictureSize({ width, height, availability: { status, http_status } }: Measured): string {
  if (width !== null && height !== null) return pixelSize(width, height);
  if (width !== null) return message('popup_size_width', { width: pixelCount(width) });
  return message(
    status === 'ok' && http_status === undefined ? 'popup_size_unchecked' : 'popup_size_unknown',
  );
}

export function pixelSize(width: number, height: number): string {
  return message('popup_size', { width: pixelCount(width), height: pixelCount(height) });
}

type Sides = Pick<Measured, 'width' | 'height'>;

/** For a list in which all are sizes: without the unit. A file of which only the width is known has the shape of `like`. */
export function bareSize({ width, height }: Sides, like: Sides): string {
  if (width === null) return message('popup_size_unknown');
  if (height !== null)
    return message('popup_size_bare', { width: pixelCount(width), height: pixelCount(height) });
  if (like.width === null || like.height === null)
    return message('popup_size_width_bare', { width: pixelCount(width) });
  const likely = Math.max(1, Math.round((width * like.height) / like.width));
  return message('popup_size_about', { width: pixelCount(width), height: pixelCount(likely) });
}

/** What a larger file of a picture is beside the one that was known: `1280 × 720 → 4000 × 2250`. */
export function enlargement(from: PixelSize, to: PixelSize): string {
  return message('popup_enlarged', {
    fromWidth: pixelCount(from.width),
    fromHeight: pixelCount(from.height),
    width: pixelCount(to.width),
    height: pixelCount(to.height),
  });
}

const AVAILABILITY_KEYS: Readonly<Record<AvailabilityStatus, string>> = {
  ok: 'popup_there',
  missing: 'popup_missing',
  blocked: 'popup_blocked',
  error: 'popup_failed',
};

export function availabilityText({ status, http_status: code }: Availability): string {
  if (status === 'missing' && code !== undefined && code < 400) return message('popup_missing_placeholder');
  const text = message(AVAILABILITY_KEYS[status]);
  return code === undefined || status === 'ok' ? text : message('popup_with_code', { text, code });
}

export function tierName(tier: QualityTier): string {
  return message(`popup_tier_${tier}`);
}

export function formatName(format: ImageFormat): string {
  return message(`popup_format_${format}`);
}

/** Where a picture was found, for everybody, as part of a sentence. */
export function sourceName(method: SourceMethod): string {
  return message(`popup_source_${method}`);
}

/** The same in the words of who builds pages. */
export function technicalSource(method: SourceMethod): string {
  return message(`popup_technical_${method}`);
}

/** A term of a score as a line of its own; `host` is the picture's. */
export function bonusLine(name: string, host: string): string {
  return sentenceCase(bonusReason(name, host));
}

/** What the program itself calls the rule behind a term; undefined where the term's words say all. */
export function ruleName(name: string): string | undefined {
  const rule = name.startsWith(ORIGINAL) ? name.slice(ORIGINAL.length) : '';
  return rule === '' || Object.hasOwn(ORIGINAL_KEYS, rule) ? undefined : rule;
}

/** A term of a score as part of a sentence, without its sign. */
export function bonusTerm(
  { name, points: value }: Bonus,
  { quality_tier, url }: Pick<ImageCandidate, 'quality_tier' | 'url'>,
): string {
  const written = number(Math.abs(value));
  if (name === 'tier') return message(`popup_term_tier_${quality_tier}`, { points: written });
  return message('popup_term_reason', { points: written, reason: bonusReason(name, hostOf(url)) });
}

/** Terms whose names end with what they are about: a way that names the picture too, a rule that found it. */
const ALSO = 'also_';
const ORIGINAL = 'original: ';
/** Rules that belong to no host in particular. All others are habits of addresses on the picture's host. */
const ORIGINAL_KEYS: Readonly<Record<string, string>> = {
  'named by the page': 'popup_bonus_original_page',
  'proxied-address': 'popup_bonus_original_proxied',
  'size-parameters': 'popup_bonus_original_size',
};

/**
 * What a term is given for, as part of a sentence; `host` is the picture's. One without words of its own is shown by its
 * name, `in_article` as `in article`.
 */
export function bonusReason(name: string, host: string): string {
  if (name.startsWith(ALSO)) {
    const source = message(`popup_source_${name.slice(ALSO.length)}`);
    return message('popup_bonus_also', { source });
  }
  if (name.startsWith(ORIGINAL)) {
    const known = ORIGINAL_KEYS[name.slice(ORIGINAL.length)];
    return message(known ?? 'popup_bonus_original', { host });
  }
  const key = `popup_bonus_${name}`;
  const words = message(key);
  return words === key ? name.replace(/[_-]+/g, ' ') : words;
}

export function sentenceCase(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(languageTag()) + text.slice(1);
}
