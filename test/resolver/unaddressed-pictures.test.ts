import { expect, it } from 'vitest';
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

it('warns of each picture that a page shows and nobody can be given the address of, and remembers the answer for as long', async () => {
  const ports = createFakePorts({ [COVER]: { body: await jpeg(1200, 800) }, [PAGE]: { status: 200 } });
  const pages = createFakePageReader({
    [PAGE]: {
      images: [articleImage(0, { src: COVER })],
      unaddressed: [
        { made: 'canvas', width: 600, height: 400 },
        { made: 'script', width: 500, height: 300 },
        { made: 'data', width: 640, height: 480 },
      ],
    },
  });
  const { best, warnings, cache } = await resolveCover(REQUEST, { ...ports, pages });
  expect(best.url).toBe(COVER);
  expect(warnings).toEqual(
    ['600x400', '500x300', '640x480'].map((size) => ({
      code: 'PICTURE_WITHOUT_ADDRESS',
      message: expect.stringContaining(`of ${size} pixels that the page shows`),
      step: 'collect',
    })),
  );
  expect(cache.ttl_seconds).toBe(86_400);
});
