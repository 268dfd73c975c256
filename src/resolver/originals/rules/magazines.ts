import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

const CONDE_NAST_HOSTS = [
  'media.newyorker.com',
  'media.wired.com',
  'media.wired.jp',
  'media.wired.it',
  'media.wired.co.uk',
  'media.vanityfair.com',
  'media.vogue.com',
  'media.vogue.co.uk',
  'media.gq.com',
  'media.glamour.com',
  'media.allure.com',
  'media.self.com',
  'media.teenvogue.com',
  'media.pitchfork.com',
  'media.bonappetit.com',
  'media.epicurious.com',
  'media.cntraveler.com',
  'media.architecturaldigest.com',
  'media.gq-magazine.co.uk',
  'media.vogue.de',
  'media.vogue.fr',
  'media.vogue.in',
  'media.gq.de',
  'assets.vogue.com',
  'assets.vogue.in',
  'media.glamour.de',
  'media.glamour.ru',
  'media.arstechnica.com',
];

const HEARST_HOSTS = ['hips.hearstapps.com', 'hmg-prod.s3.amazonaws.com', 'hmg-h-cdn.hearstapps.com'];

/** Magazines and publishers of the web. */
export const magazineRules = defineOriginalRules([
  {
    id: 'atlantic-thumbor',
    hosts: ['cdn.theatlantic.com'],
    replace: [/\/thumbor\/[^/]+\/(?:[^/x:]*[x:][^/]*\/)*(media\/.+)$/, '/assets/$1'],
  },
  {
    id: 'atlantic-size',
    hosts: ['cdn.theatlantic.com'],
    replace: [
      /(\/assets\/media\/.+)\/(?:\d+x\d*|facebook|lead(?:_\w+)?|thumb(?:_\w+)?|large|main_\w+|master|promo_\w+)(\.\w{3,4})$/,
      '$1/original$2',
    ],
    dropQuery: ['mod'],
  },
  {
    id: 'vox-thumbor',
    hosts: ['cdn.vox-cdn.com'],
    unwrapPath:
      /\/thumbor\/[^/]+\/(?:[^/x:()]*[x:()][^/]*\/|fit-in\/|smart\/)*((?:cdn\.vox-cdn\.com|[a-z0-9-]+(?:\.[a-z0-9-]+)+)\/.+)$/,
  },
  {
    id: 'vox-chorus',
    hosts: [
      'platform.theverge.com',
      'platform.vox.com',
      'platform.polygon.com',
      'platform.sbnation.com',
      'duet-cdn.vox-cdn.com',
    ],
    dropQuery: true,
  },
  {
    id: 'conde-nast',
    hosts: CONDE_NAST_HOSTS,
    replace: [
      /(\/photos\/[0-9a-f]{24})\/(?!original\/)(?:[^/]+)\/[^/]+\/([^/]+)$/,
      '$1/original/original/$2',
      '$1/master/pass/$2',
    ],
  },
  { id: 'hearst-query', hosts: HEARST_HOSTS, dropQuery: ['crop', 'resize', 'fill'] },
  { id: 'forbes-query', hosts: ['imageio.forbes.com'], dropQuery: true },
  { id: 'forbes-thumbor', hosts: ['thumbor.forbes.com'], unwrapPath: /\/thumbor\/.*?(https?(?::|%3a).+)$/i },
  {
    id: 'business-insider',
    hosts: ['i.insider.com', 'static.businessinsider.com', 'i.businessinsider.com'],
    dropQuery: true,
  },
  {
    id: 'buzzfeed-query',
    hosts: ['img.buzzfeed.com'],
    dropQuery: ['downsize', 'output-format', 'output-quality', 'crop', 'resize', 'fill'],
  },
  { id: 'vice-query', hosts: ['video-images.vice.com', 'images.vice.com'], dropQuery: true },
  { id: 'huffpost-ops', hosts: ['img.huffingtonpost.com'], dropQuery: true },
  {
    id: 'time-resize',
    hosts: ['api.time.com', 'timeincsecure-a.akamaihd.net'],
    dropQuery: ['w', 'h', 'quality', 'crop'],
  },
  { id: 'meredith-onecms', hosts: ['imagesvc.meredithcorp.io'], unwrapQuery: ['url'] },
]);

export const examples: OriginalExamples = {
  'atlantic-thumbor': [
    [
      'https://cdn.theatlantic.com/thumbor/wSPi=/0x102:4246x2313/1200x625/media/img/mt/2016/09/a/original.jpg',
      'https://cdn.theatlantic.com/assets/media/img/mt/2016/09/a/original.jpg',
    ],
  ],
  'atlantic-size': [
    [
      'https://cdn.theatlantic.com/assets/media/img/2018/06/a/640x360.jpg?mod=1530',
      'https://cdn.theatlantic.com/assets/media/img/2018/06/a/original.jpg',
    ],
  ],
  'vox-thumbor': [
    [
      'https://cdn.vox-cdn.com/thumbor/nWeN=/0x16:1024x592/1600x900/cdn.vox-cdn.com/uploads/a.jpeg',
      'https://cdn.vox-cdn.com/uploads/a.jpeg',
    ],
  ],
  'vox-chorus': [
    [
      'https://platform.theverge.com/wp-content/uploads/a.jpg?quality=90&strip=all',
      'https://platform.theverge.com/wp-content/uploads/a.jpg',
    ],
  ],
  'conde-nast': [
    [
      'https://media.wired.com/photos/5926b676af95806129f50602/191:100/w_1280,c_limit/a-1.jpg',
      'https://media.wired.com/photos/5926b676af95806129f50602/original/original/a-1.jpg',
    ],
  ],
  'hearst-query': [
    [
      'https://hips.hearstapps.com/hmg-prod/images/a-1.jpg?crop=1xw:0.5xh&resize=640:*',
      'https://hips.hearstapps.com/hmg-prod/images/a-1.jpg',
    ],
  ],
  'forbes-query': [
    [
      'https://imageio.forbes.com/specials-images/imageserve/a/b.jpg?format=jpg&width=960',
      'https://imageio.forbes.com/specials-images/imageserve/a/b.jpg',
    ],
  ],
  'forbes-thumbor': [
    ['https://thumbor.forbes.com/thumbor/711x356/https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ],
  'business-insider': [['https://i.insider.com/5d3?width=700', 'https://i.insider.com/5d3']],
  'buzzfeed-query': [
    [
      'https://img.buzzfeed.com/a/b.jpg?downsize=600:*&output-format=auto',
      'https://img.buzzfeed.com/a/b.jpg',
    ],
  ],
  'vice-query': [
    [
      'https://video-images.vice.com/articles/a/lede/b.jpeg?crop=1xw:1xh',
      'https://video-images.vice.com/articles/a/lede/b.jpeg',
    ],
  ],
  'huffpost-ops': [
    [
      'https://img.huffingtonpost.com/asset/5c.jpeg?ops=scalefit_720_noupscale',
      'https://img.huffingtonpost.com/asset/5c.jpeg',
    ],
  ],
  'time-resize': [
    [
      'https://api.time.com/wp-content/uploads/a.jpg?w=800&quality=85',
      'https://api.time.com/wp-content/uploads/a.jpg',
    ],
  ],
  'meredith-onecms': [
    [
      'https://imagesvc.meredithcorp.io/v3/mm/image?q=85&url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
};
