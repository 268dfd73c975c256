import type { ResolveOptions } from '../resolver/types';
import { ProblemError } from './problems';

/** What a request asks for, checked. */
export interface Target {
  /** Absolute http(s), as the URL standard writes it. */
  url: string;
  options: ResolveOptions;
}

/** A string is parsed as JSON, anything else counts as parsed already. Throws INVALID_JSON. */
export function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    throw new ProblemError('INVALID_JSON');
  }
}
