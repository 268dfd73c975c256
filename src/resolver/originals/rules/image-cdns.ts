import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Image CDNs and headless content systems: the parameters are documented by each. */
export const imageCdnRules = defineOriginalRules([
  {
    id: 'cloudinary-transform',
    hosts: [
      'cloudinary.com',
      'kinja-img.com',
      'res.fashionsnap.com',
      'images.ctcdn.co',
      'cdn.hashnode.com',
      'media.cntraveler.com',
      'cdn.domestika.org',
    ],
    replace: [
      /(\/(?:image\/(?:upload|private|authenticated)|images))\/(?:s--[\w-]+--\/)?(?:(?:[a-z]{1,3}_[^/]*|if_[^/]*)\/)+/,
      '$1/',
    ],
  },
  { id: 'hashnode-query', hosts: ['cdn.hashnode.com'], dropQuery: true },
  {
    id: 'imgix-query',
    hosts: [
      'imgix.net',
      'imgix.ranker.com',
      'imgix.bustle.com',
      'imgix.elitedaily.com',
      'imgix.cosmicjs.com',
      'imgix.femelle.ch',
    ],
    dropQuery: true,
  },
  { id: 'contentful-query', hosts: ['ctfassets.net', 'contentful.com'], dropQuery: true },
  { id: 'sanity-query', hosts: ['cdn.sanity.io'], dropQuery: true },
  {
    id: 'storyblok-path',
    hosts: ['img2.storyblok.com'],
    replace: [/^https?:\/\/img2\.storyblok\.com\/(?:(?!f\/)[^/]+\/)*(f\/.+)$/, 'https://a.storyblok.com/$1'],
  },
  {
    id: 'storyblok-modifier',
    hosts: ['a.storyblok.com', 'a-us.storyblok.com'],
    replace: [/(\/f\/.+\.\w{3,4})\/m(?:\/.*)?$/, '$1'],
  },
  { id: 'prismic-query', hosts: ['images.prismic.io', 'prismic-io.s3.amazonaws.com'], dropQuery: true },
  { id: 'datocms-query', hosts: ['datocms-assets.com'], dropQuery: true },
  {
    id: 'graphcms-transform',
    hosts: ['media.graphcms.com', 'media.graphassets.com'],
    replace: [
      /^(https?:\/\/[^/]+)\/(?:(?:resize|output|quality|compress|cache|auto_image)[=:/][^/]*\/)+/,
      '$1/',
    ],
  },
  {
    id: 'uploadcare-operations',
    hosts: ['ucarecdn.com'],
    replace: [/^(https?:\/\/[^/]+\/[0-9a-f-]{36})\/-\/.*$/, '$1/'],
  },
  {
    id: 'filestack-operations',
    hosts: ['filestackcontent.com'],
    replace: [/^(https?:\/\/[^/]+)\/(?:[a-z_]+=[^/]*\/)+(\w{16,})$/, '$1/$2'],
  },
  { id: 'imagekit-transform', hosts: ['ik.imagekit.io'], replace: [/\/tr:[^/]+\//, '/'], dropQuery: ['tr'] },
  {
    id: 'kxcdn-query',
    hosts: ['kxcdn.com'],
    dropQuery: ['width', 'height', 'quality', 'fit', 'crop', 'enlarge', 'format'],
  },
  {
    id: 'bunny-query',
    hosts: ['b-cdn.net'],
    dropQuery: [
      'width',
      'height',
      'aspect_ratio',
      'quality',
      'crop',
      'crop_gravity',
      'class',
      'auto_optimize',
      'optimizer',
    ],
  },
  { id: 'photon-query', hosts: ['i0.wp.com', 'i1.wp.com', 'i2.wp.com', 'i3.wp.com'], dropQuery: true },
  {
    id: 'google-size',
    hosts: ['googleusercontent.com', 'ggpht.com'],
    replace: [/(=)(?:[swh]\d+|p|c)(?:-[\w:]+)*$/, '$1s0'],
  },
  {
    id: 'google-folder',
    hosts: ['googleusercontent.com', 'ggpht.com', 'bp.blogspot.com'],
    replace: [/(\/)(?:[swh](?!0\/)\d+)(?:-[\w]+)*\/(?=[^/]*$)/, '$1s0/'],
    dropQuery: true,
  },
  {
    id: 'rebelmouse-origin',
    hosts: ['assets.rbl.ms', 'assets.rebelmouse.io'],
    replace: [/(\/\d+)\/(?!origin)[\dx_a-z]+(\.\w{3,4})$/, '$1/origin$2'],
  },
]);

export const examples: OriginalExamples = {
  'cloudinary-transform': [
    [
      'https://res.cloudinary.com/demo/image/upload/c_fill,w_300/v157/sample.jpg',
      'https://res.cloudinary.com/demo/image/upload/v157/sample.jpg',
    ],
  ],
  'hashnode-query': [
    [
      'https://cdn.hashnode.com/res/hashnode/image/upload/v16/a.png?w=1600&auto=compress',
      'https://cdn.hashnode.com/res/hashnode/image/upload/v16/a.png',
    ],
  ],
  'imgix-query': [
    ['https://customer.imgix.net/a/b.jpg?w=600&fit=crop', 'https://customer.imgix.net/a/b.jpg'],
    ['https://customer.imgix.net/b.jpg?w=600&s=00112233445566778899aabbccddeeff', null],
  ],
  'contentful-query': [
    ['https://images.ctfassets.net/a/b/c/d.jpg?w=600', 'https://images.ctfassets.net/a/b/c/d.jpg'],
  ],
  'sanity-query': [
    [
      'https://cdn.sanity.io/images/a/b/c-2000x1333.jpg?w=800',
      'https://cdn.sanity.io/images/a/b/c-2000x1333.jpg',
    ],
  ],
  'storyblok-path': [
    [
      'https://img2.storyblok.com/600x0/filters:format(webp)/f/1/2x3/a/b.jpg',
      'https://a.storyblok.com/f/1/2x3/a/b.jpg',
    ],
  ],
  'storyblok-modifier': [
    ['https://a.storyblok.com/f/1/2x3/a/b.jpg/m/600x0', 'https://a.storyblok.com/f/1/2x3/a/b.jpg'],
  ],
  'prismic-query': [
    ['https://images.prismic.io/a/b.jpg?auto=compress&w=600', 'https://images.prismic.io/a/b.jpg'],
  ],
  'datocms-query': [
    ['https://www.datocms-assets.com/1/a.jpg?w=600', 'https://www.datocms-assets.com/1/a.jpg'],
  ],
  'graphcms-transform': [
    [
      'https://media.graphcms.com/resize=w:600,h:400/output=format:webp/aB1cD',
      'https://media.graphcms.com/aB1cD',
    ],
  ],
  'uploadcare-operations': [
    [
      'https://ucarecdn.com/00112233-4455-6677-8899-aabbccddeeff/-/resize/600x/',
      'https://ucarecdn.com/00112233-4455-6677-8899-aabbccddeeff/',
    ],
  ],
  'filestack-operations': [
    [
      'https://cdn.filestackcontent.com/resize=width:600/AbCdEfGhIjKlMnOpQrSt',
      'https://cdn.filestackcontent.com/AbCdEfGhIjKlMnOpQrSt',
    ],
  ],
  'imagekit-transform': [
    ['https://ik.imagekit.io/demo/tr:w-300,h-300/a.jpg', 'https://ik.imagekit.io/demo/a.jpg'],
  ],
  'kxcdn-query': [['https://a-1.kxcdn.com/b.jpg?width=300', 'https://a-1.kxcdn.com/b.jpg']],
  'bunny-query': [['https://a.b-cdn.net/b.jpg?width=300&v=2', 'https://a.b-cdn.net/b.jpg?v=2']],
  'photon-query': [
    ['https://i0.wp.com/example.com/a.jpg?resize=199%2C300&ssl=1', 'https://i0.wp.com/example.com/a.jpg'],
  ],
  'google-size': [
    ['https://lh3.googleusercontent.com/aBc=w1440-h620-rw', 'https://lh3.googleusercontent.com/aBc=s0'],
    ['https://lh3.googleusercontent.com/aBc=s0', null],
  ],
  'google-folder': [
    ['https://4.bp.blogspot.com/-a/b/c/d/s400/e.jpg?ssl=1', 'https://4.bp.blogspot.com/-a/b/c/d/s0/e.jpg'],
  ],
  'rebelmouse-origin': [['https://assets.rbl.ms/36/1200x600.jpg', 'https://assets.rbl.ms/36/origin.jpg']],
};
