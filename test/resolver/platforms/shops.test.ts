import { describe, expect, it } from 'vitest';
import { amazon } from '../../../src/resolver/platforms/amazon';
import { imdb } from '../../../src/resolver/platforms/imdb';
import { steam } from '../../../src/resolver/platforms/steam';
import { ownTitle } from '../../../src/resolver/platforms/own-title';
import { canonicalOf, endpointUrls, readAnswer, ruleUrls } from './platform-questions';

describe('Amazon', () => {
  it.each([
    'https://www.amazon.co.uk/A-Title/dp/B098XNCHLD/ref=sr_1_1?keywords=a&qid=1',
    'https://www.amazon.co.uk/dp/B098XNCHLD?th=1&psc=1',
    'https://m.amazon.co.uk/gp/aw/d/B098XNCHLD',
    'https://www.amazon.co.uk/gp/offer-listing/B098XNCHLD/ref=dp_olp',
    'https://www.amazon.co.uk/product-reviews/B098XNCHLD',
    'https://www.amazon.co.uk/A-Title/product-reviews/B098XNCHLD/',
    'https://www.amazon.co.uk/exec/obidos/tg/detail/-/B098XNCHLD',
    'https://www.amazon.co.uk/o/ASIN/B098XNCHLD/',
    'https://www.amazon.co.uk/-/de/dp/B098XNCHLD',
    'https://www.amazon.co.uk/gp/product?asin=B098XNCHLD',
  ])('%s is the same product', (url) => {
    expect(canonicalOf(amazon, url)).toMatchObject({
      resource_id: { tld: 'co.uk', asin: 'B098XNCHLD' },
      canonical_url: 'https://www.amazon.co.uk/dp/B098XNCHLD',
    });
  });

  it('knows the cover of a book by its number, and the empty picture of one without', () => {
    const [draft] = amazon.candidates?.(canonicalOf(amazon, 'https://www.amazon.com/dp/0810989891')) ?? [];
    expect(draft?.url).toBe(
      'https://images-na.ssl-images-amazon.com/images/P/0810989891.01._SCLZZZZZZZ_.jpg',
    );
    expect(draft?.placeholder).toMatchObject({ width: 1, height: 1 });
  });

  it('guesses no picture of anything else', () => {
    expect(ruleUrls(amazon, 'https://www.amazon.com/dp/B098XNCHLD')).toEqual([]);
    expect(ruleUrls(amazon, 'https://amzn.to/abc123')).toEqual([]);
  });

  it.each([
    ['Amazon.com: A Title: 9780810989894: Someone: Books', 'A Title: 9780810989894: Someone: Books'],
    ['A Title : Amazon.de: Bücher', 'A Title'],
    ['The Amazon.com story', 'The Amazon.com story'],
  ])('the page %s is %s', (pageTitle, title) => {
    expect(ownTitle(amazon, pageTitle)).toBe(title);
  });
});

describe('IMDb', () => {
  const url = 'https://www.imdb.com/title/tt0089276/';

  it('takes the poster of the title asked about, not of its neighbours', () => {
    expect(endpointUrls(imdb, url)).toEqual(['https://v3.sg.media-imdb.com/suggestion/x/tt0089276.json']);
    const poster = {
      imageUrl: 'https://m.media-amazon.com/images/M/MV5B@._V1_.jpg',
      width: 2_000,
      height: 3_000,
    };
    const other = { ...poster, imageUrl: 'https://m.media-amazon.com/images/M/other@._V1_.jpg' };
    const answer = {
      d: [
        { id: 'tt1', l: 'Other', i: other },
        { id: 'tt0089276', l: 'A film', i: poster, y: 1985 },
      ],
    };
    expect(readAnswer(imdb, url, answer)).toMatchObject({
      drafts: [{ url: poster.imageUrl, typicalSize: { width: 2_000, height: 3_000 } }],
      meta: { title: 'A film' },
    });
    expect(readAnswer(imdb, url, { d: [{ id: 'tt1', l: 'Other', i: other }] })).toBeNull();
  });

  it.each([[''], [{}], [{ d: [] }], [{ d: [{ id: 'tt0089276', l: 'A film' }] }]])(
    'hears nothing in %j',
    (answer) => {
      expect(readAnswer(imdb, url, answer)).toBeNull();
    },
  );

  it('asks nothing about a video', () => {
    expect(endpointUrls(imdb, 'https://www.imdb.com/video/vi3516832537')).toEqual([]);
  });
});

describe('Steam', () => {
  const url = 'https://store.steampowered.com/app/271590/A_Game/';

  it('tries the older addresses, largest first', () => {
    const drafts = steam.candidates?.(canonicalOf(steam, url)) ?? [];
    expect(drafts.map((draft) => draft.url.split('/').slice(-2).join('/'))).toEqual([
      '271590/header_2x.jpg',
      '271590/capsule_616x353.jpg',
      '271590/header.jpg',
    ]);
    expect(drafts[0]?.typicalSize).toEqual({ width: 920, height: 430 });
  });

  it('learns the address of a newer app from the shop', () => {
    const header_image = `https://shared.akamai.steamstatic.com/store_item_assets/steam/apps/271590/${'a'.repeat(40)}/header.jpg?t=1`;
    const data = {
      type: 'game',
      name: 'A Game',
      short_description: 'Play.',
      header_image,
      capsule_image: null,
    };
    expect(endpointUrls(steam, url)).toEqual(['https://store.steampowered.com/api/appdetails?appids=271590']);
    expect(readAnswer(steam, url, { 271590: { success: true, data } })).toMatchObject({
      drafts: [{ url: header_image }],
      meta: { title: 'A Game', description: 'Play.' },
    });
  });

  it.each([
    [null],
    [{ 271590: { success: false } }],
    [{ 1: { success: true, data: { header_image: 'https://a.example/b.jpg' } } }],
  ])('hears nothing in %j', (answer) => {
    expect(readAnswer(steam, url, answer)).toBeNull();
  });
});
