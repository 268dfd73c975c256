import type { ImageCandidate } from '../contract/types';

const MAX_LENGTH = 100;
/** File systems count bytes: 255 for a name, of which browsers want a few for "(1)" and the part file. */
const MAX_BYTES = 220;
const FALLBACK_STEM = 'cover';
/** Path and shell characters, and what Windows or a browser's download API changes or refuses. */
const UNSAFE = /[\\/:*?"<>|~%]+/g;
/**
 * Controls, bidi and other invisible marks, lone surrogates, private and unassigned code points. Joiners are
 * among them, though some scripts and emoji use them: Chromium refuses a name that has one.
 */
const INVISIBLE = /\p{C}+/gu;
/** Device names on Windows, whatever extension follows. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;
/** Nothing may begin or end a name that hides the file, or that Windows drops. */
const EDGES = /^[\s.]+|[\s.]+$/g;
const EXTENSION_IN_PATH = /^[^?#]*(\.(?:jpe?g|png|webp|avif|gif|svg|bmp|ico|tiff?))(?:[?#]|$)/i;

const utf8 = new TextEncoder();

/**
 * A name for the file of a picture, made from the page's title: one path component that every desktop
 * system takes, of at most 100 characters. The extension comes from the format, else from the address.
 */
export function downloadFileName(
  title: string,
  { url, format }: Pick<ImageCandidate, 'url' | 'format'>,
): string {
  const extension =
    format === 'unknown' ? (EXTENSION_IN_PATH.exec(url)?.[1]?.toLowerCase() ?? '') : `.${format}`;
  const clean = title
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(UNSAFE, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(EDGES, '');
  // Without an extension of ours the title must not bring one, such as `.exe`.
  const dotless = extension === '' ? clean.replaceAll('.', ' ') : clean;
  const safe = RESERVED.test(dotless) ? `_${dotless}` : dotless;
  const stem = cut(safe, extension.length).replace(EDGES, '');
  return `${stem || FALLBACK_STEM}${extension}`;
}

/** Cuts between whole characters as people see them, leaving room for `reserved` more. */
function cut(text: string, reserved: number): string {
  // Made where it is needed: it is slow to make, and most clicks download nothing.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    const longer = kept + segment;
    if (longer.length + reserved > MAX_LENGTH || utf8.encode(longer).length + reserved > MAX_BYTES) break;
    kept = longer;
  }
  return kept;
}
