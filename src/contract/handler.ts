import type { Caller, ResolveRequest, ResolveResult } from '../resolver/types';
import { isHealthRequest, readEnvelope } from './envelope';
import { isRecord, ownField } from './own-fields';
import type { Variant } from './problems';
import type { IsAcceptedVideoUrl } from './read-video-target';
import { createProblemResponse, createResponse } from './responses';
import { findRoute, HEALTH_BODY } from './routes';
import type { ApiResponse } from './types';

export interface HandlerDeps {
  resolve(request: ResolveRequest): Promise<ResolveResult>;
  /** A UUID: the result's `request_id`, and the one of an error body. */
  newRequestId(): string;
  isAcceptedVideoUrl: IsAcceptedVideoUrl;
  /**
   * Asked before anything but the health check is read. To refuse the caller it rejects with
   * `ProblemError('FORBIDDEN')`, or with a `BusyError` when the caller asks too often.
   */
  admit?(caller: Caller): Promise<void>;
}

/** Answers one message. Always resolves; a fault becomes an error response. */
export type Handler = (message: unknown, caller: Caller) => Promise<ApiResponse>;

/** The API without a transport: a request message in, a response message out. */
export function createHandler(deps: HandlerDeps): Handler {
  return (message, caller) => {
    const requestId = deps.newRequestId();
    // Guarded twice: reading the id of a hostile object may throw as well.
    return guarded('A', requestId, async () => {
      const response = await guarded('A', requestId, () => answer(deps, message, caller, requestId));
      return withId(response, message);
    });
  };
}

async function answer(
  deps: HandlerDeps,
  message: unknown,
  caller: Caller,
  requestId: string,
): Promise<ApiResponse> {
  if (isHealthRequest(message)) return createResponse(200, HEALTH_BODY);
  await deps.admit?.(caller);
  const envelope = readEnvelope(message);
  const route = findRoute(envelope);
  return guarded(route.variant, requestId, async () => {
    const body = await route.answer({
      envelope,
      isAcceptedVideoUrl: deps.isAcceptedVideoUrl,
      resolve: (target) => deps.resolve({ requestId, ...target, caller }),
    });
    return createResponse(200, body);
  });
}

/** Runs `work`; what it throws becomes the variant's error response. */
async function guarded(
  variant: Variant,
  requestId: string,
  work: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  try {
    return await work();
  } catch (fault) {
    return createProblemResponse(fault, requestId, variant);
  }
}

/** Echoes the caller's own mark, by which it may match answers to questions. */
function withId(response: ApiResponse, message: unknown): ApiResponse {
  const id = isRecord(message) ? ownField(message, 'id') : undefined;
  return typeof id === 'string' ? { ...response, id } : response;
}
