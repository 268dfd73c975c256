import fc from 'fast-check';
import { expect, it } from 'vitest';
import { askAbout, json, MANIFEST, MANIFEST_LINK, OEMBED, OEMBED_LINK } from './source-answers';

const address = fc.oneof(
  fc.constantFrom(
    'https://[',
    'http://a b/',
    '//',
    'https:///x',
    '//cdn.example.org/x.jpg',
    '\u0000',
    'http://%',
  ),
  fc.webUrl(),
  fc.jsonValue(),
);
const picture = fc.record(
  { src: address, sizes: fc.jsonValue(), purpose: fc.jsonValue() },
  { requiredKeys: [] },
);
const answer = fc.record(
  {
    type: fc.oneof(fc.constantFrom('photo', 'rich'), fc.jsonValue()),
    url: address,
    title: fc.jsonValue(),
    thumbnail_url: address,
    thumbnail_width: fc.jsonValue(),
    thumbnail_height: fc.jsonValue(),
    start_url: address,
    icons: fc.oneof(fc.array(picture), fc.jsonValue()),
    screenshots: fc.oneof(fc.array(picture), fc.jsonValue()),
  },
  { requiredKeys: [] },
);

it('whatever a source answers, the run goes on, and every picture has an absolute http(s) address', async () => {
  await fc.assert(
    fc.asyncProperty(answer, async (value) => {
      const links = [OEMBED_LINK, MANIFEST_LINK];
      const { found } = await askAbout({ links }, { [OEMBED]: json(value), [MANIFEST]: json(value) });
      for (const url of found) expect(new URL(url).protocol).toMatch(/^https?:$/);
    }),
  );
});
