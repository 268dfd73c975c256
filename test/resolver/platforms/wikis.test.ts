import { describe, expect, it } from 'vitest';
import { wikimediaCommons } from '../../../src/resolver/platforms/wikimedia-commons';
import { wikipedia } from '../../../src/resolver/platforms/wikipedia';
import { ownTitle } from '../../../src/resolver/platforms/own-title';
import { answeredUrls, canonicalOf, endpointUrls, readAnswer, ruleUrls } from './platform-questions';

const UPLOAD = 'https://upload.wikimedia.org/wikipedia/commons';

describe('Wikipedia', () => {
  const page = 'https://en.wikipedia.org/wiki/AC/DC';
  const thumbnail = { source: `${UPLOAD}/thumb/a/ab/Band.jpg/330px-Band.jpg`, width: 330, height: 220 };

  it('asks for the summary, then for pictures of any licence, of the title as it is', () => {
    const [summary = '', pictures = ''] = endpointUrls(wikipedia, page);
    expect(summary).toBe('https://en.wikipedia.org/api/rest_v1/page/summary/AC%2FDC');
    expect(new URL(pictures).searchParams.get('titles')).toBe('AC/DC');
    expect(new URL(pictures).searchParams.get('pilicense')).toBe('any');
  });

  it('takes the original before the thumbnail, with their sizes', () => {
    const originalimage = { source: `${UPLOAD}/a/ab/Band.jpg`, width: 4_000, height: 2_667 };
    const answer = { title: 'AC/DC', extract: 'A band.', thumbnail, originalimage };
    const read = readAnswer(wikipedia, page, answer);
    expect(read?.drafts.map(({ url, quality_tier }) => [url, quality_tier])).toEqual([
      [originalimage.source, 'max'],
      [thumbnail.source, 'low'],
    ]);
    expect(read?.meta).toEqual({ title: 'AC/DC', description: 'A band.' });
  });

  it('takes the drawn thumbnail of an original that is no picture', () => {
    const originalimage = { source: `${UPLOAD}/a/ab/Logo.svg`, width: 512, height: 512 };
    expect(answeredUrls(wikipedia, page, { thumbnail, originalimage })).toEqual([thumbnail.source]);
  });

  it('reads the second question in the same way', () => {
    const answer = { batchcomplete: true, query: { pages: [{ pageid: 1, title: 'AC/DC', thumbnail }] } };
    expect(answeredUrls(wikipedia, page, answer, 1)).toEqual([thumbnail.source]);
    expect(readAnswer(wikipedia, page, { query: { pages: [{ missing: true }] } }, 1)).toBeNull();
    expect(readAnswer(wikipedia, page, { query: { pages: [] } }, 1)).toBeNull();
    expect(readAnswer(wikipedia, page, { error: { code: 'ratelimited' } }, 1)).toBeNull();
  });

  it.each([
    'https://ja.wikipedia.org/wiki/%E3%83%95%E3%82%A1%E3%82%A4%E3%83%AB:A.jpg',
    'https://de.wikipedia.org/wiki/Benutzer_Diskussion:Jemand',
    'https://fr.wikipedia.org/wiki/Wikip%C3%A9dia:Accueil_principal',
    'https://hu.wikipedia.org/wiki/Seg%C3%ADts%C3%A9g:Tartalom',
    'https://ru.wikipedia.org/wiki/%D0%9A%D0%B0%D1%82%D0%B5%D0%B3%D0%BE%D1%80%D0%B8%D1%8F:%D0%93%D0%BE%D1%80%D0%BE%D0%B4',
  ])('%s is no article', (url) => {
    expect(wikipedia.resource(new URL(url))).toBeNull();
  });

  it.each([
    ['https://en.wikipedia.org/wiki/Portal_2:_The_Game', 'Portal_2:_The_Game'],
    ['https://en.wikipedia.org/wiki/Mission:_Impossible', 'Mission:_Impossible'],
    ['https://en.wikipedia.org/wiki/Re:Zero', 'Re:Zero'],
    ['https://en.wikipedia.org/wiki/3:10_to_Yuma', '3:10_to_Yuma'],
    ['https://en.wikipedia.org/wiki/100%', '100%'],
    ['https://en.wikipedia.org/wiki/Who%3F', 'Who?'],
  ])('%s is the article %s', (url, title) => {
    const canonical = canonicalOf(wikipedia, url);
    expect(canonical.resource_id).toEqual({ lang: 'en', title });
    expect(canonicalOf(wikipedia, canonical.canonical_url)).toEqual(canonical);
  });

  it.each([
    ['AC/DC - Wikipedia', 'AC/DC'],
    ['AC/DC – Wikipédia', 'AC/DC'],
    ['台灣 - 維基百科，自由的百科全書', '台灣'],
    ['Spider-Man - A Film', 'Spider-Man - A Film'],
  ])('the page %s is of %s', (pageTitle, title) => {
    expect(ownTitle(wikipedia, pageTitle)).toBe(title);
  });
});

describe('Wikimedia Commons', () => {
  const page = 'https://commons.wikimedia.org/wiki/File:A_%22b%22%3F.tif';
  const info = {
    url: `${UPLOAD}/a/ab/A.tif`,
    width: 9_000,
    height: 6_000,
    mime: 'image/tiff',
    thumburl: `${UPLOAD}/thumb/a/ab/A.tif/lossy-page1-1280px-A.tif.jpg`,
    thumbwidth: 1_280,
    thumbheight: 853,
  };

  it('knows a picture by the name of the file', () => {
    expect(ruleUrls(wikimediaCommons, page)).toEqual([
      'https://commons.wikimedia.org/wiki/Special:FilePath/A_%22b%22%3F.tif?width=1280',
    ]);
  });

  it('takes only the thumbnail of a file that browsers cannot show', () => {
    expect(answeredUrls(wikimediaCommons, page, { query: { pages: [{ imageinfo: [info] }] } })).toEqual([
      info.thumburl,
    ]);
    const jpeg = { ...info, url: `${UPLOAD}/a/ab/A.jpg`, mime: 'image/jpeg' };
    expect(answeredUrls(wikimediaCommons, page, { query: { pages: [{ imageinfo: [jpeg] }] } })).toEqual([
      jpeg.url,
      info.thumburl,
    ]);
  });

  it('hears nothing in the answer for a file that is gone', () => {
    expect(readAnswer(wikimediaCommons, page, { query: { pages: [{ missing: true }] } })).toBeNull();
  });
});
