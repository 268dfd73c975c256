/** What a slip needs at least, but for two addresses in one: nearly every address has none of it. */
const MAY_BE_SLIP = /^(?:["'[(]|url\(|<img\b|www\.|https?:\/(?!\/)|[\w-][\w.-]*\.\w+\/)|[\r\n]/i;

const WRAPPED = /^(?:url\()?[\s"'[(]*((?:https?:)?\/\/[^\s"'<>\])]+|\/[^\s"'<>\])]+)/i;

/** A whole address right behind a host's name, behind its root or behind a path that no slash ends. */
const GLUED = /^https?:\/\/([^/:]+?)(\/|\/[^?=]*\w|)(https?:\/\/.*)$/i;

/** A scheme before a scheme. */
const SCHEME_TWICE = /^(?:https?:\/\/)+(?=https?:\/\/)/i;

/** An element in place of its address. */
const ELEMENT = /^<img\b[^>]{0,2000}?\ssrc\s*=\s*["']?([^"'\s>]+)/i;

/** A server's name at the beginning of what would be a path; no folder is called so. */
const HOST =
  /^(?!index\.)[a-z][\w-]*\.(?:(?:com|net|org)|(?:[\w-]+\.)+(?:com|net|org|info|io|app|dev|cloud|(?!js|py|ts|pl)[a-z]{2}))\//i;

/** An address that its template has broken over lines; where another begins there, the first counts. */
const LINE_BREAK = /\s*[\r\n]\s*/g;
const NEXT_LINE = /[\r\n]\s*(?:https?:)?\/\/[^]*$/i;

/** Between two addresses. */
const BETWEEN = /(?:,\s{0,9}|(?<=\.(?:jpe?g|png|webp)))https?:\/\//i;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i;

/** What says in a `srcset` how wide or dense a file is, kept behind it: `lake.jpg%202x`. */
const DESCRIPTOR = /(?<=\.(?:jpe?g|png|gif|webp|avif))(?:\s|%20)+\d+(?:\.\d+)?[xw]$/i;

/**
 * An address without the slips that templates make: wrapped as CSS or JSON have it, several in one value, of which the
 * first counts, an element in place of its address, several lines, a slash too few, backslashes, a scheme or a host put
 * before a whole address, a host without its scheme, or a size behind it as in a `srcset`.
 */
export function mendAddress(written: string, pageUrl: string): string {
  const text = withoutDescriptor(written);
  const isDouble = text.lastIndexOf('://') !== text.indexOf('://');
  if (!isDouble && !text.includes('\\') && !MAY_BE_SLIP.test(text)) return text;
  const { host } = new URL(pageUrl);
  const address = withScheme(withSlashes(unwrapped(onOneLine(text))), host);
  return isDouble ? single(address.replace(SCHEME_TWICE, ''), host) : address;
}

function withoutDescriptor(text: string): string {
  return text.endsWith('x') || text.endsWith('w') ? text.replace(DESCRIPTOR, '') : text;
}

function onOneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(NEXT_LINE, '').replace(LINE_BREAK, '') : text;
}

function unwrapped(text: string): string {
  if (text.startsWith('<')) return ELEMENT.exec(text)?.[1] ?? text;
  if (!/^(?:["'[(]|url\()/i.test(text)) return text;
  return WRAPPED.exec(text.replaceAll('\\/', '/'))?.[1] ?? text;
}

function withSlashes(text: string): string {
  const forward = text.replaceAll('\\/', '/').replaceAll('\\', '/');
  return forward.replace(/^(https?:)\/(?!\/)/i, '$1//');
}

function withScheme(text: string, host: string): string {
  const isHost = /^www\.[\w-]+\.\w/i.test(text) || text.startsWith(`${host}/`) || HOST.test(text);
  return isHost ? `https://${text}` : text;
}

/** One of several; a server of pictures takes whole addresses in its path, but the page's own root does not. */
function single(text: string, host: string): string {
  const end = text.search(BETWEEN);
  const first = text.slice(0, Math.max(0, end));
  if (PICTURE_FILE.test(first)) return first;
  const [, before, slash, inner = ''] = GLUED.exec(text) ?? [];
  return before === host || slash === '' ? inner : text;
}
