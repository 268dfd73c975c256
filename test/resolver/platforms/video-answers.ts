/** What the video platforms' APIs answer, cut to what matters and a little around it. */
export const answersOfVideoPlatforms = {
  oembed: {
    version: '1.0',
    type: 'video',
    title: 'A harbor at dawn',
    author_name: 'Harbor TV',
    provider_name: 'Provider',
    html: '<iframe></iframe>',
    width: 640,
    height: 360,
    thumbnail_url: 'https://pictures.example/cover.jpg',
    thumbnail_width: 480,
    thumbnail_height: 360,
  },
  dailymotion: {
    title: 'A harbor at dawn',
    'owner.screenname': 'Harbor TV',
    thumbnail_1080_url: 'https://s1.dmcdn.net/v/AbCd1/x1080',
    thumbnail_720_url: 'https://s1.dmcdn.net/v/AbCd1/x720',
    thumbnail_480_url: 'https://s1.dmcdn.net/v/AbCd1/x480',
    thumbnail_360_url: null,
  },
  bilibiliVideo: {
    code: 0,
    message: '0',
    data: {
      bvid: 'BV1bK411W797',
      aid: 1,
      pic: 'http://i1.hdslb.com/bfs/archive/0a1b2c.jpg',
      title: '港口',
      desc: '清晨',
      owner: { mid: 1, name: '船长', face: 'https://i0.hdslb.com/bfs/face/f.jpg' },
    },
  },
  bilibiliSeason: {
    code: 0,
    result: {
      cover: 'https://i0.hdslb.com/bfs/bangumi/season.png',
      title: '港口',
      episodes: [
        { id: 345_119, cover: 'https://i0.hdslb.com/bfs/archive/other.png', long_title: '夜' },
        { id: 345_120, cover: 'http://i0.hdslb.com/bfs/archive/episode.png', long_title: '清晨' },
      ],
    },
  },
  rumble: {
    title: 'A harbor at dawn',
    i: 'https://sp.rmbl.ws/s8/1/a/b/large.jpg',
    t: [
      { i: 'https://sp.rmbl.ws/s8/1/a/b/small.jpg', w: 640, h: 360 },
      { i: 'https://sp.rmbl.ws/s8/1/a/b/large.jpg', w: 1920, h: 1080 },
    ],
    author: { name: 'Harbor TV', url: 'https://rumble.com/c/HarborTV' },
  },
  peertube: {
    uuid: '9c9de5e8-0a1e-484a-b099-e80766180a6d',
    name: 'What is PeerTube?',
    publishedAt: '2018-10-01T10:52:46.396Z',
    account: { displayName: 'Framasoft' },
    thumbnailPath: '/lazy-static/thumbnails/2e.jpg',
    previewPath: '/lazy-static/previews/1f.jpg',
  },
  peertubeNewer: {
    name: 'What is PeerTube?',
    thumbnailPath: '/lazy-static/thumbnails/small.jpg',
    previewPath: null,
    thumbnails: [
      { fileUrl: 'https://framatube.org/lazy-static/thumbnails/small.jpg', width: 280, height: 157 },
      { fileUrl: 'https://framatube.org/lazy-static/thumbnails/large.jpg', width: 1280, height: 720 },
    ],
  },
  wistia: {
    media: {
      name: 'A harbor at dawn',
      hashedId: 'sh7fpupwlt',
      assets: [
        {
          type: 'original',
          url: 'https://embed-ssl.wistia.com/deliveries/film.bin',
          ext: 'mp4',
          width: 3840,
          height: 2160,
        },
        {
          type: 'still_image',
          url: 'http://embed.wistia.com/deliveries/still2.bin',
          ext: 'png',
          width: 640,
          height: 360,
        },
        {
          type: 'still',
          url: 'https://embed-ssl.wistia.com/deliveries/still1.bin',
          width: 1920,
          height: 1080,
        },
      ],
    },
  },
  streamable: {
    status: 2,
    title: 'A harbor at dawn',
    thumbnail_url:
      '//cdn-cf-east.streamable.com/image/dnd1.jpg?Expires=1795000000&Signature=aB~c_&Key-Pair-Id=K1',
  },
};
