import { createPageReader } from '../../src/extension/pages/page-reader';
import { createFakeClock } from './fake-clock';
import { createFakeFetch } from './fake-fetch';
import { createFakePageReader } from './fake-page-reader';
import { COVER, describePageReader, LONG_PAGE } from './page-reader.contract';
import { articleImage, createSnapshot, propertyMeta } from './sample-snapshot';

const FACTS = {
  url: LONG_PAGE,
  metas: [propertyMeta('og:image', COVER)],
  images: [articleImage(0, { src: '/late.jpg' })],
};
const HTML = `<!doctype html><head><meta property="og:image" content="${COVER}"></head><body>
${'<p>A paragraph among many.</p>\n'.repeat(18_000)}<main><article><img src="/late.jpg"></article></main>`;

describePageReader('the fake', () => {
  const reader = createFakePageReader({ [LONG_PAGE]: FACTS });
  reader.longPages.add(LONG_PAGE);
  return { reader, fetch: createFakeFetch({ [LONG_PAGE]: {} }) };
});

describePageReader('the extension’s own', () => ({
  reader: createPageReader({
    clock: createFakeClock(),
    readTab: async () => createSnapshot({ ...FACTS, source: 'live' }),
  }),
  fetch: createFakeFetch({
    [LONG_PAGE]: {
      ...{ contentType: 'text/html', body: new TextEncoder().encode(HTML), chunkBytes: 16_384 },
    },
  }),
}));
