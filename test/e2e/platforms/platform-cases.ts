/** One way in which a platform tells of a resource, and what it answers. */
export interface AnswerCase {
  /** Host and path of the address that is asked. */
  host: string;
  path: string;
  /** A well-formed answer that names this picture. */
  answer(picture: string): unknown;
}

export interface PlatformCase {
  id: string;
  /** The resource's page, as the platform writes it. */
  url: string;
  /** Where its pictures are. */
  pictureHost: string;
  /** In the order in which they are asked. */
  answers: readonly AnswerCase[];
}

const oembed = (thumbnail_url: string) => ({
  ...{ version: '1.0', type: 'video', title: 'A quiet harbor', author_name: 'Harbor TV' },
  ...{ thumbnail_url, thumbnail_width: 1280, thumbnail_height: 720 },
});

/** Ten platforms: by oEmbed alone, by an API alone, by one after the other. */
export const PLATFORM_CASES: readonly PlatformCase[] = [
  {
    ...{ id: 'vimeo', url: 'https://vimeo.com/56015672', pictureHost: 'i.vimeocdn.com' },
    answers: [{ host: 'vimeo.com', path: '/api/oembed.json', answer: oembed }],
  },
  {
    ...{ id: 'soundcloud', url: 'https://soundcloud.com/harbor/dawn', pictureHost: 'i1.sndcdn.com' },
    answers: [{ host: 'soundcloud.com', path: '/oembed', answer: oembed }],
  },
  {
    ...{ id: 'spotify', url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy' },
    pictureHost: 'i.scdn.co',
    answers: [{ host: 'open.spotify.com', path: '/oembed', answer: oembed }],
  },
  {
    ...{ id: 'flickr', url: 'https://www.flickr.com/photos/harbor/5645318632/' },
    pictureHost: 'live.staticflickr.com',
    answers: [
      {
        ...{ host: 'www.flickr.com', path: '/services/oembed/' },
        answer: (picture) => ({ ...oembed(picture), type: 'photo', url: picture, width: 1280, height: 720 }),
      },
    ],
  },
  {
    ...{ id: 'dailymotion', url: 'https://www.dailymotion.com/video/x2no31b', pictureHost: 's1.dmcdn.net' },
    answers: [
      {
        ...{ host: 'api.dailymotion.com', path: '/video/x2no31b' },
        answer: (picture) => ({ title: 'A quiet harbor', thumbnail_720_url: picture }),
      },
      { host: 'www.dailymotion.com', path: '/services/oembed', answer: oembed },
    ],
  },
  {
    ...{ id: 'streamable', url: 'https://streamable.com/dnd1', pictureHost: 'cdn-cf-east.streamable.com' },
    answers: [
      {
        ...{ host: 'api.streamable.com', path: '/videos/dnd1' },
        answer: (picture) => ({ status: 2, title: 'A quiet harbor', thumbnail_url: picture }),
      },
      { host: 'api.streamable.com', path: '/oembed.json', answer: oembed },
    ],
  },
  {
    ...{ id: 'bluesky', url: 'https://bsky.app/profile/harbor.example.org/post/3k4duaz5vfs2b' },
    pictureHost: 'cdn.bsky.app',
    answers: [
      {
        ...{ host: 'public.api.bsky.app', path: '/xrpc/app.bsky.feed.getPostThread' },
        answer: (picture) => ({
          thread: {
            post: {
              author: { handle: 'harbor.example.org' },
              record: { text: 'A quiet harbor' },
              embed: { images: [{ fullsize: picture }] },
            },
          },
        }),
      },
    ],
  },
  {
    ...{ id: 'xkcd', url: 'https://xkcd.com/1392/', pictureHost: 'imgs.xkcd.com' },
    answers: [
      {
        ...{ host: 'xkcd.com', path: '/1392/info.0.json' },
        answer: (img) => ({
          num: 1392,
          img,
          safe_title: 'A quiet harbor',
          year: '2014',
          month: '7',
          day: '9',
        }),
      },
    ],
  },
  {
    ...{ id: 'devto', url: 'https://dev.to/ben/a-quiet-harbor-1abc', pictureHost: 'media2.dev.to' },
    answers: [
      {
        ...{ host: 'dev.to', path: '/api/articles/ben/a-quiet-harbor-1abc' },
        answer: (cover_image) => ({ title: 'A quiet harbor', cover_image, user: { name: 'Ben' } }),
      },
    ],
  },
  {
    ...{ id: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Harbor', pictureHost: 'upload.wikimedia.org' },
    answers: [
      {
        ...{ host: 'en.wikipedia.org', path: '/api/rest_v1/page/summary/Harbor' },
        answer: (source) => ({ title: 'Harbor', originalimage: { source, width: 1280, height: 720 } }),
      },
      {
        ...{ host: 'en.wikipedia.org', path: '/w/api.php' },
        answer: (source) => ({
          query: { pages: [{ title: 'Harbor', original: { source, width: 1280, height: 720 } }] },
        }),
      },
    ],
  },
];
