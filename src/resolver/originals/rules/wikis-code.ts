import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Wikis, code hosts, questions and answers. */
export const wikiCodeRules = defineOriginalRules([
  {
    id: 'wikimedia-host',
    hosts: ['thumb.wikimedia.org'],
    replace: [
      /^https?:\/\/thumb\.wikimedia\.org(\/.+?)\/thumb\/(\w\/\w\w\/[^/]+)\/[^/]+$/,
      'https://upload.wikimedia.org$1/$2',
    ],
  },
  {
    id: 'wikimedia-svg',
    hosts: ['upload.wikimedia.org'],
    replace: [/(\/thumb\/\w\/\w\w\/[^/]+\.svg\/(?:lang\w+-)?)(?!960px)\d+px(-[^/]+\.png)$/, '$1960px$2'],
  },
  {
    id: 'wikimedia-thumb',
    hosts: ['upload.wikimedia.org'],
    replace: [/\/thumb\/(\w\/\w\w\/[^/]+\.(?!svg\/)\w{3,4})\/[^/]+$/, '/$1'],
  },
  {
    id: 'fandom-original',
    hosts: ['static.wikia.nocookie.net', 'vignette.wikia.nocookie.net'],
    replace: [/(\/revision\/[^/]+)(?:\/.*)?$/, '$1/?format=original'],
    dropQuery: true,
  },
  {
    id: 'fandom-images',
    hosts: ['images.wikia.nocookie.net', 'wikia.nocookie.net'],
    replace: [
      /^(https?:\/\/[^/]+)(?:\/__cb\d+)?(\/.+\/images)(?:\/thumb)?(\/\w\/\w\w\/[^/]+)(?:\/[^/]+)?$/,
      '$1$2$3',
    ],
  },
  {
    id: 'mediawiki-thumb',
    hosts: [
      'static.miraheze.org',
      'cdn.wikimg.net',
      'oyster.ignimgs.com',
      'generasia.com',
      'bulbapedia.bulbagarden.net',
      'archives.bulbagarden.net',
    ],
    replace: [/\/thumb\/(\w\/\w\w\/[^/]+)\/[^/]+$/, '/$1'],
  },
  {
    id: 'github-avatar',
    hosts: [
      'avatars.githubusercontent.com',
      'avatars0.githubusercontent.com',
      'avatars1.githubusercontent.com',
      'avatars2.githubusercontent.com',
      'avatars3.githubusercontent.com',
    ],
    dropQuery: true,
  },
  {
    id: 'github-raw',
    hosts: ['github.com'],
    replace: [
      /^https?:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/(.+\.(?:jpe?g|png|gif|webp|svg))$/,
      'https://raw.githubusercontent.com/$1/$2',
    ],
    dropQuery: true,
  },
  {
    id: 'gitlab-avatar',
    hosts: ['gitlab.com', 'assets.gitlab-static.net'],
    only: /\/uploads\/-\/system\/(?:user|group|project)\/avatar\//,
    dropQuery: ['width'],
  },
  {
    id: 'stackexchange-suffix',
    hosts: ['i.stack.imgur.com', 'i.sstatic.net'],
    replace: [/(\/[A-Za-z0-9]{5}|\/[A-Za-z0-9]{8})[smlht](\.\w{3,4})$/, '$1$2'],
    dropQuery: true,
  },
  { id: 'stackexchange-query', hosts: ['i.stack.imgur.com', 'i.sstatic.net'], dropQuery: true },
  {
    id: 'slideshare-full',
    hosts: ['image.slidesharecdn.com'],
    replace: [/(\/[^/]+\/)(?:85|75|95)(\/[^/]+-\d+-)(?:320|638|728)(\.jpg)$/, '$195$21024$3', '$185$21024$3'],
    risk: 'medium',
    dropQuery: true,
  },
  {
    id: 'issuu-page',
    hosts: ['image.isu.pub', 'image.issuu.com'],
    replace: [/(\/page_\d+)_thumb_(?:small|medium|large)(\.jpg)$/, '$1$2'],
  },
  {
    id: 'discourse-cdn',
    hosts: ['discourse-cdn.com', 'discourse.org'],
    replace: [/\/optimized\/(\d?X\/.+)_\d+_\d+x\d+(\.\w{3,4})$/, '/original/$1$2'],
  },
  { id: 'product-hunt', hosts: ['ph-files.imgix.net', 'ph-avatars.imgix.net'], dropQuery: true },
  {
    id: 'tripadvisor-size',
    hosts: ['media-cdn.tripadvisor.com', 'dynamic-media-cdn.tripadvisor.com'],
    replace: [/\/media\/photo-(?!o\/|m\/)\w\//, '/media/photo-o/'],
    dropQuery: true,
  },
  {
    id: 'tripadvisor-m',
    hosts: ['media-cdn.tripadvisor.com', 'dynamic-media-cdn.tripadvisor.com'],
    replace: [/\/media\/photo-m\/1280\//, '/media/photo-o/'],
  },
]);

export const examples: OriginalExamples = {
  'wikimedia-host': [
    [
      'https://thumb.wikimedia.org/wikipedia/commons/thumb/a/a9/Example.jpg/330px-Example.jpg',
      'https://upload.wikimedia.org/wikipedia/commons/a/a9/Example.jpg',
    ],
  ],
  'wikimedia-svg': [
    [
      'https://upload.wikimedia.org/wikipedia/commons/thumb/2/23/A.svg/287px-A.svg.png',
      'https://upload.wikimedia.org/wikipedia/commons/thumb/2/23/A.svg/960px-A.svg.png',
    ],
  ],
  'wikimedia-thumb': [
    [
      'https://upload.wikimedia.org/wikipedia/commons/thumb/a/a9/Example.jpg/800px-Example.jpg',
      'https://upload.wikimedia.org/wikipedia/commons/a/a9/Example.jpg',
    ],
    ['https://upload.wikimedia.org/wikipedia/commons/a/a9/Example.jpg', null],
  ],
  'fandom-original': [
    [
      'https://static.wikia.nocookie.net/a/images/7/7c/B.jpg/revision/latest/scale-to-width-down/350?cb=1',
      'https://static.wikia.nocookie.net/a/images/7/7c/B.jpg/revision/latest/?format=original',
    ],
  ],
  'fandom-images': [
    [
      'https://img1.wikia.nocookie.net/__cb2013/a/images/4/47/B.png',
      'https://img1.wikia.nocookie.net/a/images/4/47/B.png',
    ],
  ],
  'mediawiki-thumb': [
    [
      'https://static.miraheze.org/a/thumb/4/4d/B.jpg/500px-B.jpg',
      'https://static.miraheze.org/a/4/4d/B.jpg',
    ],
  ],
  'github-avatar': [
    ['https://avatars.githubusercontent.com/u/1?s=48&v=4', 'https://avatars.githubusercontent.com/u/1'],
  ],
  'github-raw': [
    ['https://github.com/a/b/blob/main/c.png?raw=true', 'https://raw.githubusercontent.com/a/b/main/c.png'],
  ],
  'gitlab-avatar': [
    [
      'https://gitlab.com/uploads/-/system/user/avatar/1/avatar.png?width=40',
      'https://gitlab.com/uploads/-/system/user/avatar/1/avatar.png',
    ],
  ],
  'stackexchange-suffix': [['https://i.sstatic.net/Y8Xnbl.jpg', 'https://i.sstatic.net/Y8Xnb.jpg']],
  'stackexchange-query': [['https://i.sstatic.net/ffIFg.jpg?s=64', 'https://i.sstatic.net/ffIFg.jpg']],
  'slideshare-full': [
    [
      'https://image.slidesharecdn.com/a-1/85/b-1-320.jpg?cb=1',
      'https://image.slidesharecdn.com/a-1/95/b-1-1024.jpg',
    ],
  ],
  'issuu-page': [
    ['https://image.isu.pub/1-a/jpg/page_1_thumb_large.jpg', 'https://image.isu.pub/1-a/jpg/page_1.jpg'],
  ],
  'discourse-cdn': [
    [
      'https://global.discourse-cdn.com/a/optimized/2X/6/65fe_2_690x388.png',
      'https://global.discourse-cdn.com/a/original/2X/6/65fe.png',
    ],
  ],
  'product-hunt': [
    ['https://ph-files.imgix.net/a.png?auto=format&w=300', 'https://ph-files.imgix.net/a.png'],
  ],
  'tripadvisor-size': [
    [
      'https://media-cdn.tripadvisor.com/media/photo-s/01/2a/b.jpg',
      'https://media-cdn.tripadvisor.com/media/photo-o/01/2a/b.jpg',
    ],
  ],
  'tripadvisor-m': [
    [
      'https://media-cdn.tripadvisor.com/media/photo-m/1280/01/2a/b.jpg',
      'https://media-cdn.tripadvisor.com/media/photo-o/01/2a/b.jpg',
    ],
  ],
};
