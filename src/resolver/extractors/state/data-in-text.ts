import { decoded } from '../../decoded';
import { parseJson } from '../parse-json';

const BASE64_JSON = /^(?:eyJ|W3si)[\w+/\s-]+=*$/;

/** JSON that stands in a text, also as an address or as Base64 writes it, or once more in a text; undefined for none. */
export function dataInText(text: string): unknown {
  const written = /^%[57]B/i.test(text) ? decoded(text) : BASE64_JSON.test(text) ? ofBase64(text) : text;
  const read = /^\s*[{["]/.test(written) ? parseJson(written) : undefined;
  return typeof read === 'string' && read.length < text.length ? dataInText(read) : read;
}

/** The text that is written so; empty where it is not. */
function ofBase64(written: string): string {
  const bytes = Uint8Array.from(atobOrNone(written), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

function atobOrNone(written: string): string {
  try {
    return atob(written);
  } catch (fault) {
    // Of the length of no Base64.
    if (fault instanceof DOMException) return '';
    throw fault;
  }
}
