import { fromBase64 } from '../../url/from-base64';
import { decoded } from '../../decoded';
import { parseJson } from '../parse-json';

const BASE64_JSON = /^(?:eyJ|W3si)[\w+/\s-]+=*$/;

/** JSON that stands in a text, also as an address or as Base64 writes it, or once more in a text; undefined for none. */
export function dataInText(text: string): unknown {
  const written = inPlain(text);
  const read = /^\s*[{["]/.test(written) ? parseJson(written) : undefined;
  return typeof read === 'string' && read.length < text.length ? dataInText(read) : read;
}

/** A text as it was before an address or Base64 wrote it. */
function inPlain(text: string): string {
  if (/^%[57]B/i.test(text)) return decoded(text);
  return BASE64_JSON.test(text) ? fromBase64(text.replace(/[\s=]/g, '')) : text;
}
