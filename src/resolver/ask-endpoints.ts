import { BusyError, toResolveError } from './errors';
import type { Endpoint, EndpointAnswer, Platform } from './platforms/define-platform';
import type { Run } from './run';
import { readJson } from './sources/read-json';
import { sourceContext } from './sources/source-context';
import { permissionNotice } from './sources/source-notices';
import type { Canonical, Notice } from './types';

const LIMITS = {
  /** Bytes of one answer. */
  answerMaxBytes: 524_288,
  /** An API that is slower than this is passed over. */
  timeoutMs: 4_000,
} as const;

/** What a platform's endpoints say of a resource; `warnings` tell why those that say nothing do not. */
export interface EndpointFindings extends EndpointAnswer {
  warnings: Notice[];
}

/**
 * Asks a platform's endpoints in their order until one names a picture. A host that is not granted, an answer that is
 * no JSON or of another shape, and every fault of the network is a warning, and the next one is asked.
 */
export async function askEndpoints(
  platform: Platform,
  canonical: Canonical,
  run: Run,
): Promise<EndpointFindings> {
  const warnings: Notice[] = [];
  for (const endpoint of platform.endpoints?.(canonical) ?? []) {
    const asked = await ask(endpoint, platform, run);
    if ('drafts' in asked) return { ...asked, warnings };
    warnings.push(asked);
  }
  return { drafts: [], warnings };
}

async function ask(endpoint: Endpoint, platform: Platform, run: Run): Promise<EndpointAnswer | Notice> {
  const context = sourceContext(run, LIMITS.timeoutMs);
  try {
    const { value } = await readJson(endpoint.url, LIMITS.answerMaxBytes, context);
    return endpoint.read(value) ?? failed(endpoint, platform, 'Its answer names no picture.');
  } catch (fault) {
    if (fault instanceof BusyError) throw fault;
    const cause = toResolveError(fault);
    if (cause.reason === 'permission_required') return permissionNotice(cause);
    return failed(endpoint, platform, cause.message);
  }
}

function failed({ way, url }: Endpoint, { name }: Platform, why: string): Notice {
  const what = way === 'api' ? 'public data' : 'oEmbed answer';
  return {
    code: 'SOURCE_FAILED',
    message: `The ${what} of ${name} did not help: ${why}`,
    step: 'collect',
    url,
  };
}
