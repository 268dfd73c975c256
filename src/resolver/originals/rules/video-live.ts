import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Live video and short loops. */
export const videoLiveRules = defineOriginalRules([
  {
    id: 'twitch-preview',
    hosts: ['static-cdn.jtvnw.net'],
    replace: [/((?:previews-ttv|cf_vods|s3_vods|ttv-boxart|ttv-static)\/.+)-\d+x\d+(\.\w{3,4})$/, '$1-0x0$2'],
  },
  {
    id: 'twitch-profile',
    hosts: ['static-cdn.jtvnw.net'],
    replace: [/(\/jtv_user_pictures\/.+profile_image)-(?:28|50|70|150)x\d+(\.\w{3,4})$/, '$1-300x300$2'],
  },
  {
    id: 'twitch-banner',
    hosts: ['static-cdn.jtvnw.net'],
    replace: [/(\/jtv_user_pictures\/.+(?:offline_image|banner))-\d+x?\d*(\.\w{3,4})$/, '$1$2'],
  },
  {
    id: 'twitch-clip',
    hosts: ['clips-media-assets2.twitch.tv', 'clips-media-assets.twitch.tv'],
    replace: [/-preview-\d+x\d+(\.\w{3,4})$/, '-preview$1'],
  },
  {
    id: 'giphy-original',
    hosts: ['giphy.com'],
    replace: [
      /(\/media\/(?:v1\.[^/]+\/)?\w+)\/(?:\d+\w*|giphy_s|giphy-\w+)(?:_\w+)?\.(gif|webp)$/,
      '$1/giphy.$2',
    ],
  },
  {
    id: 'tenor-original',
    hosts: ['media.tenor.com', 'media1.tenor.com'],
    replace: [/(\/m\/[\w-]+?)AAAA[A-Za-z](\/[^/]+\.gif)$/, '$1AAAAC$2'],
  },
  {
    id: 'kick-size',
    hosts: ['images.kick.com', 'files.kick.com'],
    replace: [/(\/(?:video_thumbnails|images)\/.+)\/(?:360|480|720)(\.\w{3,4})$/, '$1/1080$2'],
  },
]);

export const examples: OriginalExamples = {
  'twitch-preview': [
    [
      'https://static-cdn.jtvnw.net/previews-ttv/live_user_a-440x248.jpg',
      'https://static-cdn.jtvnw.net/previews-ttv/live_user_a-0x0.jpg',
    ],
  ],
  'twitch-profile': [
    [
      'https://static-cdn.jtvnw.net/jtv_user_pictures/a-profile_image-50x50.png',
      'https://static-cdn.jtvnw.net/jtv_user_pictures/a-profile_image-300x300.png',
    ],
  ],
  'twitch-banner': [
    [
      'https://static-cdn.jtvnw.net/jtv_user_pictures/a-channel_offline_image-1920x1080.png',
      'https://static-cdn.jtvnw.net/jtv_user_pictures/a-channel_offline_image.png',
    ],
  ],
  'twitch-clip': [
    [
      'https://clips-media-assets2.twitch.tv/a-preview-480x272.jpg',
      'https://clips-media-assets2.twitch.tv/a-preview.jpg',
    ],
  ],
  'giphy-original': [
    ['https://media.giphy.com/media/2tSodg/200w_d.gif', 'https://media.giphy.com/media/2tSodg/giphy.gif'],
  ],
  'tenor-original': [
    ['https://media.tenor.com/m/aB-cAAAAM/x.gif', 'https://media.tenor.com/m/aB-cAAAAC/x.gif'],
  ],
  'kick-size': [
    [
      'https://images.kick.com/video_thumbnails/a/b/720.webp',
      'https://images.kick.com/video_thumbnails/a/b/1080.webp',
    ],
  ],
};
