import { decodeReferences } from './decode-references';

/** Control characters, those that turn the direction of text, and those that nobody sees. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters of a raw text that are looked at: more than any field keeps. */
const RAW_LENGTH = 20_000;

/**
 * Text of a page fit to be shown: references decoded, unseen characters gone, white space folded, at most
 * `maxLength` UTF-16 units and no half of a character. undefined where nothing is left.
 */
export function cleanText(text: string, maxLength: number): string | undefined {
  const folded = decodeReferences(text.slice(0, RAW_LENGTH))
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(LONE_SURROGATE, '\ufffd')
    .trim();
  const cut = folded.length > maxLength ? folded.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') : folded;
  return cut.trim() || undefined;
}
