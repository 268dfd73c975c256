import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Services that fetch a picture from its own host. */
export const proxyRules = defineOriginalRules([
  {
    id: 'cloudinary-fetch',
    hosts: ['res.cloudinary.com'],
    unwrapPath: /\/image\/fetch\/(?:s--[\w-]+--\/)?(?:[^/_,]*[_,][^/]*\/)*?(?:v\d+\/)?(https?(?::|%3a).+)$/i,
  },
  { id: 'netlify-image', hosts: ['netlify.app'], only: /\/\.netlify\/images$/, unwrapQuery: ['url'] },
  { id: 'weserv', hosts: ['images.weserv.nl', 'wsrv.nl'], unwrapQuery: ['url'] },
  {
    id: 'google-proxy',
    hosts: ['googleusercontent.com'],
    only: /\/(?:gadgets\/)?proxy$/,
    unwrapQuery: ['url'],
  },
  {
    id: 'statically',
    hosts: ['cdn.statically.io'],
    unwrapPath: /\/img\/(?!gh\/|gl\/)([^/]+\.[a-z]{2,}\/.+)$/,
  },
  {
    id: 'duckduckgo-proxy',
    hosts: ['external-content.duckduckgo.com', 'proxy.duckduckgo.com', 'images.duckduckgo.com'],
    unwrapQuery: ['u', 'image_host'],
  },
  {
    id: 'startpage-proxy',
    hosts: ['startpage.com'],
    only: /\/(?:av\/proxy-image|cgi-bin\/serveimage)$/,
    unwrapQuery: ['piurl', 'url'],
  },
  {
    id: 'yahoo-resizer',
    hosts: ['yimg.com', 's.yimg.com'],
    unwrapPath:
      /\/(?:api\/res|ny\/api\/res|uu\/api\/res|cd\/resizer)\/.+?\/(https?:.+?)(?:\.cf\.(?:webp|jpg))?$/,
  },
  { id: 'aol-dims', hosts: ['o.aolcdn.com'], unwrapQuery: ['image_uri'] },
  {
    id: 'camo',
    hosts: ['camo.githubusercontent.com', 'camo.envatousercontent.com'],
    unwrapHex: /^https?:\/\/[^/]+\/[0-9a-f]{40,64}\/([0-9a-f]{16,})$/,
    leavesSignature: true,
  },
  { id: 'embedly', hosts: ['i.embed.ly', 'i-cdn.embed.ly'], unwrapQuery: ['url', 'src'] },
  { id: 'feedly-proxy', hosts: ['lh3.feedly.com', 'visuals.feedly.com'], unwrapQuery: ['url'] },
  {
    id: 'pocket-proxy',
    hosts: ['pocket-image-cache.com', 'd33ypg4xwx0n86.cloudfront.net'],
    unwrapQuery: ['url'],
    unwrapPath: /\/direct\/(.+)$/,
  },
  { id: 'slack-proxy', hosts: ['slack-imgs.com'], unwrapQuery: ['url'] },
  {
    id: 'origami',
    hosts: ['www.ft.com', 'image.webservices.ft.com', 'origami-images.ft.com'],
    unwrapPath: /\/(?:__origami\/service\/image\/)?v[12]\/images\/raw\/(https?(?::|%3a).+)$/i,
  },
  { id: 'rebelmouse-resize', hosts: ['resize.rbl.ms'], unwrapQuery: ['source'] },
  {
    id: 'bing-thumb',
    hosts: ['mm.bing.net', 'th.bing.com'],
    only: /\/th$/,
    dropQuery: ['w', 'h', 'c', 'r', 'rs', 'qlt', 'pid', 'o', 'p', 'dpr'],
  },
]);

export const examples: OriginalExamples = {
  'bing-thumb': [
    ['https://tse3.mm.bing.net/th?id=OIP.a&w=102&pid=15.1', 'https://tse3.mm.bing.net/th?id=OIP.a'],
  ],
  'cloudinary-fetch': [
    [
      'https://res.cloudinary.com/demo/image/fetch/w_300,f_auto/https://example.com/a.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'netlify-image': [
    ['https://a.netlify.app/.netlify/images?url=/b.jpg&w=300', 'https://a.netlify.app/b.jpg'],
  ],
  weserv: [
    ['https://wsrv.nl/?url=example.com/a.jpg&w=300', 'https://example.com/a.jpg'],
    ['https://images.weserv.nl/?url=ssl:example.com/a.jpg', 'https://example.com/a.jpg'],
  ],
  'google-proxy': [
    [
      'https://images1-focus-opensocial.googleusercontent.com/gadgets/proxy?container=focus&url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  statically: [['https://cdn.statically.io/img/example.com/w=300/a.jpg', 'https://example.com/w=300/a.jpg']],
  'duckduckgo-proxy': [
    [
      'https://external-content.duckduckgo.com/iu/?u=https%3A%2F%2Fexample.com%2Fa.jpg&f=1',
      'https://example.com/a.jpg',
    ],
  ],
  'startpage-proxy': [
    [
      'https://www.startpage.com/av/proxy-image?piurl=https%3A%2F%2Fexample.com%2Fa.jpg&sp=1',
      'https://example.com/a.jpg',
    ],
  ],
  'yahoo-resizer': [
    [
      'https://s.yimg.com/uu/api/res/1.2/aB--~B/Zmk9/https://media.zenfs.com/a.jpg.cf.webp',
      'https://media.zenfs.com/a.jpg',
    ],
  ],
  'aol-dims': [
    [
      'https://o.aolcdn.com/images/dims?resize=1200%2C630&image_uri=https%3A%2F%2Fexample.com%2Fa.jpg&client=x',
      'https://example.com/a.jpg',
    ],
  ],
  camo: [
    [
      'https://camo.githubusercontent.com/3b48927ffb3c3d5f21776558962e4bcbb1e391ed/68747470733a2f2f6578616d706c652e636f6d2f612e706e67',
      'https://example.com/a.png',
    ],
  ],
  embedly: [
    [
      'https://i.embed.ly/1/display/resize?url=https%3A%2F%2Fexample.com%2Fa.jpg&key=1',
      'https://example.com/a.jpg',
    ],
  ],
  'feedly-proxy': [
    ['https://lh3.feedly.com/proxy?url=https%3A%2F%2Fexample.com%2Fa.jpg', 'https://example.com/a.jpg'],
  ],
  'pocket-proxy': [
    [
      'https://pocket-image-cache.com/direct?url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'slack-proxy': [
    ['https://slack-imgs.com/?c=1&o1=ro&url=https%3A%2F%2Fexample.com%2Fa.jpg', 'https://example.com/a.jpg'],
  ],
  origami: [
    [
      'https://www.ft.com/__origami/service/image/v2/images/raw/https%3A%2F%2Fexample.com%2Fa.jpg?source=x',
      'https://example.com/a.jpg',
    ],
  ],
  'rebelmouse-resize': [
    [
      'https://resize.rbl.ms/image?source=https%3A%2F%2Fexample.com%2Fa.jpg&size=2',
      'https://example.com/a.jpg',
    ],
  ],
};
