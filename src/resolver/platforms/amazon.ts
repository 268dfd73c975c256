import { parseUrl } from '../parse-url';
import type { CandidateDraft, PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { platformDraft } from './drafts';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';

/** Where it has a shop. */
const COUNTRIES = [
  ...['com', 'ca', 'com.mx', 'com.br', 'co.uk', 'ie', 'de', 'fr', 'it', 'es', 'nl', 'se', 'pl', 'com.be'],
  ...['com.tr', 'ae', 'sa', 'eg', 'in', 'co.jp', 'sg', 'com.au', 'cn', 'co.za'],
] as const;

const SHOP = new RegExp(
  String.raw`^(?:(?:www|smile|m)\.)?amazon\.(?<tld>${COUNTRIES.map((tld) => tld.replace('.', String.raw`\.`)).join('|')})$`,
);
const SHORT_HOST = /^(?:www\.)?(?<host>amzn\.(?:to|eu|asia|com)|a\.co)$/;

/** Ten letters and digits that begin with B; for books the ISBN-10. */
const ASIN = String.raw`(?<asin>B[A-Z\d]{9}|\d{9}[\dX])`;
const AFTER = String.raw`(?:[/:;].*)?$`;

const ids = ({ tld = '', asin = '' }) => ({ tld, asin: asin.toUpperCase() });
const productUrl = ({ tld, asin }: Readonly<Record<string, string>>): string =>
  `https://www.amazon.${tld}/dp/${asin}`;

const ROUTES: readonly Route[] = [
  {
    type: 'product',
    path: new RegExp(
      String.raw`^(?:\/[^/]+){0,3}\/(?:dp|product-reviews)\/(?:product\/)?${ASIN}${AFTER}`,
      'i',
    ),
    ids,
    canonical: productUrl,
  },
  {
    type: 'product',
    path: new RegExp(
      String.raw`^(?:\/-\/[a-z]{2}(?:_[a-z]{2})?)?\/gp\/(?:product(?:\/glance)?|aw\/d|offer-listing|reader|product-description|video\/detail)\/${ASIN}${AFTER}`,
      'i',
    ),
    ids,
    canonical: productUrl,
  },
  {
    type: 'product',
    path: new RegExp(
      String.raw`^\/(?:exec\/obidos\/(?:ASIN|tg\/detail\/-)|o\/ASIN|ASIN|d)\/${ASIN}${AFTER}`,
      'i',
    ),
    ids,
    canonical: productUrl,
  },
  {
    type: 'product',
    path: /^\/(?:gp|dp|exec|o|hz)(?:\/(?!cart|customer-reviews|help|registry|wishlist).*)?$/,
    query: { asin: ['asin', /^(?:B[A-Z\d]{9}|\d{9}[\dX])$/i] },
    ids,
    canonical: productUrl,
  },
];

const SHORT_LINKS: readonly Route[] = [
  {
    type: 'shortlink',
    path: /^\/d\/(?<shortId>[\w-]+)$/,
    ids: ({ host = '', shortId = '' }) => ({ host, shortId }),
    canonical: ({ host, shortId }) => `https://${host}/d/${shortId}`,
  },
  {
    type: 'shortlink',
    path: /^\/(?<shortId>[\w-]+)$/,
    canonical: ({ host, shortId }) => `https://${host}/${shortId}`,
  },
];

/** The picture that its servers send for a book without one. Its length is that of the smallest GIF. */
const NO_COVER = { width: 1, height: 1, bytes: 43 } as const;

/**
 * Amazon's shops, as of 2026-11. A product page declares no picture and is kept from plain requests: it is read in
 * its tab. Covers of books are also known by their ISBN, less surely. Short links need one request to be known.
 */
export const amazon = definePlatform({
  id: 'amazon',
  name: 'Amazon',
  hosts: [...COUNTRIES.map((tld) => `amazon.${tld}`), 'amzn.to', 'amzn.eu', 'amzn.asia', 'amzn.com', 'a.co'],
  unwrap: sponsoredTarget,
  resource: (url) => resourceByHost(SHOP, ROUTES, url) ?? resourceByHost(SHORT_HOST, SHORT_LINKS, url),
  addedToTitle: [/^Amazon\.[a-z.]{2,6}\s?:\s+/i, /\s+:\s+Amazon\.[a-z.]{2,6}(?::.*)?$/i],
  candidates: ({ resource_id: { asin = '' } }): CandidateDraft[] =>
    /^\d/.test(asin)
      ? [
          {
            ...platformDraft(
              'rule',
              `https://images-na.ssl-images-amazon.com/images/P/${asin}.01._SCLZZZZZZZ_.jpg`,
            ),
            placeholder: NO_COVER,
          },
        ]
      : [],
});

/** An advertisement's link names its product. */
function sponsoredTarget(url: URL): string | null {
  if (!SHOP.test(url.hostname) || !/^\/(?:sspa\/click|gp\/slredirect\/)/.test(url.pathname)) return null;
  const target = url.searchParams.get('url');
  return target === null ? null : (parseUrl(target, url.href)?.href ?? null);
}

export const examples: PlatformExamples = {
  resources: {
    'https://www.amazon.com/A-Title/dp/0810989891/ref=sr_1_1?ie=UTF8&qid=13': [
      'product',
      { tld: 'com', asin: '0810989891' },
      'https://www.amazon.com/dp/0810989891',
    ],
    'https://www.amazon.co.jp/gp/product/B0057OC5O8/': [
      'product',
      { tld: 'co.jp', asin: 'B0057OC5O8' },
      'https://www.amazon.co.jp/dp/B0057OC5O8',
    ],
    'https://smile.amazon.de/-/en/gp/product/b0057oc5o8': [
      'product',
      { tld: 'de', asin: 'B0057OC5O8' },
      'https://www.amazon.de/dp/B0057OC5O8',
    ],
    'https://www.amazon.com/exec/obidos/ASIN/888203867X': [
      'product',
      { tld: 'com', asin: '888203867X' },
      'https://www.amazon.com/dp/888203867X',
    ],
    'https://amzn.to/abc123': ['shortlink', { host: 'amzn.to', shortId: 'abc123' }, 'https://amzn.to/abc123'],
    'https://a.co/d/abc123': ['shortlink', { host: 'a.co', shortId: 'abc123' }, 'https://a.co/d/abc123'],
  },
  others: [
    'https://www.amazon.com/',
    'https://www.amazon.com/s?k=book',
    'https://www.amazon.com/gp/customer-reviews/R10VE9VUSY19L3/ref=cm_cr',
    'https://www.amazon.com/gp/cart/view.html?asin=B0057OC5O8',
    'https://aws.amazon.com/dp/B0057OC5O8',
    'https://notamazon.com/dp/B0057OC5O8',
    'https://amazon.com.evil.example/dp/B0057OC5O8',
    'https://formula.co/post',
  ],
  wrapped: {
    'https://www.amazon.com/sspa/click?ie=UTF8&url=%2FA-Title%2Fdp%2FB0057OC5O8%2Fref%3Dx':
      'https://www.amazon.com/A-Title/dp/B0057OC5O8/ref=x',
  },
};
