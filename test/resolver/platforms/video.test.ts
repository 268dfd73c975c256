import { describe, expect, it } from 'vitest';
import { bilibili } from '../../../src/resolver/platforms/bilibili';
import { dailymotion } from '../../../src/resolver/platforms/dailymotion';
import { loom } from '../../../src/resolver/platforms/loom';
import { odysee } from '../../../src/resolver/platforms/odysee';
import { peertube } from '../../../src/resolver/platforms/peertube';
import { rumble } from '../../../src/resolver/platforms/rumble';
import { streamable } from '../../../src/resolver/platforms/streamable';
import { ted } from '../../../src/resolver/platforms/ted';
import { tiktok } from '../../../src/resolver/platforms/tiktok';
import { vimeo } from '../../../src/resolver/platforms/vimeo';
import { wistia } from '../../../src/resolver/platforms/wistia';
import type { EndpointAnswer } from '../../../src/resolver/platforms/define-platform';
import { readBy } from './ask-video-platform';
import { answersOfVideoPlatforms } from './video-answers';

function picturesIn(answer: EndpointAnswer | null) {
  return answer?.drafts.map(({ url, typicalSize }) =>
    typicalSize ? `${url} ${typicalSize.width}x${typicalSize.height}` : url,
  );
}

const BV = 'https://www.bilibili.com/video/BV1bK411W797';
const EPISODE = 'https://www.bilibili.com/bangumi/play/ep345120';
const FRAMATUBE = 'https://framatube.org/w/9c9de5e8-0a1e-484a-b099-e80766180a6d';
const RUMBLE_PLAYER = 'https://rumble.com/embed/v5pv5f/';
const WISTIA = 'https://fast.wistia.com/embed/iframe/sh7fpupwlt';

describe('what the answers say', () => {
  const answers = answersOfVideoPlatforms;

  it('lists every size of a Dailymotion video, largest first', () => {
    const answer = readBy(dailymotion, 'https://dai.ly/x2no31b', 'api', answers.dailymotion);
    expect(picturesIn(answer)).toEqual([
      'https://s1.dmcdn.net/v/AbCd1/x1080 1920x1080',
      'https://s1.dmcdn.net/v/AbCd1/x720 1280x720',
      'https://s1.dmcdn.net/v/AbCd1/x480 854x480',
    ]);
    expect(answer?.meta).toEqual({ title: 'A harbor at dawn', author: 'Harbor TV' });
  });

  it("takes a Dailymotion user's avatar", () => {
    const answer = readBy(dailymotion, 'https://www.dailymotion.com/user/nqtv', 'api', {
      screenname: 'NQTV',
      avatar_720_url: 'https://s2.dmcdn.net/u/7xyz/720x720',
    });
    expect(picturesIn(answer)).toEqual(['https://s2.dmcdn.net/u/7xyz/720x720 720x720']);
  });

  it('takes a Bilibili cover over https', () => {
    const answer = readBy(bilibili, BV, 'api', answers.bilibiliVideo);
    expect(picturesIn(answer)).toEqual(['https://i1.hdslb.com/bfs/archive/0a1b2c.jpg']);
    expect(answer?.meta).toEqual({ title: '港口', description: '清晨', author: '船长' });
  });

  it("puts an episode's own picture before its season's", () => {
    expect(picturesIn(readBy(bilibili, EPISODE, 'api', answers.bilibiliSeason))).toEqual([
      'https://i0.hdslb.com/bfs/archive/episode.png',
      'https://i0.hdslb.com/bfs/bangumi/season.png',
    ]);
    const season = readBy(
      bilibili,
      'https://www.bilibili.com/bangumi/play/ss26801',
      'api',
      answers.bilibiliSeason,
    );
    expect(picturesIn(season)).toEqual(['https://i0.hdslb.com/bfs/bangumi/season.png']);
  });

  it('lists the thumbnails of a Rumble player once, largest first', () => {
    expect(picturesIn(readBy(rumble, RUMBLE_PLAYER, 'api', answers.rumble))).toEqual([
      'https://sp.rmbl.ws/s8/1/a/b/large.jpg 1920x1080',
      'https://sp.rmbl.ws/s8/1/a/b/small.jpg 640x360',
    ]);
  });

  it('takes the preview of a PeerTube video before its thumbnail', () => {
    const answer = readBy(peertube, FRAMATUBE, 'api', answers.peertube);
    expect(picturesIn(answer)).toEqual([
      'https://framatube.org/lazy-static/previews/1f.jpg 850x480',
      'https://framatube.org/lazy-static/thumbnails/2e.jpg 280x157',
    ]);
    expect(answer?.meta).toEqual({
      title: 'What is PeerTube?',
      author: 'Framasoft',
      published_at: '2018-10-01T10:52:46Z',
    });
  });

  it('takes the measured thumbnails of a newer PeerTube', () => {
    expect(picturesIn(readBy(peertube, FRAMATUBE, 'api', answers.peertubeNewer))).toEqual([
      'https://framatube.org/lazy-static/thumbnails/large.jpg 1280x720',
      'https://framatube.org/lazy-static/thumbnails/small.jpg 280x157',
    ]);
  });

  it('takes the stills of a Wistia video alone, as pictures', () => {
    expect(picturesIn(readBy(wistia, WISTIA, 'api', answers.wistia))).toEqual([
      'https://embed-ssl.wistia.com/deliveries/still1.jpg 1920x1080',
      'https://embed.wistia.com/deliveries/still2.png 640x360',
    ]);
  });

  it('leaves the signature of a Streamable picture as it is', () => {
    expect(picturesIn(readBy(streamable, 'https://streamable.com/dnd1', 'api', answers.streamable))).toEqual([
      'https://cdn-cf-east.streamable.com/image/dnd1.jpg?Expires=1795000000&Signature=aB~c_&Key-Pair-Id=K1',
    ]);
  });

  it.each([
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.tiktok.com/@denidil6/video/7065799023130643713', tiktok],
    ['https://rumble.com/vdmum1-a.html', rumble],
    ['https://odysee.com/@Mantega:1/First-day-LBRY:1', odysee],
    ['https://www.loom.com/share/43d05f362f734614a2e81b4694a3a523', loom],
    ['https://streamable.com/dnd1', streamable],
    ['https://www.ted.com/talks/neha_narula_the_future_of_money', ted],
    [WISTIA, wistia],
    [FRAMATUBE, peertube],
    ['https://dai.ly/x2no31b', dailymotion],
  ])('reads the oEmbed answer about %s', (url, platform) => {
    const answer = readBy(platform, url, 'oembed', answers.oembed);
    expect(answer?.drafts.map((draft) => draft.url)).toEqual(['https://pictures.example/cover.jpg']);
    expect(answer?.meta?.title).toBe('A harbor at dawn');
  });

  it('does not believe the sizes Vimeo tells', () => {
    expect(picturesIn(readBy(vimeo, 'https://vimeo.com/76979871', 'oembed', answers.oembed))).toEqual([
      'https://pictures.example/cover.jpg',
    ]);
  });
});
