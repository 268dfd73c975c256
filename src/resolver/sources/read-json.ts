import { ResolveError } from '../errors';
import type { Fetch, FetchedResponse, FetchRequest } from '../ports';

/** For whom something is asked, and by when. */
export interface SourceContext extends Pick<FetchRequest, 'caller' | 'freshness' | 'signal'> {
  fetch: Fetch;
}

export interface JsonAnswer {
  value: unknown;
  /** After redirects. */
  url: string;
}

/**
 * The JSON at a URL, by one GET. The content type is not looked at: many send JSON under another name. Rejects with
 * a ResolveError: the network's own, `http_status`, `too_large` past `maxBytes`, `unsupported_content_type` for what
 * is no JSON, such as a login page.
 */
export async function readJson(url: string, maxBytes: number, context: SourceContext): Promise<JsonAnswer> {
  const { fetch, ...common } = context;
  return fetch.request({ ...common, url, method: 'GET', maxBytes: maxBytes + 1 }, async (response) => ({
    value: parse(await readText(response, maxBytes)),
    url: response.url,
  }));
}

async function readText({ status, contentLength, body }: FetchedResponse, maxBytes: number): Promise<string> {
  if (status < 200 || status >= 300) {
    throw new ResolveError('http_status', `The host answered with status ${status}.`);
  }
  if ((contentLength ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (fault) {
    throw new ResolveError('unsupported_content_type', 'What came is not JSON.', { cause: fault });
  }
}

function tooLarge(maxBytes: number): ResolveError {
  return new ResolveError('too_large', `The answer is longer than ${maxBytes} bytes.`);
}
