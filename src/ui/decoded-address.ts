/** An address, or a part of one, as people read it; as written where it is no UTF-8 behind its percent signs. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch (fault) {
    if (fault instanceof URIError) return address;
    throw fault;
  }
}
