/** The URL, or null where the text is none. (`URL.parse` and `URL.canParse` are newer than our oldest browser.) */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch (fault) {
    if (fault instanceof TypeError) return null;
    throw fault;
  }
}

/** The URL, or null where the text is none of `http:` or `https:`. */
export function parseWebUrl(text: string, base?: string): URL | null {
  const url = parseUrl(text, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
