import { createHandler, type Handler, type HandlerDeps } from '../../src/contract/handler';
import type { ApiResponse } from '../../src/contract/types';
import { isAcceptedVideoUrl } from '../../src/resolver/canonicalize-url';
import type { Caller, ResolveRequest } from '../../src/resolver/types';
import { REQUEST_ID, sampleResult } from './sample-result';

export const CALLER: Caller = { kind: 'extension', id: 'abcdefghijklmnopabcdefghijklmnop' };

export interface TestHandler {
  handle: Handler;
  /** Sends a message as another extension would. */
  send(message: unknown): Promise<ApiResponse>;
  /** What the resolver was asked. */
  asked: ResolveRequest[];
}

/** A handler over a resolver that answers everything with one result. */
export function createTestHandler(deps: Partial<HandlerDeps> = {}): TestHandler {
  const asked: ResolveRequest[] = [];
  const handle = createHandler({
    resolve: async (request) => {
      asked.push(request);
      return sampleResult;
    },
    newRequestId: () => REQUEST_ID,
    isAcceptedVideoUrl,
    ...deps,
  });
  return { handle, send: (message) => handle(message, CALLER), asked };
}
