import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Newspapers and broadcasters elsewhere. */
export const newsWorldRules = defineOriginalRules([
  {
    id: 'figaro',
    hosts: ['figaro.fr', 'f1g.fr'],
    replace: [/(\/media\/figaro)\/(?!orig)\d+x\d*(?:_\w+)?\//, '$1/orig/'],
  },
  {
    id: 'ringier-crops',
    hosts: ['blick.ch', 'pulselive.co.ke', 'pulse.ng', 'pulse.com.gh'],
    replace: [/\/img\/(?:incoming|[^/]+)\/(?:origs|crop)(\d+)\/[^/]+\/([^/]+)$/, '/media/$1/$2'],
  },
  { id: 'express-vn', hosts: ['vnecdn.net'], replace: [/_(?:m_)?\d{2,4}x\d*(?:_\w+)?(\.\w{3,4})$/, '$1'] },
  {
    id: 'zing-vn',
    hosts: ['zadn.vn', 'zdn.vn', 'znews-photo.zadn.vn', 'znews-photo.zingcdn.me', 'zingcdn.me'],
    replace: [/^(https?:\/\/[^/]+)\/w\d+(?:x\d+|_r\w+)?\//, '$1/'],
  },
  {
    id: 'kenh14',
    hosts: [
      'kenh14cdn.com',
      'cafebiz.cafebizcdn.vn',
      'sohanews.sohacdn.com',
      'vcmedia.vn',
      'mediacdn.vn',
      'cafefcdn.com',
      'afamilycdn.com',
      'genk.mediacdn.vn',
    ],
    replace: [
      /^(https?:\/\/[^/]+)\/(?:thumb_w|thumb_l|zoom)\/[\d_]+\/(.+?)(?:(?:-\d+){4}-crop-\d+)?(\.\w{3,4})$/,
      '$1/$2$3',
    ],
  },
]);

export const examples: OriginalExamples = {
  figaro: [
    [
      'http://i.f1g.fr/media/figaro/493x100_crop/2017/03/28/a.jpg',
      'http://i.f1g.fr/media/figaro/orig/2017/03/28/a.jpg',
    ],
  ],
  'ringier-crops': [
    ['https://f3.blick.ch/img/incoming/origs51/37-w1280-h960/a.jpg', 'https://f3.blick.ch/media/51/a.jpg'],
  ],
  'express-vn': [
    [
      'https://i-ngoisao.vnecdn.net/2016/11/23/a-14_m_460x0.jpg',
      'https://i-ngoisao.vnecdn.net/2016/11/23/a-14.jpg',
    ],
  ],
  'zing-vn': [['https://photo-2.zadn.vn/w700_r1m/16/a.jpg', 'https://photo-2.zadn.vn/16/a.jpg']],
  kenh14: [['https://kenh14cdn.com/thumb_w/300/2016/a.jpg', 'https://kenh14cdn.com/2016/a.jpg']],
};
