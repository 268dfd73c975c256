import { describe, expect, it } from 'vitest';
import { manifestLink } from '../../../src/resolver/extractors/manifest-link';
import { oembedLinks } from '../../../src/resolver/extractors/oembed-links';
import { createSnapshot } from '../../ports/sample-snapshot';
import { link, OEMBED, OEMBED_LINK } from './source-answers';

describe('links to an oEmbed answer', () => {
  it.each([
    ['as the specification has it', {}, [OEMBED]],
    ['with a charset and in capitals', { type: 'Application/JSON+oEmbed; charset=utf-8' }, [OEMBED]],
    ['as text', { type: 'text/json+oembed' }, [OEMBED]],
    ['relative to the base', { href: 'oembed?u=1#x' }, ['https://example.org/base/oembed?u=1']],
    ['for XML', { type: 'text/xml+oembed' }, []],
    ['that is a feed', { type: 'application/json' }, []],
    ['of another relation', { rel: ['canonical'] }, []],
    ['by a script', { href: 'javascript:alert(1)' }, []],
    ['of endless length', { href: `/o?${'a'.repeat(5_000)}` }, []],
    ['about the home page', { href: 'https://example.org/oembed?url=https%3A%2F%2Fexample.org%2F' }, []],
  ])('%s', (_how, facts, expected) => {
    const links = [link({ ...OEMBED_LINK, ...facts })];
    expect(oembedLinks(createSnapshot({ links, baseUrl: 'https://example.org/base/' }))).toEqual(expected);
  });

  it.each(['https://example.org/?utm_source=feed', 'https://example.org/#top'])(
    'about the home page are of use on it: %s',
    (url) => {
      const href = 'https://example.org/oembed?url=https%3A%2F%2Fexample.org%2F';
      expect(oembedLinks(createSnapshot({ url, links: [link({ ...OEMBED_LINK, href })] }))).toEqual([href]);
    },
  );

  it('that say the same are one', () => {
    expect(oembedLinks(createSnapshot({ links: [OEMBED_LINK, OEMBED_LINK] }))).toEqual([OEMBED]);
  });
});

describe('the link to a web app manifest', () => {
  it.each([
    ['/m.json', 'https://example.org/m.json'],
    ['data:application/json,{}', null],
    ['blob:https://example.org/1', null],
    [`/${'a'.repeat(5_000)}`, null],
  ])('%s', (href, expected) => {
    const links = [link({ rel: ['icon'], href: '/i.png' }), link({ rel: ['manifest'], href })];
    expect(manifestLink(createSnapshot({ links }))).toBe(expected);
  });
});
