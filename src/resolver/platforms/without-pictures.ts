import type { Endpoint } from './define-platform';

/**
 * The same endpoint without the pictures whose address looks like the site's stand-in for one it does not have: default
 * avatars, placeholders. An answer that names nothing else names no picture.
 */
export function withoutPictures(endpoint: Endpoint, placeholder: RegExp): Endpoint {
  return {
    ...endpoint,
    read(answer) {
      const known = endpoint.read(answer);
      const drafts = known?.drafts.filter(({ url }) => !placeholder.test(url)) ?? [];
      return known && drafts.length > 0 ? { ...known, drafts } : null;
    },
  };
}
