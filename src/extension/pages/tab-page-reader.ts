import type { Scripting, Tabs } from 'webextension-polyfill';
import { ResolveError } from '../../resolver/errors';
import type { PageSnapshot } from '../../resolver/page-snapshot';
import { parseWebUrl } from '../../resolver/parse-url';
import type { Clock } from '../../resolver/ports';
import { isSamePage, pageChanged } from './page-changed';
import { scriptingFault } from './scripting-fault';
import { snapshotSchema } from './snapshot-schema';
import { untilAborted } from '../until-aborted';

/** Reads the page that a tab shows, if it is still the one at `url`. */
export type ReadTab = (tabId: number, url: string, signal: AbortSignal) => Promise<PageSnapshot>;

export interface TabPageReaderParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  tabs: Pick<Tabs.Static, 'get'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

const SCRIPT = '/page-reader.js';
/** A page that is still not parsed by then is read as far as it has come. */
const PATIENCE_MS = 2_000;

/**
 * Reads a tab's live page by a script that is there for this one answer. Rejects with `page_changed` when the
 * tab is closed or shows another page by now, `permission_required` with the origin, `unsupported_scheme` for a
 * page no extension may read, `timeout` when the signal aborts.
 */
export function createTabPageReader(parts: TabPageReaderParts): ReadTab {
  return async (tabId, url, signal) => {
    const page = scriptablePage(url);
    const late = 'The page took too long to answer.';
    const answer = await untilAborted(runReader(tabId, page, parts), signal, late);
    const stillThere = untilAborted(expectPage(tabId, page, parts.tabs), signal, late);
    const [snapshot] = await Promise.all([checked(answer), stillThere]);
    if (!isSamePage(snapshot.url, page)) throw pageChanged();
    return snapshot;
  };
}

function scriptablePage(url: string): URL {
  const page = parseWebUrl(url);
  if (page !== null) return page;
  throw new ResolveError('unsupported_scheme', 'Only pages that begin with https:// or http:// can be read.');
}

/** The browser hides the address of a page we may not see; whether that is this one, the script's run tells. */
async function expectPage(tabId: number, page: URL, tabs: TabPageReaderParts['tabs']): Promise<void> {
  const { url } = await tabs.get(tabId).catch((fault: unknown) => {
    throw new ResolveError('page_changed', 'The tab was closed.', { cause: fault });
  });
  if (url !== undefined && url !== '' && !isSamePage(url, page)) throw pageChanged();
}

async function runReader(
  tabId: number,
  page: URL,
  { scripting, clock }: TabPageReaderParts,
): Promise<unknown> {
  const run = (injectImmediately: boolean) =>
    scripting.executeScript({ target: { tabId }, files: [SCRIPT], injectImmediately });
  try {
    const [first] = await firstAnswer(run, clock.timeoutSignal(PATIENCE_MS));
    if (first === undefined) throw pageChanged();
    if (first.error !== undefined) throw scriptingFault(first.error, page);
    return first.result;
  } catch (fault) {
    throw scriptingFault(fault, page);
  }
}

type Run = (injectImmediately: boolean) => Promise<Scripting.InjectionResult[]>;

function firstAnswer(run: Run, patience: AbortSignal): Promise<Scripting.InjectionResult[]> {
  return new Promise((resolve, reject) => {
    const runAtOnce = () => void run(true).then(resolve, reject);
    patience.addEventListener('abort', runAtOnce, { once: true });
    run(false)
      .then(resolve, reject)
      .finally(() => patience.removeEventListener('abort', runAtOnce));
  });
}

async function checked(answer: unknown): Promise<PageSnapshot> {
  const parsed = snapshotSchema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ResolveError('unsupported_content_type', 'This page could not be read.', { cause: parsed.error });
}
