import { ResolveError } from '../../../src/resolver/errors';
import { extractPictures } from '../../../src/resolver/extractors/extract-pictures';
import type { PageSnapshot, SnapshotLink } from '../../../src/resolver/page-snapshot';
import { startRun } from '../../../src/resolver/run';
import type { MoreOptions, MorePictures } from '../../../src/resolver/sources/more-pictures';
import { morePictures } from '../../../src/resolver/sources/more-pictures';
import { DEFAULT_OPTIONS } from '../../../src/resolver/types';
import type { FakeAnswer } from '../../ports/fake-fetch';
import type { FakePorts } from '../../ports/fake-ports';
import { createFakePorts } from '../../ports/fake-ports';
import { createSnapshot } from '../../ports/sample-snapshot';

export const PAGE = 'https://blog.example.org/2026/story';
export const OEMBED = `https://blog.example.org/oembed?url=${encodeURIComponent(PAGE)}`;
export const MANIFEST = 'https://blog.example.org/app/manifest.json';
export const THUMBNAIL = 'https://cdn.example.org/thumb.jpg';

export function link(facts: Partial<SnapshotLink>): SnapshotLink {
  return { rel: [], href: '', type: '', sizes: '', as: '', imagesrcset: '', itemprop: '', ...facts };
}

export const OEMBED_LINK = link({ rel: ['alternate'], type: 'application/json+oembed', href: OEMBED });
export const MANIFEST_LINK = link({ rel: ['manifest'], href: '/app/manifest.json' });

export function text(body: string): FakeAnswer {
  return { contentType: 'application/json', body: new TextEncoder().encode(body) };
}

export function json(value: unknown): FakeAnswer {
  return text(JSON.stringify(value));
}

export function thumbnail(facts: object = {}): FakeAnswer {
  return json({ version: '1.0', type: 'rich', thumbnail_url: THUMBNAIL, ...facts });
}

export function refused(reason: 'permission_required' | 'private_address', origin?: string): FakeAnswer {
  return { fault: new ResolveError(reason, `Not ${reason}.`, { origin }) };
}

export interface Asked extends MorePictures {
  ports: FakePorts;
  /** Addresses of the requests, in order. */
  requests: string[];
  /** Addresses of the pictures from elsewhere than the page itself, best first. */
  found: string[];
}

/** What the sources add to a page, with a network of the given answers. */
export async function askAbout(
  page: Partial<PageSnapshot>,
  answers: Record<string, FakeAnswer>,
  options: MoreOptions & { ports?: FakePorts } = {},
): Promise<Asked> {
  const ports = options.ports ?? createFakePorts(answers);
  const caller = { kind: 'user', privateWindow: false } as const;
  const run = startRun({ requestId: '1', url: PAGE, options: DEFAULT_OPTIONS, caller }, ports);
  const snapshot = createSnapshot({ url: PAGE, baseUrl: PAGE, ...page });
  const more = await morePictures(snapshot, extractPictures(snapshot), run, options);
  return {
    ...more,
    ports,
    requests: ports.fetch.requests.map(({ url }) => url),
    found: more.pictures.pictures
      .filter(({ source_method }) => source_method === 'oembed' || source_method === 'manifest')
      .map(({ url }) => url),
  };
}
