import { expect } from 'vitest';
import type { ErrorBody } from '../../src/contract/types';
import { schemaErrors } from './published-schema';
import { createTestHandler } from './test-handler';

export const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const pageByQuery = (url: unknown) => ({ method: 'GET', path: '/api/resolve', query: { url } });
export const pageByBody = (url: unknown) => ({ method: 'POST', path: '/api/resolve', body: { url } });
export const video = (body: unknown) => ({ method: 'POST', path: '/v1/resolve', body });

/** Arrays in arrays, `depth` levels. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Sends bad input, checks the answer's form, and that the next request works. */
export async function refusal(message: unknown) {
  const { send, asked } = createTestHandler();
  const { status, headers, body } = await send(message);
  expect(schemaErrors('error', body)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await send(pageByQuery('https://example.com/'))).toMatchObject({ status: 200 });
  return { status, headers, ...(body as ErrorBody).error };
}
