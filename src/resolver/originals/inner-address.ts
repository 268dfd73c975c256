import { decoded } from '../decoded';
import { parseWebUrl } from '../parse-url';

const ENCODED = /%(?:3a|2f|25)/i;
const SCHEME = /^https?:\/\//i;
/** A host with a domain, before a path: `cdn.example.org/a.jpg`. */
const HOST_FIRST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,18}\/./i;

/** A path of pictures is no host, however much its name looks like one. */
const FILE_ENDING = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg|php|html?)\//i;

/**
 * The absolute URL that a proxy's path or parameter holds: encoded once or twice, with or without its scheme,
 * relative to the proxy's own address where `base` is given. null where it holds none.
 */
export function innerAddress(text: string, base?: string): string | null {
  const inner = decode(text.trim()).replace(/^ssl:(?:\/\/)?/i, 'https://');
  // Some proxies and copies keep only one slash of `https://`, some write `https/`.
  const absolute = inner
    .replace(/^(https?)(?::\/*|\/+)(?=[^/])/i, '$1://')
    .replace(/^\/\/(?=[^/])/, 'https://');
  if (SCHEME.test(absolute)) return hrefOf(absolute);
  if (/^[a-z][a-z0-9+.-]*:/i.test(absolute)) return null;
  const host = HOST_FIRST.exec(absolute);
  if (host && !FILE_ENDING.test(host[0])) return hrefOf(`https://${absolute}`);
  return base === undefined ? null : hrefOf(absolute, base);
}

function decode(text: string): string {
  let address = text;
  for (let round = 0; round < 2 && ENCODED.test(address) && !SCHEME.test(address); round += 1) {
    address = decoded(address);
  }
  return address;
}

function hrefOf(text: string, base?: string): string | null {
  const url = parseWebUrl(text, base);
  return url?.username === '' ? url.href : null;
}
