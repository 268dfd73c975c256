import { ResolveError } from '../../src/resolver/errors';
import type { Fetch, FetchedResponse, FetchRequest } from '../../src/resolver/ports';

export interface FakeAnswer {
  status?: number;
  contentType?: string | null;
  /** The file; its length is the content-length unless `contentLength` says otherwise. */
  body?: Uint8Array;
  contentLength?: number | null;
  /** Rejects instead of answering. */
  fault?: Error;
  /** Answers only when this settles. */
  until?: Promise<void>;
  chunkBytes?: number;
}

export interface FakeFetch extends Fetch {
  /** Every request made, in order. */
  requests: FetchRequest[];
  /** Bytes handed out for each URL. */
  bytesRead: Map<string, number>;
  answers: Map<string, FakeAnswer>;
}

function reasonOf(fault: Error | undefined): string {
  return fault instanceof ResolveError ? fault.reason : '';
}

/** A network of the given answers; any other URL is a 404. It keeps the budget and counts what is read. */
export function createFakeFetch(answers: Record<string, FakeAnswer> = {}): FakeFetch {
  const fake: FakeFetch = {
    requests: [],
    bytesRead: new Map(),
    answers: new Map(Object.entries(answers)),
    isAllowed: (url) => !/^(?:private_address|invalid_url)$/.test(reasonOf(fake.answers.get(url)?.fault)),
    async authorize(url) {
      const fault = fake.answers.get(url)?.fault ?? refusalOfOrigin(url);
      if (fault) throw fault;
    },
    async request(request, read) {
      fake.requests.push(request);
      const answer = fake.answers.get(request.url) ?? { status: 404 };
      await answer.until;
      if (request.signal.aborted) throw new ResolveError('timeout', 'The host took too long to answer.');
      if (answer.fault) throw answer.fault;
      return read(respond(request, answer));
    },
  };

  /** An origin alone is as granted as what lies on it. */
  function refusalOfOrigin(origin: string): Error | undefined {
    const onIt = [...fake.answers].filter(([url]) => url.startsWith(`${origin}/`));
    return onIt.find(([, { fault }]) => reasonOf(fault) === 'permission_required')?.[1].fault;
  }

  function respond(request: FetchRequest, answer: FakeAnswer): FetchedResponse {
    const { status = 200, contentType = 'image/jpeg', body = new Uint8Array(0) } = answer;
    const contentLength = answer.contentLength === undefined ? body.length : answer.contentLength;
    return { url: request.url, status, contentType, contentLength, body: chunks(request, answer, body) };
  }

  async function* chunks(
    { url, method, maxBytes }: FetchRequest,
    { chunkBytes = 512 }: FakeAnswer,
    file: Uint8Array,
  ) {
    const end = method === 'HEAD' ? 0 : Math.min(file.length, maxBytes);
    for (let start = 0; start < end; start += chunkBytes) {
      const chunk = file.subarray(start, Math.min(start + chunkBytes, end));
      fake.bytesRead.set(url, (fake.bytesRead.get(url) ?? 0) + chunk.length);
      yield chunk;
    }
  }

  return fake;
}
