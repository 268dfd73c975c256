import { describe, expect, it } from 'vitest';
import { appleApp } from '../../../src/resolver/platforms/apple-app';
import { appleMusic } from '../../../src/resolver/platforms/apple-music';
import { applePodcasts } from '../../../src/resolver/platforms/apple-podcasts';
import { bandcamp } from '../../../src/resolver/platforms/bandcamp';
import { mixcloud } from '../../../src/resolver/platforms/mixcloud';
import { soundcloud } from '../../../src/resolver/platforms/soundcloud';
import { spotify } from '../../../src/resolver/platforms/spotify';
import { endpointsOf, readAnswer, resourceOf, STRANGE_ANSWERS, urlsIn } from './platform-answers';

const ALBUM = 'https://music.apple.com/jp/album/back-to-the-80s/1458246986';
const PODCAST = 'https://podcasts.apple.com/us/podcast/some-title/id1550331348';
const APP = 'https://apps.apple.com/us/app/some-name/id310633997';
const SHOW = 'https://www.mixcloud.com/dholbach/cryptkeeper/';
const TRACK = 'https://open.spotify.com/track/5oscsdDQ0NpjsTgpG4bI8S';
const SOUND = 'https://soundcloud.com/claude-debussy/clair-de-lune';

describe('answers of a changed or blocked service', () => {
  const asked = [
    [appleMusic, ALBUM, 'api'],
    [applePodcasts, PODCAST, 'api'],
    [appleApp, APP, 'api'],
    [mixcloud, SHOW, 'api'],
    [mixcloud, SHOW, 'oembed'],
    [spotify, TRACK, 'oembed'],
    [soundcloud, SOUND, 'oembed'],
  ] as const;
  const rows = asked.flatMap(([platform, url, way]) =>
    STRANGE_ANSWERS.map(([name, answer]) => [platform.id, way, name, platform, url, answer] as const),
  );

  it.each(rows)('%s says nothing when its %s answers %s', (_id, way, _name, platform, url, answer) => {
    expect(readAnswer(platform, url, answer, way)).toBeNull();
  });
});

describe('the look-up of the Apple stores', () => {
  const artwork = 'https://is1-ssl.mzstatic.com/image/thumb/Music124/v4/20/d5/9f/cover.jpg';
  const album = {
    wrapperType: 'collection',
    collectionName: 'Back to the 80s',
    artistName: 'Somebody',
    releaseDate: '2019-04-10T07:00:00Z',
    artworkUrl60: `${artwork}/60x60bb.jpg`,
    artworkUrl100: `${artwork}/100x100bb.jpg`,
  };

  it('asks in the country of the page: other stores do not know it', () => {
    expect(endpointsOf(appleMusic, ALBUM)[0]?.url).toBe(
      'https://itunes.apple.com/lookup?id=1458246986&country=jp',
    );
    expect(endpointsOf(appleMusic, 'https://itunes.apple.com/album/id/1784748941')[0]?.url).toBe(
      'https://itunes.apple.com/lookup?id=1784748941',
    );
  });

  it('asks about the song, whose number is not the album’s', () => {
    expect(
      endpointsOf(appleMusic, 'https://music.apple.com/us/album/a/1434891258?i=1434891369')[0]?.url,
    ).toBe('https://itunes.apple.com/lookup?id=1434891369&country=us');
  });

  it('names the artwork in larger sizes before the one that is told', () => {
    const answer = readAnswer(appleMusic, ALBUM, { resultCount: 1, results: [album] });
    expect(answer?.drafts.map(({ url, typicalSize }) => [url, typicalSize?.width])).toEqual([
      [`${artwork}/1200x1200bb.jpg`, 1200],
      [`${artwork}/600x600bb.jpg`, 600],
      [`${artwork}/100x100bb.jpg`, undefined],
    ]);
    expect(answer?.meta).toEqual({
      title: 'Back to the 80s',
      author: 'Somebody',
      published_at: '2019-04-10T07:00:00Z',
    });
  });

  it('leaves an address of another shape as it is', () => {
    const other = 'https://a1.mzstatic.com/us/r1000/0/Music/cover.jpg';
    const answer = readAnswer(appleMusic, ALBUM, { results: [{ ...album, artworkUrl100: other }] });
    expect(urlsIn(answer)).toEqual([other]);
  });

  it('starts from the largest size that is told', () => {
    const podcast = { ...album, artworkUrl600: `${artwork}/600x600bb.jpg`, trackName: 'A podcast' };
    const answer = readAnswer(applePodcasts, PODCAST, { results: [podcast] });
    expect(urlsIn(answer).at(-1)).toBe(`${artwork}/600x600bb.jpg`);
    expect(answer?.meta?.title).toBe('A podcast');
    const app = { ...album, artworkUrl512: `${artwork}/512x512bb.jpg` };
    expect(urlsIn(readAnswer(appleApp, APP, { results: [app] })).at(-1)).toBe(`${artwork}/512x512bb.jpg`);
  });

  it('says nothing where the store does not know the number', () => {
    expect(readAnswer(appleMusic, ALBUM, { resultCount: 0, results: [] })).toBeNull();
  });

  it('asks nothing about what the look-up has no artwork for', () => {
    expect(endpointsOf(appleMusic, 'https://music.apple.com/us/artist/somebody/159260351')).toEqual([]);
    expect(endpointsOf(appleMusic, 'https://music.apple.com/us/playlist/a/pl.87bb5b36a9bd')).toEqual([]);
    expect(endpointsOf(applePodcasts, `${PODCAST}?i=1000748574256`)).toEqual([]);
  });
});

describe('mixcloud', () => {
  const picture = (size: string) => `https://thumbnailer.mixcloud.com/unsafe/${size}/extaudio/a/b/c/cover`;

  it('asks its API about the path of the page, then oEmbed', () => {
    expect(
      endpointsOf(mixcloud, 'https://beta.mixcloud.com/dholbach/cryptkeeper').map(({ url }) => url),
    ).toEqual([
      'https://api.mixcloud.com/dholbach/cryptkeeper/',
      'https://www.mixcloud.com/oembed/?url=https%3A%2F%2Fwww.mixcloud.com%2Fdholbach%2Fcryptkeeper%2F&format=json',
    ]);
  });

  it('names every size, largest first, whatever their order in the answer', () => {
    const answer = readAnswer(mixcloud, SHOW, {
      name: 'Cryptkeeper',
      user: { name: 'Daniel' },
      created_time: '2011-10-31T20:00:00Z',
      pictures: {
        medium: picture('100x100'),
        '320wx320h': picture('320x320'),
        extra_large: picture('600x600'),
        large: picture('300x300'),
        '640wx640h': picture('640x640'),
        '768wx768h': picture('768x768'),
        '1024wx1024h': picture('1024x1024'),
        primary_color: null,
      },
    });
    expect(answer?.drafts.map(({ typicalSize }) => typicalSize?.width)).toEqual([
      1024, 768, 640, 600, 320, 300, 100,
    ]);
    expect(answer?.drafts[0]?.url).toBe(picture('1024x1024'));
    expect(answer?.meta).toMatchObject({ title: 'Cryptkeeper', author: 'Daniel' });
  });

  it('reads the picture of its oEmbed, which stands in a field of its own', () => {
    const answer = {
      type: 'rich',
      title: 'Cryptkeeper',
      author_name: 'Daniel',
      image: picture('600x600'),
      width: '100%',
    };
    const read = readAnswer(mixcloud, SHOW, answer, 'oembed');
    expect(urlsIn(read)).toEqual([picture('600x600')]);
    expect(read?.meta).toMatchObject({ title: 'Cryptkeeper', author: 'Daniel' });
  });

  it.each([
    ['https://www.mixcloud.com/widget/iframe/?feed=%2Fdholbach%2Fcryptkeeper%2F', SHOW],
    [
      'https://www.mixcloud.com/widget/iframe/?feed=https%3A%2F%2Fwww.mixcloud.com%2Fdholbach%2Fcryptkeeper%2F',
      SHOW,
    ],
  ])('finds what its player plays: %s', (url, played) => {
    expect(mixcloud.unwrap?.(new URL(url))).toBe(played);
  });
});

describe('soundcloud', () => {
  it('reads the thumbnail of its oEmbed, and claims no size for it', () => {
    const thumbnail_url = 'https://i1.sndcdn.com/artworks-000067273316-smsiqx-t500x500.jpg';
    const answer = { type: 'rich', width: '100%', height: 400, title: 'Clair de lune', thumbnail_url };
    expect(readAnswer(soundcloud, SOUND, answer, 'oembed')?.drafts).toMatchObject([
      { url: thumbnail_url, typicalSize: null, format: 'jpg' },
    ]);
  });

  it.each([
    'https://soundcloud.com/images/fb_placeholder.png',
    'https://a1.sndcdn.com/images/default_avatar_large.png',
  ])('refuses what is shown in place of artwork: %s', (thumbnail_url) => {
    expect(readAnswer(soundcloud, SOUND, { type: 'rich', title: 'A', thumbnail_url }, 'oembed')).toBeNull();
  });

  it.each([
    ['soundcloud:tracks:1083788353', 'https://api.soundcloud.com/tracks/1083788353'],
    ['soundcloud://tracks:1083788353', 'https://api.soundcloud.com/tracks/1083788353'],
  ])('understands the apps’ name %s', (text, url) => {
    expect(soundcloud.urlFromText?.(text)).toBe(url);
  });

  it('keeps the secret that opens a private track, wherever it stands', () => {
    const ids = { user: 'a-b', slug: 'c', secretToken: 's-8Pjrp' };
    expect(resourceOf(soundcloud, 'https://soundcloud.com/a-b/c/s-8Pjrp').resource_id).toEqual(ids);
    expect(resourceOf(soundcloud, 'https://soundcloud.com/a-b/c?secret_token=s-8Pjrp').resource_id).toEqual(
      ids,
    );
    expect(
      resourceOf(soundcloud, 'https://api-v2.soundcloud.com/tracks/12?secret_token=s-8Pjrp').canonical_url,
    ).toBe('https://api.soundcloud.com/tracks/12?secret_token=s-8Pjrp');
  });
});

describe('spotify', () => {
  it('reads the thumbnail of its oEmbed with its size', () => {
    const thumbnail_url = 'https://i.scdn.co/image/ab67616d00001e02ff9ca10b55ce82ae553c8228';
    const answer = {
      type: 'rich',
      title: 'A song',
      thumbnail_url,
      thumbnail_width: 300,
      thumbnail_height: 300,
    };
    expect(readAnswer(spotify, TRACK, answer, 'oembed')?.drafts[0]).toMatchObject({
      url: thumbnail_url,
      typicalSize: { width: 300, height: 300 },
    });
  });

  it.each([
    ['spotify:track:5oscsdDQ0NpjsTgpG4bI8S', TRACK],
    [
      'spotify:user:daftpunkofficial:playlist:6jP6EcvAwqNksccDkIe6hX',
      'https://open.spotify.com/user/daftpunkofficial/playlist/6jP6EcvAwqNksccDkIe6hX',
    ],
    ['spotify:', null],
  ])('understands the app’s name %s', (text, url) => {
    expect(spotify.urlFromText?.(text)).toBe(url);
  });

  it('asks about a short link that its oEmbed knows, and about nobody', () => {
    expect(endpointsOf(spotify, 'https://spotify.link/AbCdEf1234').map(({ way }) => way)).toEqual(['oembed']);
    expect(endpointsOf(spotify, 'https://open.spotify.com/user/tootallnate')).toEqual([]);
  });

  it('refuses an id of another length', () => {
    expect(spotify.resource(new URL('https://open.spotify.com/track/5oscsdDQ0NpjsTgpG4bI8'))).toBeNull();
  });
});

describe('bandcamp', () => {
  it.each([
    'https://daily.bandcamp.com/album/some-review',
    'https://a.b.bandcamp.com/album/c',
    'https://artist.bandcamp.com/merch',
    'https://bandcamp.com/tag/ambient',
  ])('refuses %s', (url) => {
    expect(bandcamp.resource(new URL(url))).toBeNull();
  });
});
