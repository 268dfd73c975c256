import { createErrorBody, PROBLEMS, toProblem, type Variant } from './problems';
import type { ApiResponse } from './types';

/** A response with the headers every response has. */
export function createResponse(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): ApiResponse {
  return { status, headers: { 'content-type': 'application/json', 'x-api-version': '1', ...headers }, body };
}

/** The error response for any thrown value. */
export function createProblemResponse(
  fault: unknown,
  requestId: string,
  variant: Variant = 'A',
): ApiResponse {
  const problem = toProblem(fault);
  const status = PROBLEMS[problem.code].status[variant];
  return createResponse(status, createErrorBody(problem, requestId), problem.extra.headers);
}
