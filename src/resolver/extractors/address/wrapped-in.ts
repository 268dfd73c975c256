import { decoded } from '../../decoded';

/** `/image?url=https%3A%2F%2F…`, `/fetch/w_600/https%3A%2F%2F…`: a server that hands on another one's file. */
const WRAPPED = /(?:[?&](?:u|url|uri|src|img|image|f?name|file)=|\/)(https?(?:%3A%2F%2F|:\/\/)[^&?]+)/i;

/** The address inside another; undefined for none. */
export function wrappedIn(address: string): string | undefined {
  if (address.indexOf('http', 'https://'.length) < 0) return undefined;
  const written = WRAPPED.exec(address.slice('https://'.length))?.[1];
  return written?.includes('%') ? decoded(written) : written;
}
