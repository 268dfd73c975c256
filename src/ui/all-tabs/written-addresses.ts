import { parseUrl } from '../../contract/parse-url';

/** Where an address ends within any text; behind a comma another one may begin at once. */
const ADDRESS =
  /https?:\/\/(?:(?![,;|]+https?:\/\/)[^\s"'<>\\^`{|}。，、；：！？「」『』（）【】《》〈〉؛،])+/gi;
/** What ends a sentence or a pair of brackets belongs to the text around. */
const TRAILING = /[.,;:!?*_~»”’]+$/;

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** The http(s) addresses in a text, in its order. */
export function writtenAddresses(text: string): string[] {
  return [...text.matchAll(ADDRESS)]
    .map(([written]) => withoutClosing(written))
    .filter((address) => parseUrl(address) !== null);
}

/** Markdown's `[a](https://b)`: a closing bracket that nothing in the address has opened is not of it. */
function withoutClosing(written: string): string {
  let address = written.replace(TRAILING, '');
  for (const [open, close] of BRACKETS)
    while (address.endsWith(close) && count(address, close) > count(address, open))
      address = address.slice(0, -1).replace(TRAILING, '');
  return address;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
