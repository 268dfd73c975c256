import { toResolveError } from '../errors';
import type { FoundPicture } from '../extractors/define-extractor';
import { manifestLink } from '../extractors/manifest-link';
import type { PageSnapshot } from '../page-snapshot';
import type { Notice } from '../types';
import type { SourceContext } from './read-json';
import { readJson } from './read-json';
import { sourceFailed } from './source-notices';
import { manifestPictures } from './web-app-manifest';

const MANIFEST_MAX_BYTES = 131_072;

export interface ManifestAnswer {
  pictures: FoundPicture[];
  warnings: Notice[];
}

/** The pictures of the page's web app manifest, where it is the site's own and may be read. Never rejects. */
export async function askManifest(snapshot: PageSnapshot, context: SourceContext): Promise<ManifestAnswer> {
  const { fetch, caller } = context;
  const url = manifestLink(snapshot);
  if (url === null || new URL(url).origin !== new URL(snapshot.url).origin || !fetch.isAllowed(url, caller)) {
    return { pictures: [], warnings: [] };
  }
  try {
    await fetch.authorize(url, caller);
    const pictures = manifestPictures(await readJson(url, MANIFEST_MAX_BYTES, context), snapshot);
    return { pictures: pictures.filter((picture) => fetch.isAllowed(picture.url, caller)), warnings: [] };
  } catch (cause) {
    const fault = toResolveError(cause);
    // Nobody is asked for a permission for the sake of an icon.
    const isWorthAWord = fault.reason !== 'permission_required';
    return { pictures: [], warnings: isWorthAWord ? [sourceFailed('web app manifest', url, fault)] : [] };
  }
}
