import { describe, expect, it } from 'vitest';
import { artstation } from '../../../src/resolver/platforms/artstation';
import { behance } from '../../../src/resolver/platforms/behance';
import { deviantart } from '../../../src/resolver/platforms/deviantart';
import { flickr } from '../../../src/resolver/platforms/flickr';
import { giphy } from '../../../src/resolver/platforms/giphy';
import { imgur } from '../../../src/resolver/platforms/imgur';
import { pixiv } from '../../../src/resolver/platforms/pixiv';
import { unsplash } from '../../../src/resolver/platforms/unsplash';
import { answeredUrls, canonicalOf, endpointUrls, readAnswer, ruleUrls } from './platform-questions';

describe('Flickr', () => {
  const url = 'https://www.flickr.com/photos/someone/2971804544';
  const photo = {
    type: 'photo',
    version: '1.0',
    title: 'A lake',
    author_name: 'Someone',
    provider_name: 'Flickr',
    url: 'https://live.staticflickr.com/3037/2971804544_a1b2c3d4e5_b.jpg',
    width: '1024',
    height: '683',
    thumbnail_url: 'https://live.staticflickr.com/3037/2971804544_a1b2c3d4e5_q.jpg',
    thumbnail_width: 150,
    thumbnail_height: 150,
  };

  it('takes the photo before its thumbnail', () => {
    const read = readAnswer(flickr, url, photo);
    expect(read?.drafts.map((draft) => [draft.url, draft.typicalSize])).toEqual([
      [photo.url, { width: 1_024, height: 683 }],
      [photo.thumbnail_url, { width: 150, height: 150 }],
    ]);
    expect(read?.meta).toEqual({ title: 'A lake', author: 'Someone', site_name: 'Flickr' });
  });

  it('believes neither texts nor sizes of any kind that an answer has', () => {
    const soiled = {
      ...photo,
      title: 'A &amp; B\u202e',
      author_name: `x${'y'.repeat(50_000)}`,
      ...{ width: [300], height: '1e308', thumbnail_width: 640.5, thumbnail_height: '480' },
    };
    const read = readAnswer(flickr, url, soiled);
    expect(read?.drafts.map(({ typicalSize }) => typicalSize)).toEqual([null, { width: 641, height: 480 }]);
    expect(read?.meta?.title).toBe('A & B');
    expect(read?.meta?.author).toHaveLength(300);
  });

  it('takes no picture that says that there is none', () => {
    const unavailable = 'https://s.yimg.com/pw/images/en-us/photo_unavailable.png?x=1';
    const gone = { ...photo, url: unavailable, thumbnail_url: unavailable };
    expect(readAnswer(flickr, url, gone)).toBeNull();
    expect(answeredUrls(flickr, url, { ...photo, thumbnail_url: unavailable })).toEqual([photo.url]);
  });

  it('asks about a file by the photo it is of', () => {
    const [asked = ''] = endpointUrls(
      flickr,
      'https://live.staticflickr.com/1475/24531000464_9a7503ae68_b.jpg',
    );
    expect(new URL(asked).searchParams.get('url')).toBe('https://www.flickr.com/photo.gne?id=24531000464');
  });
});

describe('Imgur', () => {
  it.each([
    ['https://i.imgur.com/u7Yo0Vym.jpg', 'u7Yo0Vy'],
    ['https://i.imgur.com/u7Yo0Vy.mp4', 'u7Yo0Vy'],
    ['https://i.imgur.com/ab12Es.png', 'ab12E'],
    ['https://imgur.com/u7Yo0Vy.png', 'u7Yo0Vy'],
  ])('%s is the picture %s: the letter after the id is a size', (url, imageId) => {
    expect(canonicalOf(imgur, url).resource_id).toEqual({ imageId });
    expect(ruleUrls(imgur, url)).toEqual([`https://i.imgur.com/${imageId}.jpg`]);
  });

  it('knows what is served for a picture that is gone', () => {
    const [draft] = imgur.candidates?.(canonicalOf(imgur, 'https://imgur.com/u7Yo0Vy')) ?? [];
    expect(draft?.placeholder).toEqual({ width: 161, height: 81, bytes: 503 });
    const removed = { type: 'rich', thumbnail_url: 'https://i.imgur.com/removed.png' };
    expect(readAnswer(imgur, 'https://imgur.com/a/j6Orj', removed)).toBeNull();
  });

  it('hears nothing in an answer that only has markup', () => {
    const rich = { version: '1.0', type: 'rich', html: '<blockquote></blockquote>', provider_name: 'Imgur' };
    expect(readAnswer(imgur, 'https://imgur.com/a/j6Orj', rich)).toBeNull();
  });
});

describe('Unsplash', () => {
  const url = 'https://unsplash.com/photos/a-red-cross-kaoHI0iHJPM';

  it('takes the file of the full size first, and says who made it', () => {
    expect(endpointUrls(unsplash, url)).toEqual(['https://unsplash.com/napi/photos/kaoHI0iHJPM']);
    const urls = {
      raw: 'https://images.unsplash.com/photo-1?ixid=a',
      full: 'https://images.unsplash.com/photo-1?ixid=a&q=85&fm=jpg',
      regular: 'https://images.unsplash.com/photo-1?ixid=a&w=1080',
    };
    const answer = {
      width: 4_000,
      height: 6_000,
      description: null,
      alt_description: 'a red cross',
      created_at: '2021-05-01T12:00:00Z',
      user: { name: 'Someone' },
      urls,
    };
    const read = readAnswer(unsplash, url, answer);
    expect(read?.drafts.map((draft) => [draft.url, draft.typicalSize])).toEqual([
      [urls.full, { width: 4_000, height: 6_000 }],
      [urls.regular, null],
    ]);
    expect(read?.meta).toEqual({
      title: 'a red cross',
      author: 'Someone',
      published_at: '2021-05-01T12:00:00Z',
    });
  });

  it.each([[{ errors: ["Couldn't find Photo"] }], [{ urls: {} }], [{ urls: null }]])(
    'hears nothing in %j',
    (answer) => {
      expect(readAnswer(unsplash, url, answer)).toBeNull();
    },
  );
});

describe('DeviantArt', () => {
  it('asks by the short address, which names the work without its artist', () => {
    const [asked = ''] = endpointUrls(deviantart, 'https://www.deviantart.com/someone/art/A-title-362583487');
    expect(new URL(asked).searchParams.get('url')).toBe('https://fav.me/d5zvf7j');
  });

  it('leaves a signed address as it is told', () => {
    const signed =
      'https://images-wixmp-ed30a86b8c4ca887773594c2.wixmp.com/f/a/b.jpg?token=eyJ0eXAi.eyJz.sig-_';
    const answer = { type: 'photo', url: signed, width: 900, height: 600, thumbnail_url: null };
    expect(answeredUrls(deviantart, 'https://www.deviantart.com/deviation/1', answer)).toEqual([signed]);
  });

  it('asks nothing about a member', () => {
    expect(endpointUrls(deviantart, 'https://www.deviantart.com/shimoda7')).toEqual([]);
  });
});

describe('portfolios', () => {
  const url = 'https://sungchoi.artstation.com/projects/LQVJr';

  it('takes the cover of an ArtStation project, then its pictures, no films', () => {
    const cdn = 'https://cdna.artstation.com/p/assets';
    const answer = {
      title: 'A mountain',
      cover_url: `${cdn}/covers/images/000/a/large/a.jpg`,
      user: { full_name: 'Sung' },
      assets: [
        { asset_type: 'video', image_url: `${cdn}/images/v.jpg` },
        {
          asset_type: 'image',
          image_url: `${cdn}/images/images/000/a/large/b.jpg`,
          width: 9_000,
          height: 3_000,
        },
      ],
    };
    expect(endpointUrls(artstation, url)).toEqual(['https://www.artstation.com/projects/LQVJr.json']);
    const read = readAnswer(artstation, url, answer);
    expect(read?.drafts.map((draft) => [draft.url, draft.typicalSize])).toEqual([
      [answer.cover_url, null],
      [answer.assets[1]?.image_url, null],
    ]);
  });

  it.each([['Just a moment…'], [{ title: 'x', assets: [] }], [{ assets: 'none' }]])(
    'hears nothing in %j',
    (answer) => {
      expect(readAnswer(artstation, url, answer)).toBeNull();
    },
  );

  it('reads the oEmbed answer of a Behance project', () => {
    const thumbnail_url = 'https://mir-s3-cdn-cf.behance.net/projects/404/a.jpg';
    const project = 'https://www.behance.net/gallery/17386197/A-Short-Story';
    expect(answeredUrls(behance, project, { type: 'rich', thumbnail_url })).toEqual([thumbnail_url]);
    expect(readAnswer(behance, project, { code: 429 })).toBeNull();
  });

  it('asks nothing of Pixiv, whose files answer its own pages alone', () => {
    expect(endpointUrls(pixiv, 'https://www.pixiv.net/artworks/966412')).toEqual([]);
    expect(ruleUrls(pixiv, 'https://www.pixiv.net/artworks/966412')).toEqual([]);
  });
});

describe('GIPHY', () => {
  it('knows the still and the moving picture by the id alone', () => {
    expect(ruleUrls(giphy, 'https://media2.giphy.com/media/v1.Y2lk/FsjDdnIRcroIM/200w.webp')).toEqual([
      'https://media.giphy.com/media/FsjDdnIRcroIM/giphy_s.gif',
      'https://media.giphy.com/media/FsjDdnIRcroIM/giphy.gif',
    ]);
  });

  it('reads what its oEmbed says of it', () => {
    const answer = {
      type: 'photo',
      title: 'A sloth',
      url: 'https://media.giphy.com/media/F/giphy.gif',
      width: 480,
      height: 270,
    };
    const read = readAnswer(giphy, 'https://giphy.com/gifs/FsjDdnIRcroIM', answer);
    expect(read?.drafts[0]).toMatchObject({ source_method: 'oembed', format: 'gif', quality_tier: 'low' });
  });
});
