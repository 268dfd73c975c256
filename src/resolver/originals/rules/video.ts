import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Video sites and players. */
export const videoRules = defineOriginalRules([
  {
    id: 'youtube-max',
    hosts: ['ytimg.com', 'img.youtube.com'],
    replace: [
      /(\/(?:vi|vi_webp|an_webp)\/[\w-]{11})\/(?!maxresdefault)(?:[a-z]{0,3}(?:default|720)|[0-3])(?:_live)?\.(jpg|webp)$/,
      '$1/maxresdefault.$2',
    ],
    dropQuery: true,
  },
  {
    id: 'vimeo-size',
    hosts: ['vimeocdn.com'],
    replace: [
      /(\/(?:video|portrait|custom_asset|filter\/overlay)\/[\w-]+?)(?:[_-](?:d_)?\d+x?\d*)?(\.\w{3,4})?$/,
      '$1$2',
    ],
    dropQuery: true,
  },
  {
    id: 'dailymotion-x1080',
    hosts: ['dmcdn.net'],
    replace: [/(\/v\/[\w-]+)\/x(?:60|120|180|240|360|480|526|720)$/, '$1/x1080'],
  },
  {
    id: 'niconico-image',
    hosts: ['img.cdn.nimg.jp'],
    leavesSignature: true,
    replace: [/^https?:\/\/[^/]+\/s\/(.+)\/[^/]+$/, 'https://dcdn.cdn.nimg.jp/$1'],
    dropQuery: true,
  },
  {
    id: 'odysee-optimize',
    hosts: ['odycdn.com', 'image-processor.vanwanet.com'],
    unwrapPath: /\/(?:optimize\/)?.*?plain\/(https?:.+)$/,
  },
  {
    id: 'wistia-crop',
    hosts: ['wistia.com', 'wistia.net'],
    dropQuery: [
      'image_crop_resized',
      'image_resize',
      'image_play_button',
      'image_play_button_size',
      'image_play_button_color',
    ],
  },
  { id: 'ted-query', hosts: ['pi.tedcdn.com'], dropQuery: true },
  { id: 'ted-photon', hosts: ['tedcdnpi-a.akamaihd.net', 'tedcdnpe-a.akamaihd.net'], dropQuery: true },
  {
    id: 'vevo-size',
    hosts: ['vevo.com'],
    replace: [/(\/thumb\/(?:cms|video|artist)\/[\w-]+)\/\d+x\d+(\.\w{3,4})$/, '$1$2'],
    dropQuery: true,
  },
  {
    id: 'jwplayer-size',
    hosts: ['cdn.jwplayer.com', 'content.jwplatform.com', 'assets-jpcust.jwpsrv.com'],
    replace: [
      /(\/(?:thumbs|v2\/media)\/\w{8}(?:\/poster\.jpg|-))(?:40|120|320|480|640|720|1280)(\.jpg)$/,
      '$11920$2',
    ],
  },
  { id: 'jwplayer-width', hosts: ['cdn.jwplayer.com'], only: /\/poster\.jpg$/, setQuery: { width: '1920' } },
]);

export const examples: OriginalExamples = {
  'youtube-max': [
    [
      'https://i.ytimg.com/vi/aB3-_x9Zq0w/hqdefault.jpg',
      'https://i.ytimg.com/vi/aB3-_x9Zq0w/maxresdefault.jpg',
    ],
    ['https://i.ytimg.com/vi/aB3-_x9Zq0w/0.jpg', 'https://i.ytimg.com/vi/aB3-_x9Zq0w/maxresdefault.jpg'],
  ],
  'vimeo-size': [
    ['https://i.vimeocdn.com/video/530_780x439.jpg', 'https://i.vimeocdn.com/video/530.jpg'],
    ['https://i.vimeocdn.com/custom_asset/1842?w=816', 'https://i.vimeocdn.com/custom_asset/1842'],
  ],
  'dailymotion-x1080': [['https://s1.dmcdn.net/v/aB1cD/x240', 'https://s1.dmcdn.net/v/aB1cD/x1080']],
  'niconico-image': [
    [
      'https://img.cdn.nimg.jp/s/niconews/a/b.jpg/640x480s_FF?key=00',
      'https://dcdn.cdn.nimg.jp/niconews/a/b.jpg',
    ],
  ],
  'odysee-optimize': [
    [
      'https://thumbnails.odycdn.com/optimize/s:200:0/quality:95/plain/https://thumbnails.lbry.com/aB',
      'https://thumbnails.lbry.com/aB',
    ],
  ],
  'wistia-crop': [
    [
      'https://embed-ssl.wistia.com/deliveries/0a.jpg?image_crop_resized=200x200',
      'https://embed-ssl.wistia.com/deliveries/0a.jpg',
    ],
  ],
  'ted-query': [
    [
      'https://pi.tedcdn.com/r/a.s3.amazonaws.com/b.jpg?w=800',
      'https://pi.tedcdn.com/r/a.s3.amazonaws.com/b.jpg',
    ],
  ],
  'ted-photon': [
    ['https://tedcdnpi-a.akamaihd.net/r/a/b.jpg?w=800', 'https://tedcdnpi-a.akamaihd.net/r/a/b.jpg'],
  ],
  'vevo-size': [
    [
      'https://scache.vevo.com/thumb/cms/0a/200x200.jpg?resize=fit',
      'https://scache.vevo.com/thumb/cms/0a.jpg',
    ],
  ],
  'jwplayer-size': [
    ['https://cdn.jwplayer.com/thumbs/aB1cD2eF-720.jpg', 'https://cdn.jwplayer.com/thumbs/aB1cD2eF-1920.jpg'],
  ],
  'jwplayer-width': [
    [
      'https://cdn.jwplayer.com/v2/media/aB1cD2eF/poster.jpg?width=720',
      'https://cdn.jwplayer.com/v2/media/aB1cD2eF/poster.jpg?width=1920',
    ],
  ],
};
