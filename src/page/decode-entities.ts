import { DecodingMode, EntityDecoder } from './entity-decoder';

const MODES = { text: DecodingMode.Legacy, attribute: DecodingMode.Attribute } as const;

let decoded = '';
const decoder = new EntityDecoder(null, (codePoint) => {
  decoded = String.fromCodePoint(codePoint);
});

/** Text with its character references decoded; in an attribute's value some are none. */
export function decodeEntities(text: string, place: keyof typeof MODES): string {
  let at = text.indexOf('&');
  if (at < 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (; at >= 0; at = text.indexOf('&', at)) {
    decoder.startEntity(MODES[place]);
    const written = decoder.write(text, at + 1);
    const length = written < 0 ? decoder.end() : written;
    if (length > 0) {
      parts.push(text.slice(from, at), decoded);
      from = at + length;
    }
    at += Math.max(1, length);
  }
  parts.push(text.slice(from));
  return parts.join('');
}
