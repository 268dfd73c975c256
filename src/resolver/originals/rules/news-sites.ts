import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Single newspapers, broadcasters and magazines. */
export const newsSiteRules = defineOriginalRules([
  {
    id: 'washington-times',
    hosts: ['twt-thumbs.washtimes.com'],
    replace: [
      /^https?:\/\/twt-thumbs(\.washtimes\.com\/media\/.+?)(?:_c[\d-]+)?_s\d+x\d+(\.\w{3,4})$/,
      'https://twt-media$1$2',
    ],
    dropQuery: true,
  },
  {
    id: 'futura-original',
    hosts: ['cdn.futura-sciences.com'],
    replace: [/(\/buildsv6\/images)\/(?!largeoriginal)\w+\//, '$1/largeoriginal/'],
  },
  {
    id: 'cbs-photos',
    hosts: [
      'wwwimage.cbsstatic.com',
      'wwwimage1.cbsstatic.com',
      'wwwimage2.cbsstatic.com',
      'wwwimage3.cbsstatic.com',
      'wwwimage4.cbsstatic.com',
    ],
    replace: [/\/thumbnails\/photos\/(?:w\d+|\d+x\d+|files)\//, '/base/files/'],
  },
  {
    id: 'italiaonline-thumbs',
    hosts: ['net-cdn.it'],
    replace: [/\/(?:thumbs|t)\/(images\/.+)_(jpe?g|png)_[^/]*$/, '/$1.$2'],
  },
  {
    id: 'telegraph-trans',
    hosts: ['www.telegraph.co.uk', 'secure.i.telegraph.co.uk'],
    replace: [/-(?:x?large|small|medium)(_trans|\.\w{3,4}$)/, '$1'],
    dropQuery: ['imwidth', 'impolicy'],
  },
  {
    id: 'telegraph-width',
    hosts: ['www.telegraph.co.uk'],
    only: /\/(?:content\/dam|multimedia)\//,
    dropQuery: ['imwidth', 'impolicy'],
  },
  {
    id: 'cinemacafe',
    hosts: ['www.cinemacafe.net'],
    risk: 'medium',
    replace: [
      /(\/imgs)\/(?:p\/(?!JgD9AR1I)[\w-]+|\w+)\/(\d+\.\w{3,4})$/,
      '$1/p/JgD9AR1Ir8Z47f6Bz3cIbgIDgA8ODQwLCgkI/$2',
    ],
  },
  {
    id: 'game-spark',
    hosts: ['www.gamespark.jp'],
    risk: 'medium',
    replace: [
      /(\/imgs)\/(?:p\/(?!PseAHU_g)[\w-]+|\w+)\/(\d+\.\w{3,4})$/,
      '$1/p/PseAHU_gq3GEwRLM5htwMwoLvAaDYAQDAgEA/$2',
    ],
  },
  {
    id: 'daily-star-lebanon',
    hosts: ['www.dailystar.com.lb'],
    replace: [/(\/Pictures\/.+?)(?:_img\d+x\d+)*(?:_crop|_main|_images)?(\.\w{3,4})$/i, '$1$2'],
  },
  {
    id: 'filmibeat',
    hosts: ['filmibeat.com'],
    replace: [/\/(?:ph-small|imgh\/\d+x\d+|imgm\/\d+x\d+|ph-mid)\//, '/ph-big/'],
  },
  {
    id: 'vogue-china',
    hosts: ['selfimg.com.cn'],
    replace: [/^(https?:\/\/[^/]+)\/(vogue|VOGUE|gq|GQ|self|ad)(?!cms)[^/]*\/(?=\d{4}\/)/, '$1/ued$2cms/'],
    risk: 'medium',
  },
  {
    id: 'impresa',
    hosts: ['impresa.pt'],
    replace: [/(\/\d[\w.-]+)\/(?:original|\d+x\d+)\/mw-\d+$/, '$1/original'],
  },
  { id: 'kapook', hosts: ['kapook.com'], replace: [/\/(?:rf|r)\/\d+\/\d+\//, '/o/'] },
  { id: 'baonghean', hosts: ['baonghean.vn'], replace: [/^(https?:\/\/[^/]+)\/(?:w\d+|\d+x\d+)\//, '$1/'] },
]);

export const examples: OriginalExamples = {
  'washington-times': [
    [
      'https://twt-thumbs.washtimes.com/media/image/2017/04/25/a_c0-218-2002-1385_s885x516.jpg?0a',
      'https://twt-media.washtimes.com/media/image/2017/04/25/a.jpg',
    ],
  ],
  'futura-original': [
    [
      'https://cdn.futura-sciences.com/buildsv6/images/wide1920/5/7/a.jpg',
      'https://cdn.futura-sciences.com/buildsv6/images/largeoriginal/5/7/a.jpg',
    ],
  ],
  'cbs-photos': [
    [
      'http://wwwimage.cbsstatic.com/thumbnails/photos/w370/blog/a.jpg',
      'http://wwwimage.cbsstatic.com/base/files/blog/a.jpg',
    ],
  ],
  'italiaonline-thumbs': [
    [
      'https://multiplayer.net-cdn.it/thumbs/images/2017/a_jpg_1400x0_q85.jpg',
      'https://multiplayer.net-cdn.it/images/2017/a.jpg',
    ],
  ],
  'telegraph-trans': [
    [
      'https://www.telegraph.co.uk/content/dam/a-large_trans_NvBQ.jpg?imwidth=480',
      'https://www.telegraph.co.uk/content/dam/a_trans_NvBQ.jpg',
    ],
  ],
  'telegraph-width': [
    [
      'https://www.telegraph.co.uk/content/dam/a.jpg?imwidth=480',
      'https://www.telegraph.co.uk/content/dam/a.jpg',
    ],
  ],
  cinemacafe: [
    [
      'https://www.cinemacafe.net/imgs/std_l1/44.jpg',
      'https://www.cinemacafe.net/imgs/p/JgD9AR1Ir8Z47f6Bz3cIbgIDgA8ODQwLCgkI/44.jpg',
    ],
  ],
  'game-spark': [
    [
      'https://www.gamespark.jp/imgs/zoom/23.png',
      'https://www.gamespark.jp/imgs/p/PseAHU_gq3GEwRLM5htwMwoLvAaDYAQDAgEA/23.png',
    ],
  ],
  'daily-star-lebanon': [
    [
      'http://www.dailystar.com.lb/dailystar/Pictures/2018/01/11/66_img900x550_img900x550_crop.jpg',
      'http://www.dailystar.com.lb/dailystar/Pictures/2018/01/11/66.jpg',
    ],
  ],
  filmibeat: [
    [
      'https://www.filmibeat.com/imgh/199x150/2018/05/a.jpg',
      'https://www.filmibeat.com/ph-big/2018/05/a.jpg',
    ],
  ],
  'vogue-china': [
    [
      'https://img0.selfimg.com.cn/vogue210X210/2018/05/a.jpg',
      'https://img0.selfimg.com.cn/uedvoguecms/2018/05/a.jpg',
    ],
  ],
  impresa: [
    [
      'https://images.impresa.pt/sicnot/2018-01-01-a.jpg/original/mw-1240',
      'https://images.impresa.pt/sicnot/2018-01-01-a.jpg/original',
    ],
  ],
  kapook: [['https://my.kapook.com/rf/145/109/a.jpg', 'https://my.kapook.com/o/a.jpg']],
  baonghean: [
    ['https://image.baonghean.vn/w607/Uploaded/a.jpg', 'https://image.baonghean.vn/Uploaded/a.jpg'],
  ],
};
