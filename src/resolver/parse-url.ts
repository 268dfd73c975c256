/** The URL, or null where the text is none. (`URL.parse` and `URL.canParse` are newer than our oldest browser.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch (fault) {
    if (fault instanceof TypeError) return null;
    throw fault;
  }
}
