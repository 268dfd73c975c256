import type { Scripting } from 'webextension-polyfill';
import { bytesOf } from '../../resolver/bytes-of';
import { ResolveError } from '../../resolver/errors';
import { parseUrl } from '../../resolver/parse-url';
import type { Clock, Fetch, FetchedResponse, FetchRequest } from '../../resolver/ports';
import { withoutFragment } from '../../resolver/url/without-fragment';
import { z } from '../../resolver/zod';
import type { TabPage } from '../../ui/picture-services';
import { pageChanged } from '../pages/page-changed';
import { scriptingFault } from '../pages/scripting-fault';
import { untilAborted } from '../until-aborted';
import { contentLengthOf } from './content-length';
import { allowedUrl, isAllowedUrl } from './address-policy';
import type { PageQuestion } from './fetch-in-page';
import { fetchInPage } from './fetch-in-page';
import { NETWORK_LIMITS } from './guarded-fetch';

export interface PageFetchParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  clock: Pick<Clock, 'timeoutSignal'>;
}

/**
 * The network as a page in a tab has it: its own host, and hosts that let pages read what they send (the CORS protocol).
 * It works where a script may run in that page, without a permission for the host. The same addresses are refused as
 * everywhere. Rejects with `page_changed` where the tab shows another page by now, `network` where the page may not read
 * the answer, and with the faults of scripts.
 */
export function createPageFetch({ tabId, url: page }: TabPage, { scripting, clock }: PageFetchParts): Fetch {
  async function ask(question: PageQuestion): Promise<Answered> {
    const injection = { target: { tabId }, func: fetchInPage, args: [question], injectImmediately: true };
    const [injected] = await scripting.executeScript(injection).catch((fault: unknown) => {
      throw scriptingFault(fault, new URL(page));
    });
    return answered(injected?.result);
  }

  return {
    isAllowed: isAllowedUrl,
    async authorize(url, caller) {
      allowedUrl(url, caller);
    },
    async request(request, read) {
      const url = allowedUrl(request.url, request.caller);
      const late = AbortSignal.any([request.signal, clock.timeoutSignal(NETWORK_LIMITS.fetchTimeoutMs)]);
      const answer = await untilAborted(ask(questionOf(url, page, request)), late, TOO_LATE);
      allowedUrl(answer.url, request.caller);
      return read(describe(answer));
    },
  };
}

const TOO_LATE = 'The host took too long to answer.';

function questionOf(url: URL, page: string, { method, maxBytes, freshness }: FetchRequest): PageQuestion {
  const isOwnHost = url.origin === parseUrl(page)?.origin;
  return {
    url: url.href,
    page: withoutFragment(page),
    method,
    caches: freshness === 'default' ? (isOwnHost ? OF_OWN_HOST : OF_OTHER_HOST) : [freshness],
    maxBytes,
    timeoutMs: NETWORK_LIMITS.fetchTimeoutMs,
  };
}

/** What the page shows is in the browser's cache already, so that mostly nothing is asked for. */
const OF_OWN_HOST: readonly RequestCache[] = ['force-cache'];
/** A file that was loaded to be shown may lie there without the permission to be read that its host gives who asks for it. */
const OF_OTHER_HOST: readonly RequestCache[] = ['force-cache', 'no-store'];

const answeredSchema = z.object({
  status: z.literal('answered'),
  url: z.string(),
  httpStatus: z.int(),
  contentType: z.nullable(z.string()),
  contentLength: z.nullable(z.string()),
  base64: z.string(),
});
const pageAnswerSchema = z.union([
  answeredSchema,
  z.object({ status: z.literal('moved') }),
  z.object({ status: z.literal('failed'), why: z.string(), isLate: z.boolean() }),
]);
type Answered = z.infer<typeof answeredSchema>;

/** The script is ours, but it ran in a page; one that was left while it ran gives nothing. */
function answered(result: unknown): Answered {
  const { data } = pageAnswerSchema.safeParse(result);
  if (data?.status === 'answered') return data;
  if (data?.status !== 'failed') throw pageChanged();
  if (data.isLate) throw new ResolveError('timeout', TOO_LATE, { cause: data.why });
  throw new ResolveError('network', 'The page may not read this picture.', { cause: data.why });
}

function describe({ url, httpStatus, contentType, contentLength, base64 }: Answered): FetchedResponse {
  return {
    url,
    status: httpStatus,
    contentType,
    contentLength: contentLengthOf(contentLength),
    body: oneChunk(base64),
  };
}

async function* oneChunk(base64: string): AsyncGenerator<Uint8Array> {
  yield bytesOf(atob(base64));
}
