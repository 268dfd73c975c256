import { bytesOf } from '../../resolver/bytes-of';

/** `data:`, the media type with its parameters, whether it is Base64, and the file (RFC 2397). */
const PARTS = /^data:([^,]*?)(;\s*base64\s*)?,(.*)$/is;
const ESCAPED = /%([\da-f]{2})/gi;

/** The file that a `data:` address holds; null where it is none. */
export function blobOfDataUrl(dataUrl: string): Blob | null {
  const [, type = '', base64, written] = PARTS.exec(dataUrl) ?? [];
  if (written === undefined) return null;
  const plain = written.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const bytes = base64 === undefined ? bytesOf(plain) : bytesOfBase64(plain);
  return bytes && new Blob([bytes], { type: type.trim() });
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return bytesOf(atob(text));
  } catch (fault) {
    // Its author's slip: the browser shows no picture there either.
    if (fault instanceof DOMException) return null;
    throw fault;
  }
}
