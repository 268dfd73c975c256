import type { Endpoint, EndpointAnswer } from './define-platform';

/**
 * The same endpoint without the pictures whose address (up to its query) looks like the site's stand-in for one it
 * does not have. An answer that names nothing else names no picture.
 */
export function withoutPictures(endpoint: Endpoint, placeholder: RegExp): Endpoint {
  return {
    ...endpoint,
    read(answer): EndpointAnswer | null {
      const read = endpoint.read(answer);
      const drafts = read?.drafts.filter(({ url }) => !placeholder.test(url.replace(/[?#].*$/, ''))) ?? [];
      return read && drafts.length > 0 ? { ...read, drafts } : null;
    },
  };
}
