/** Text in base 64 with `-` and `_`; empty where it is none. */
export function fromBase64(text: string): string {
  const plain = text.replace(/-/g, '+').replace(/_/g, '/');
  if (!/^[A-Za-z\d+/]*$/.test(plain) || plain.length % 4 === 1) return '';
  const bytes = Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
