import { describe, expect, it } from 'vitest';
import { canonicalizeUrl } from '../../src/resolver/canonicalize-url';
import { unwrapUrl } from '../../src/resolver/url/unwrap-url';
import { webIdentity } from '../../src/resolver/url/web-identity';
import { WRAPPERS } from '../../src/resolver/wrappers/wrappers';

const PAGE = 'https://news.example/a/b?c=d';
const CODED = encodeURIComponent(PAGE);

const WRAPPED: [string, string][] = [
  [`https://www.google.com/url?sa=t&q=&url=${CODED}`, PAGE],
  [`https://www.google.co.uk/url?q=${CODED}`, PAGE],
  [`https://www.google.com.hk/imgres?imgurl=https%3A%2F%2Fnews.example%2Fa.jpg&imgrefurl=${CODED}`, PAGE],
  ['https://www.google.com/amp/s/news.example/a/b?c=d', PAGE],
  [`https://consent.google.de/m?continue=${CODED}&gl=DE`, PAGE],
  [`https://accounts.google.com/ServiceLogin?service=a&continue=${CODED}`, PAGE],
  [`https://translate.google.com/translate?sl=auto&u=${CODED}`, PAGE],
  [`https://webcache.googleusercontent.com/search?q=cache:abc:${CODED}`, PAGE],
  [`https://duckduckgo.com/l/?uddg=${CODED}&rut=1`, PAGE],
  [`https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(PAGE).replace(/=+$/, '')}&ntb=1`, PAGE],
  [`https://r.search.yahoo.com/_ylt=A/RV=2/RO=10/RU=${CODED}/RK=2/RS=b-`, PAGE],
  [`https://web.archive.org/web/20200101000000/${PAGE}`, PAGE],
  ['https://web.archive.org/web/2020id_/https:/news.example/a/b?c=d', PAGE],
  [`https://web.archive.org/web/*/${PAGE}`, PAGE],
  ['https://web.archive.org/web/2020/news.example/a/b?c=d', PAGE],
  [`https://archive.ph/newest/${PAGE}`, PAGE],
  [`https://archive.is/20200101120000/${PAGE}`, PAGE],
  [`https://archive.today/o/AbCdE/${PAGE}`, PAGE],
  ['https://news-example.cdn.ampproject.org/c/s/news.example/a/b?c=d', PAGE],
  ['https://news-example.cdn.ampproject.org/v/news.example/a/b?c=d', PAGE],
  ['https://news-example.translate.goog/a/b?c=d&_x_tr_sl=en&_x_tr_tl=de', PAGE],
  ['https://my--news-co-example.translate.goog/a?_x_tr_sch=http', 'http://my-news.co.example/a'],
  [`https://12ft.io/${PAGE}`, PAGE],
  [`https://12ft.io/proxy?q=${CODED}`, PAGE],
  [`https://12ft.io/${CODED}`, PAGE],
  [`https://r.jina.ai/${PAGE}`, PAGE],
  [`https://href.li/?${PAGE}`, PAGE],
  [`https://eur01.safelinks.protection.outlook.com/?url=${CODED}&data=05`, PAGE],
  ['https://urldefense.proofpoint.com/v2/url?u=https-3A__news.example_a_b-3Fc-3Dd&d=Dw', PAGE],
  ['https://urldefense.com/v3/__https://news.example/a/b*c=d__;Pw!!x!y$', PAGE],
  ['https://urldefense.com/v3/__https://news.example/a**Ac__;Ky8!!x!y$', 'https://news.example/a+/c'],
  [`https://slack-redir.net/link?url=${CODED}&v=3`, PAGE],
  [`https://link.juejin.cn/?target=${CODED}`, PAGE],
  [`https://link.csdn.net/?from_id=1&target=${CODED}`, PAGE],
  [`https://gitee.com/link?target=${CODED}`, PAGE],
];

describe('a link that wraps another leads to it', () => {
  it.each(WRAPPED)('%s', (wrapped, inner) => {
    expect(unwrapUrl(new URL(wrapped))?.href).toBe(inner);
  });
});

const NOT_WRAPPED = [
  'https://www.google.com/url?sa=t&q=&ved=1',
  'https://www.google.com/search?q=https%3A%2F%2Fnews.example',
  'https://notgoogle.com/url?q=https%3A%2F%2Fnews.example',
  'https://google.com.evil.example/url?q=https%3A%2F%2Fnews.example',
  'https://duckduckgo.com/?q=a&uddg=https%3A%2F%2Fnews.example',
  'https://www.bing.com/ck/a?u=a1%%%',
  'https://www.bing.com/ck/a?u=a1amF2YXNjcmlwdDphbGVydCgxKQ',
  'https://archive.ph/AbCdE',
  'https://web.archive.org/web/2020/javascript:alert(1)',
  'https://href.li/?javascript:alert(1)',
  'https://12ft.io/',
  'https://r.jina.ai/docs',
  'https://translate.goog/a',
  'https://urldefense.com/v3/nothing',
  'https://slack-redir.net/help?url=https%3A%2F%2Fnews.example',
  'https://news.example/link?url=https%3A%2F%2Fother.example',
];

describe('other links are left as they are', () => {
  it.each(NOT_WRAPPED)('%s', (url) => {
    expect(unwrapUrl(new URL(url))).toBeNull();
  });
});

describe('unwrapping is safe', () => {
  it('gives up on links that wrap each other for ever', () => {
    const loop = 'https://accounts.google.com/ServiceLogin';
    const wrapped = Array.from({ length: 9 }).reduce<string>(
      (inner) => `${loop}?continue=${encodeURIComponent(inner)}`,
      'https://youtu.be/aB3-_x9Zq0w',
    );
    expect(canonicalizeUrl(wrapped)?.platform).toBe('web');
  });

  it('finds the video through several wrappers', () => {
    const twice = 'https://12ft.io/https://youtu.be/aB3-_x9Zq0w';
    const wrapped = `https://www.google.com/url?url=${encodeURIComponent(twice)}`;
    expect(canonicalizeUrl(wrapped)?.resource_id).toEqual({ videoId: 'aB3-_x9Zq0w' });
  });

  it('reads any text in the place of the inner URL without a throw', () => {
    const texts = [
      '%',
      '%E0%A4%A',
      '**',
      '__;',
      '//',
      ':',
      '\u{1F600}',
      'https://',
      'https://%',
      'a'.repeat(3_000),
    ];
    for (const { hosts } of WRAPPERS) {
      const host = Array.isArray(hosts) ? String(hosts[0]) : 'www.google.com';
      for (const text of texts) {
        for (const path of [
          `/${text}`,
          `/url?url=${text}&q=${text}&u=${text}`,
          `/v3/__${text}__;${text}`,
          `/v2/url?u=${text}`,
        ]) {
          expect(() => unwrapUrl(new URL(`https://${host}${path}`))).not.toThrow();
        }
      }
    }
  });
});

describe('the identity of a page', () => {
  it.each([
    ['https://news.example/a?utm_source=x&id=1&fbclid=2#top', 'https://news.example/a?id=1'],
    ['https://news.example/a?UTM_Medium=x&FbClid=1&igsh=1&ysclid=2', 'https://news.example/a'],
    ['https://news.example/a?mtm_campaign=1&hsa_acc=2&gad_source=3&_hsenc=4', 'https://news.example/a'],
    ['https://user:word@news.example./a#!/view', 'https://news.example/a#!/view'],
  ])('%s is %s', (url, identity) => {
    expect(webIdentity(new URL(url))).toBe(identity);
  });

  it.each([
    'v',
    'list',
    't',
    'id',
    'p',
    'h',
    's',
    'sig',
    'token',
    'source',
    'tag',
    'ref',
    'pk',
    'pk_id',
    'utm',
  ])('keeps the parameter %s, which may name the page', (name) => {
    expect(webIdentity(new URL(`https://news.example/a?${name}=1`))).toBe(`https://news.example/a?${name}=1`);
  });
});
