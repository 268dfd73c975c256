import { bytesOf } from '../bytes-of';

/** Text in base 64 with `-` and `_`; empty where it is none. */
export function fromBase64(text: string): string {
  const plain = text.replace(/-/g, '+').replace(/_/g, '/');
  if (!/^[A-Za-z\d+/]*$/.test(plain) || plain.length % 4 === 1) return '';
  return new TextDecoder().decode(bytesOf(atob(plain)));
}
