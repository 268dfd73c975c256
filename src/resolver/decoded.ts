/** Percent-decoded text; as it is where that fails: a lone `%`, or an encoding of old. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (fault) {
    if (fault instanceof URIError) return text;
    throw fault;
  }
}
