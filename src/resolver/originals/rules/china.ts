import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

const ZHIHU_HOSTS = ['zhimg.com'];

/** Chinese services. */
export const chinaRules = defineOriginalRules([
  {
    id: 'weibo-large',
    hosts: ['sinaimg.cn', 'weibo.com', 'weibo.cn'],
    replace: [
      /^(https?:\/\/(?:(?:wx|ww|ss|tva?|tvax)\d|yahoo\.tw\.weibo|[a-z]{2}\d)[^/]*)\/(?!large\/)(?:orj\d+|mw\d+|bmiddle|thumb\w*|small|square|wap\d+|crop\.[^/]+|thumbnail|sq\d+|or\d+|webp\d+|mini\w*)\//,
      '$1/large/',
    ],
  },
  {
    id: 'sina-news',
    hosts: ['k.sinaimg.cn'],
    replace: [/^https?:\/\/k\.sinaimg\.cn\/n\/(.+?\.(?:jpe?g|png|gif))\/.*$/, 'https://n.sinaimg.cn/$1'],
  },
  {
    id: 'zhihu-raw',
    hosts: ZHIHU_HOSTS,
    replace: [
      /^(https?:\/\/[^/]+)\/(?:\d{2,3}\/)?((?:v2-)?[0-9a-f]{32})(?:_(?:\w+))?(\.\w{3,4})$/,
      '$1/$2_r$3',
    ],
  },
  {
    id: 'douban-photo',
    hosts: ['doubanio.com', 'douban.com'],
    replace: [
      /\/(?:p?view)\/(photo|movie_poster_cover|celebrity|thing_review|group_topic|note|status|richtext|album|event_poster|commodity_story|subject|musician)\/(?!raw\/)[\w]+\/(public\/)?p(\d+)(?:-\d+)?\.\w{3,4}$/,
      '/pview/$1/raw/public/p$3.jpg',
    ],
  },
  {
    id: 'douban-old',
    hosts: ['doubanio.com', 'douban.com'],
    replace: [/\/[lsm]pic\/(s\d+\.\w{3,4})$/, '/opic/$1'],
  },
  {
    id: 'douban-musician',
    hosts: ['doubanio.com', 'douban.com'],
    replace: [/\/img\/musician\/\w+\/(\d+)\.jpg$/, '/pview/musician/raw/public/p$1.jpg'],
  },
  {
    id: 'douban-icon',
    hosts: ['doubanio.com', 'douban.com'],
    replace: [/\/icon\/u[lp]?(\d+-\d+\.\w{3,4})$/, '/icon/ur$1'],
  },
  {
    id: 'wechat-article',
    hosts: ['mmbiz.qpic.cn', 'mmbiz.qlogo.cn', 'mmsns.qpic.cn'],
    replace: [/(\/(?:sz_)?mmbiz(?:_\w+)?\/.+)\/\d+$/, '$1/0'],
    dropQuery: true,
  },
  {
    id: 'wechat-head',
    hosts: ['wx.qlogo.cn', 'thirdwx.qlogo.cn'],
    replace: [/(\/(?:mmhead|mmopen)\/.+)\/(?:46|64|96|132)$/, '$1/0'],
  },
  {
    id: 'tencent-weibo',
    hosts: ['t0.qpic.cn', 't1.qpic.cn', 't2.qpic.cn', 't3.qpic.cn'],
    replace: [/(\/mblogpic\/\w+)\/(?!2000)\d+$/, '$1/2000'],
  },
  {
    id: 'xiaohongshu-ci',
    hosts: ['xhscdn.com', 'rednotecdn.com'],
    leavesSignature: true,
    replace: [
      /^https?:\/\/(?!ci\.)[^/]+\/\d{12}\/[0-9a-f]{32}\/([^!]+)!.*$/,
      'https://ci.xiaohongshu.com/$1',
    ],
    dropQuery: true,
  },
  {
    id: 'netease-imageview',
    hosts: ['126.net', '127.net', 'nosdn.127.net'],
    dropQuery: true,
    only: /\.(?:jpe?g|png|gif|webp)$/i,
  },
  {
    id: 'netease-unwrap',
    hosts: ['imgsize.ph.126.net', 'nimg.ws.126.net', 'c.m.163.com', 'dingyue.nosdn.127.net'],
    unwrapQuery: ['imgurl', 'url', 'enlarge'],
  },
  {
    id: 'qihoo-sdm',
    hosts: ['qhimg.com'],
    replace: [/^(https?:\/\/[^/]+)\/(?:sdm?|dmfd|dr|dmt|t)\/[\d_-]+\//, '$1/'],
  },
  { id: 'sogou-unwrap', hosts: ['sogoucdn.com'], unwrapQuery: ['url'] },
  {
    id: 'baidu-timg',
    hosts: ['timg01.bdimg.com', 'ss0.baidu.com', 'gss0.baidu.com', 'timgsa.baidu.com'],
    unwrapQuery: ['src', 'url'],
  },
  { id: 'baidu-baike', hosts: ['bkimg.cdn.bcebos.com'], dropQuery: true },
  {
    id: 'huaban',
    hosts: ['img.hb.aicdn.com', 'hbimg.huabanimg.com', 'gd-hbimg.huaban.com'],
    replace: [/_fw\d+(?:webp|\/format\/webp)?$|_\/fw\/\d+.*$|_sq\d+\w*$/, ''],
  },
  { id: 'lofter', hosts: ['imglf.lf127.net', 'lf127.net'], dropQuery: true },
]);

export const examples: OriginalExamples = {
  'weibo-large': [
    ['https://wx4.sinaimg.cn/mw690/9a646dd9ly1g7.jpg', 'https://wx4.sinaimg.cn/large/9a646dd9ly1g7.jpg'],
  ],
  'sina-news': [
    [
      'https://k.sinaimg.cn/n/sinacn09/56/w1500h956/20180705/a.jpg/w700d1q75cms.jpg',
      'https://n.sinaimg.cn/sinacn09/56/w1500h956/20180705/a.jpg',
    ],
  ],
  'zhihu-raw': [
    [
      'https://pic1.zhimg.com/80/4ae63ae895f29a18e035d78aad1804d8_hd.png',
      'https://pic1.zhimg.com/4ae63ae895f29a18e035d78aad1804d8_r.png',
    ],
    [
      'https://pica.zhimg.com/70/v2-cf43c815483cd4abc039f4136bc8c8e3_1440w.avis?source=1',
      'https://pica.zhimg.com/v2-cf43c815483cd4abc039f4136bc8c8e3_r.avis?source=1',
    ],
  ],
  'douban-photo': [
    [
      'https://img3.doubanio.com/view/photo/sqxs/public/p222.webp',
      'https://img3.doubanio.com/pview/photo/raw/public/p222.jpg',
    ],
  ],
  'douban-old': [['https://img3.doubanio.com/lpic/s26.jpg', 'https://img3.doubanio.com/opic/s26.jpg']],
  'douban-musician': [
    [
      'https://img3.doubanio.com/img/musician/small/24.jpg',
      'https://img3.doubanio.com/pview/musician/raw/public/p24.jpg',
    ],
  ],
  'douban-icon': [['https://img3.doubanio.com/icon/up27-2.jpg', 'https://img3.doubanio.com/icon/ur27-2.jpg']],
  'wechat-article': [
    ['https://mmbiz.qpic.cn/mmbiz_jpg/aB/640?wx_fmt=jpeg', 'https://mmbiz.qpic.cn/mmbiz_jpg/aB/0'],
  ],
  'wechat-head': [['https://wx.qlogo.cn/mmhead/aB/132', 'https://wx.qlogo.cn/mmhead/aB/0']],
  'tencent-weibo': [['http://t3.qpic.cn/mblogpic/afb2/0', 'http://t3.qpic.cn/mblogpic/afb2/2000']],
  'xiaohongshu-ci': [
    [
      'https://sns-webpic-qc.xhscdn.com/202601131644/e30d294b3ad5957a22d12421fac6da64/notes_pre_post/1040!nc_n_webp?x=1',
      'https://ci.xiaohongshu.com/notes_pre_post/1040',
    ],
  ],
  'netease-imageview': [
    [
      'https://pic-bucket.ws.126.net/photo/0003/a.jpg?imageView&thumbnail=690x465',
      'https://pic-bucket.ws.126.net/photo/0003/a.jpg',
    ],
  ],
  'netease-unwrap': [
    [
      'https://nimg.ws.126.net/?url=http%3A%2F%2Fexample.com%2Fa.jpg&thumbnail=660x',
      'http://example.com/a.jpg',
    ],
  ],
  'qihoo-sdm': [['https://p1.ssl.qhimg.com/sdm/180_100_/t01c8.jpg', 'https://p1.ssl.qhimg.com/t01c8.jpg']],
  'sogou-unwrap': [
    [
      'http://img02.sogoucdn.com/v2/thumb/resize/w/180?appid=1&url=https%3A%2F%2Fexample.com%2Fa.jpg',
      'https://example.com/a.jpg',
    ],
  ],
  'baidu-timg': [
    [
      'https://timgsa.baidu.com/timg?image&quality=80&src=http%3A%2F%2Fexample.com%2Fa.jpg',
      'http://example.com/a.jpg',
    ],
  ],
  'baidu-baike': [
    [
      'https://bkimg.cdn.bcebos.com/pic/0a?x-bce-process=image/resize,m_lfit',
      'https://bkimg.cdn.bcebos.com/pic/0a',
    ],
  ],
  huaban: [['https://hbimg.huabanimg.com/0a1b_fw658', 'https://hbimg.huabanimg.com/0a1b']],
  lofter: [
    ['https://imglf.lf127.net/img/a.jpg?imageView&thumbnail=500x0', 'https://imglf.lf127.net/img/a.jpg'],
  ],
};
