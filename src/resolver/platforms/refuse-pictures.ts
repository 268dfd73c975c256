import type { Endpoint } from './define-platform';

/** The endpoint without the pictures it names in place of one that is not there: default avatars, placeholders. */
export function refusePictures(endpoint: Endpoint, placeholder: RegExp): Endpoint {
  return {
    ...endpoint,
    read(answer) {
      const known = endpoint.read(answer);
      const drafts = known?.drafts.filter(({ url }) => !placeholder.test(url)) ?? [];
      return known && drafts.length > 0 ? { ...known, drafts } : null;
    },
  };
}
