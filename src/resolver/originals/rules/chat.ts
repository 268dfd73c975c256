import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Chats, comments and avatars. */
export const chatRules = defineOriginalRules([
  {
    id: 'discord-resize',
    hosts: ['cdn.discordapp.com', 'media.discordapp.net'],
    only: /\/(?:attachments|ephemeral-attachments)\//,
    dropQuery: ['', 'format', 'quality', 'width', 'height'],
    leavesSignature: true,
  },
  {
    id: 'discord-icon',
    hosts: ['cdn.discordapp.com'],
    only: /\/(?:icons|avatars|app-assets|app-icons|banners|splashes|emojis|guilds|channel-icons|role-icons|stickers)\//,
    setQuery: { size: '4096' },
  },
  {
    id: 'discord-external',
    hosts: ['discordapp.net', 'discordapp.com'],
    unwrapPath:
      /\/external\/[\w-]+\/(?:%3F[^/]*\/)?(https?[:/].+?)(?:\?(?:width|height|format|quality|animated)=.*)?$/,
    leavesSignature: true,
  },
  {
    id: 'gravatar-size',
    hosts: ['gravatar.com'],
    only: /\/avatar\//,
    setQuery: { s: '2048' },
    dropQuery: ['size'],
  },
  {
    id: 'disqus-avatar',
    hosts: ['disquscdn.com', 'disqus.com'],
    replace: [/(\/avatar)\d+(\.jpg)$/, '$1400$2'],
  },
  { id: 'disqus-proxy', hosts: ['mediaembed.disquscdn.com', 'mediacdn.disqus.com'], unwrapQuery: ['url'] },
  {
    id: 'foursquare-size',
    hosts: ['4sqi.net', 'fastly.4sqi.net'],
    replace: [/(\/img\/(?:general|user))\/\d+x\d+\//, '$1/original/'],
  },
  {
    id: 'yelp-original',
    hosts: ['yelpcdn.com'],
    replace: [/(\/(?:bphoto|photo|buphoto)\/[\w-]+)\/(?:\d*[a-z]+s?)(\.\w{3,4})$/, '$1/o$2'],
  },
  { id: 'linktree-query', hosts: ['ugc.production.linktr.ee'], dropQuery: true },
  {
    id: 'ask-fm',
    hosts: ['ask.fm'],
    replace: [
      /\/assets\d*\/(.+)\/(?:normal|large|thumb(?:_tiny)?|medium)\/([^/]+)$/,
      '/assets/$1/original/$2',
    ],
  },
]);

export const examples: OriginalExamples = {
  'discord-resize': [
    [
      'https://media.discordapp.net/attachments/1/2/a.png?ex=66&is=65&hm=ab&=&format=webp&width=550',
      'https://media.discordapp.net/attachments/1/2/a.png?ex=66&is=65&hm=ab',
    ],
  ],
  'discord-icon': [
    [
      'https://cdn.discordapp.com/icons/1/a.png?size=128',
      'https://cdn.discordapp.com/icons/1/a.png?size=4096',
    ],
  ],
  'discord-external': [
    [
      'https://images-ext-1.discordapp.net/external/aB-c/https/example.com/a.jpg?width=400',
      'https://example.com/a.jpg',
    ],
  ],
  'gravatar-size': [
    [
      'https://www.gravatar.com/avatar/00aa?s=32&d=identicon',
      'https://www.gravatar.com/avatar/00aa?s=2048&d=identicon',
    ],
  ],
  'disqus-avatar': [
    [
      'https://c.disquscdn.com/uploads/users/1/avatar92.jpg',
      'https://c.disquscdn.com/uploads/users/1/avatar400.jpg',
    ],
  ],
  'disqus-proxy': [
    [
      'https://mediaembed.disquscdn.com/get?url=https%3A%2F%2Fexample.com%2Fa.jpg&key=x',
      'https://example.com/a.jpg',
    ],
  ],
  'foursquare-size': [
    [
      'https://fastly.4sqi.net/img/general/200x200/1_a.jpg',
      'https://fastly.4sqi.net/img/general/original/1_a.jpg',
    ],
  ],
  'yelp-original': [
    [
      'https://s3-media1.fl.yelpcdn.com/bphoto/aB-c/ls.jpg',
      'https://s3-media1.fl.yelpcdn.com/bphoto/aB-c/o.jpg',
    ],
  ],
  'linktree-query': [
    [
      'https://ugc.production.linktr.ee/a.jpeg?io=true&size=avatar',
      'https://ugc.production.linktr.ee/a.jpeg',
    ],
  ],
  'ask-fm': [
    ['https://cuad.ask.fm/assets2/1/2/normal/a.jpg', 'https://cuad.ask.fm/assets/1/2/original/a.jpg'],
  ],
};
