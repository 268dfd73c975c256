import type { ReasonDetail } from '../errors';
import type { FoundPicture } from '../extractors/define-extractor';
import type { PagePictures } from '../extractors/extract-pictures';
import { extractPictures } from '../extractors/extract-pictures';
import { EXTRACTORS } from '../extractors/registry';
import type { PageSnapshot } from '../page-snapshot';
import type { Run } from '../run';
import type { Notice, PageMeta } from '../types';
import { askManifest } from './ask-manifest';
import { askOembed } from './ask-oembed';
import { sourceContext } from './source-context';
import { sourceRule } from './source-rules';

/** Milliseconds that all sources together may take: the page's own pictures wait for them. */
const SOURCES_TIMEOUT_MS = 4_000;

export interface MorePictures {
  /** The page's pictures with those that were found beside it, ranked as one list; those given where none were. */
  pictures: PagePictures;
  /** What oEmbed says of the page, for what the page leaves open. */
  meta: PageMeta;
  warnings: Notice[];
  /** Why something could not be asked that might have had the cover; where there is no other, it is the reason. */
  failures: ReasonDetail[];
}

export interface MoreOptions {
  /** oEmbed endpoints that the page's platform was asked by already. */
  asked?: readonly string[];
}

/**
 * Asks the network for more pictures of a page that was read, where its own leave a doubt: its oEmbed answer, and for
 * a page with nothing but icons its web app manifest. Never rejects: a source that fails is a warning.
 */
export async function morePictures(
  snapshot: PageSnapshot,
  pictures: PagePictures,
  run: Run,
  { asked = [] }: MoreOptions = {},
): Promise<MorePictures> {
  const { oembed, manifest, asksPermission } = sourceRule(pictures);
  const more: MorePictures = { pictures, meta: {}, warnings: [], failures: [] };
  if (!oembed) return more;
  const context = sourceContext(run, SOURCES_TIMEOUT_MS);
  const { pictures: found, ...answers } = await askOembed(snapshot, { asked, asksPermission }, context);
  if (!manifest || found.length > 0)
    return { ...more, ...answers, pictures: ranked(found, snapshot, pictures) };
  const app = await askManifest(snapshot, context);
  return {
    ...answers,
    pictures: ranked(app.pictures, snapshot, pictures),
    warnings: [...answers.warnings, ...app.warnings],
  };
}

/** Ranked anew as a whole: the page may name the same picture, or show it as its logo. */
function ranked(
  found: readonly FoundPicture[],
  snapshot: PageSnapshot,
  pictures: PagePictures,
): PagePictures {
  if (found.length === 0) return pictures;
  return extractPictures(snapshot, [...EXTRACTORS, { name: 'sources', extract: () => [...found] }]);
}
