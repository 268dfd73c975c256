import type { PageSnapshot } from '../resolver/page-snapshot';
import { parseWebUrl } from '../resolver/parse-url';

/** Of UTF-16, too, the addresses are in UTF-8 (HTML standard, "encoding-parsing a URL"). */
export function encodingOf(name: string | undefined): Pick<PageSnapshot, 'encoding'> {
  return name === undefined || name === '' || name.startsWith('utf-') ? {} : { encoding: name };
}

/** What relative addresses are relative to. A base that is no http(s) address does not count. */
export function baseUrlOf(base: string | undefined, url: string): string {
  return (base === undefined ? null : parseWebUrl(base.trim(), url))?.href ?? url;
}
