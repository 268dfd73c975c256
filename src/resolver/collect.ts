import { askEndpoints } from './ask-endpoints';
import type { Collected } from './collected';
import { ResolveError } from './errors';
import { firstOfEach } from './first-of-each';
import { formatOfPath } from './image-format';
import { LIMITS } from './limits';
import { pictureItself } from './picture-itself';
import type { CandidateDraft, Platform } from './platforms/define-platform';
import { platformTerm } from './platforms/platform-terms';
import { platformById } from './platforms/registry';
import { readPage } from './read-page';
import type { Run } from './run';
import { permissionNotice } from './sources/source-notices';
import { truncation } from './truncation';
import type { Canonical, Notice } from './types';

/** Collects in the cheapest honest way: by the platform's rules, its API or oEmbed, else from the page. Rejects with the reason why it cannot be read. */
export async function collect(canonical: Canonical, run: Run): Promise<Collected> {
  const platform = platformById(canonical.platform);
  const rules = platform?.candidates?.(canonical) ?? [];
  if (platform?.isComplete && rules.length > 0) return found(rules);
  if (run.request.kind === 'image') return found([pictureItself(run.request.url)]);
  return platform ? ofPlatform(platform, rules, canonical, run) : pageOrPicture(canonical, run);
}

function found(drafts: CandidateDraft[]): Collected {
  return { drafts, meta: {}, warnings: [], isLive: false };
}

/**
 * What the platform tells comes first. A page that is in front of the user is read beside it, any other only where
 * the platform's endpoints tell nothing: its rules are guesses until they are probed.
 */
async function ofPlatform(
  platform: Platform,
  rules: readonly CandidateDraft[],
  canonical: Canonical,
  run: Run,
): Promise<Collected> {
  // A page that is open costs nothing to read, and shows something at once.
  const isOpen = run.request.tabId !== undefined;
  const [told, open] = await Promise.all([
    askEndpoints(platform, canonical, run),
    isOpen ? pageOrFault(canonical, run) : undefined,
  ]);
  const known = uniqueByAddress([...rules, ...told.drafts])
    .map(withTerm)
    .filter(({ url }) => run.fetch.isAllowed(url, run.request.caller));
  const { warnings, meta = {} } = told;
  if (told.drafts.length > 0 && !isOpen) return { drafts: known, meta, warnings, isLive: false };
  const read = open ?? (await pageOrFault(canonical, run));
  if (read instanceof ResolveError && known.length === 0) throw read;
  const page = read instanceof ResolveError ? unread(read) : read;
  const drafts = uniqueByAddress([...known, ...page.drafts]);
  const cut = drafts.length - LIMITS.candidatesAnswered;
  return {
    ...page,
    drafts: drafts.slice(0, LIMITS.candidatesAnswered),
    meta: { ...page.meta, ...meta },
    warnings: [...warnings, ...page.warnings, ...truncation(cut)],
  };
}

/** The page; where its address is that of a picture's file, as links in forums are, that picture. */
async function pageOrPicture(canonical: Canonical, run: Run): Promise<Collected> {
  const read = await pageOrFault(canonical, run);
  if (!(read instanceof ResolveError)) return read;
  const isFile = read.reason === 'unsupported_content_type' && formatOfPath(run.request.url) !== 'unknown';
  if (!isFile) throw read;
  return found([pictureItself(run.request.url)]);
}

/** The page, or why it could not be read. Every other fault rejects. */
async function pageOrFault(canonical: Canonical, run: Run): Promise<Collected | ResolveError> {
  try {
    return await readPage(canonical, run);
  } catch (fault) {
    if (fault instanceof ResolveError) return fault;
    throw fault;
  }
}

function withTerm(draft: CandidateDraft): CandidateDraft {
  return { ...draft, bonuses: [platformTerm(draft.source_method), ...(draft.bonuses ?? [])] };
}

/** The platform's own pictures are an answer without the page; why it could not be read is said beside them. */
function unread(fault: ResolveError): Collected {
  const notice: Notice =
    fault.reason === 'permission_required'
      ? permissionNotice(fault)
      : { code: 'SOURCE_FAILED', message: fault.message, step: 'collect' };
  return { ...found([]), warnings: [notice] };
}

function uniqueByAddress(drafts: readonly CandidateDraft[]): CandidateDraft[] {
  return firstOfEach(drafts, ({ url }) => url.replace(/^https?:/, ''));
}
