import { describe, expect, it } from 'vitest';
import { resolveCover } from '../../src/resolver/resolve-cover';
import type { ResolveRequest } from '../../src/resolver/types';
import { DEFAULT_OPTIONS } from '../../src/resolver/types';
import { createFakePageReader } from '../ports/fake-page-reader';
import { createFakePorts } from '../ports/fake-ports';
import { articleImage } from '../ports/sample-snapshot';
import { jpeg } from './video-answers';

const PAGE = 'https://atlas.example.org/rivers';
const COVER = 'https://atlas.example.org/rivers-1200x800.jpg';
const REQUEST: ResolveRequest = {
  requestId: '1',
  url: PAGE,
  tabId: 7,
  options: DEFAULT_OPTIONS,
  caller: { kind: 'user', privateWindow: false },
};

async function answerFor(errorStatus?: number) {
  const ports = createFakePorts({ [COVER]: { body: await jpeg(1200, 800) }, [PAGE]: { status: 200 } });
  const status = errorStatus === undefined ? {} : { errorStatus };
  const pages = createFakePageReader({ [PAGE]: { images: [articleImage(0, { src: COVER })], ...status } });
  return resolveCover(REQUEST, { ...ports, pages });
}

describe('a page in a tab that its server sent with the status of an error', () => {
  it.each([
    [404, 'PAGE_GONE', 'there is nothing at this address (status 404)'],
    [410, 'PAGE_GONE', 'there is nothing at this address (status 410)'],
    [403, 'PAGE_ERROR', 'it cannot show this page (status 403)'],
    [503, 'PAGE_ERROR', 'it cannot show this page (status 503)'],
  ])('%i has its cover, and a warning %s', async (status, code, says) => {
    const { best, warnings } = await answerFor(status);
    expect(best.url).toBe(COVER);
    expect(warnings).toEqual([{ code, message: expect.stringContaining(says), step: 'collect' }]);
  });

  it('is asked for again soon, as the page may be there by then', async () => {
    expect((await answerFor(404)).cache.ttl_seconds).toBeLessThan((await answerFor()).cache.ttl_seconds);
  });

  it('is not warned of where there is none', async () => {
    expect((await answerFor()).warnings).toBeUndefined();
  });
});
