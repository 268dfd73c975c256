import type { OriginalExamples } from '../define-rules';
import { defineOriginalRules } from '../define-rules';

/** Films, series and books. */
export const filmBookRules = defineOriginalRules([
  {
    id: 'tmdb-original',
    hosts: ['image.tmdb.org', 'media.themoviedb.org'],
    replace: [/(\/t\/p)\/(?!original\/)[^/]+\//, '$1/original/'],
  },
  {
    id: 'letterboxd-resized',
    hosts: ['a.ltrbxd.com'],
    replace: [/\/resized\/(.+?)(?:-0-\d+-0-\d+(?:-crop)?)(\.\w{3,4})$/, '/$1$2'],
    dropQuery: ['v'],
  },
  {
    id: 'rotten-tomatoes',
    hosts: ['resizing.flixster.com'],
    unwrapPath: /\/[\w-]+=\/(?:\d+x\d+\/)?(?:v2\/)?(https?:\/\/?.+)$/,
  },
  {
    id: 'allocine-size',
    hosts: ['acsta.net'],
    replace: [
      /^(https?:\/\/[^/]+)\/(?:[rc]_\d+_[\dx]+(?:_\w+)?\/|cx?_\d+_[\dx]+\/|b_[^/]+\/|o_[^/]+\/|f_[^/]+\/)+/,
      '$1/',
    ],
  },
  {
    id: 'thetvdb-cache',
    hosts: ['artworks.thetvdb.com', 'thetvdb.com'],
    replace: [/(\/banners\/)(?:_cache\/)?(.+?)(?:_t)?(\.jpg|\.png)$/, '$1$2$3'],
  },
  {
    id: 'trakt-full',
    hosts: ['walter.trakt.tv', 'walter-r2.trakt.tv'],
    replace: [/\/(?:thumb|medium)\/([^/]+)$/, '/full/$1'],
  },
  {
    id: 'myanimelist-size',
    hosts: ['cdn.myanimelist.net', 'myanimelist.cdn-dena.com', 'img.myanimelist.net'],
    replace: [/\/r\/\d+x\d+\/(images\/.+)$/, '/$1'],
    dropQuery: ['s'],
  },
  {
    id: 'myanimelist-large',
    hosts: ['cdn.myanimelist.net', 'img.myanimelist.net'],
    replace: [/(\/images\/(?:anime|manga|characters)\/\d+\/\d+)[tv]?(\.\w{3,4})$/, '$1l$2'],
    risk: 'medium',
  },
  { id: 'anilist-large', hosts: ['s4.anilist.co'], replace: [/(\/cover)\/(?:small|medium)\//, '$1/large/'] },
  {
    id: 'openlibrary-large',
    hosts: ['covers.openlibrary.org'],
    replace: [/(\/(?:b|a|w)\/\w+\/[\w-]+)-[SM](\.jpg)$/, '$1-L$2'],
  },
  {
    id: 'goodreads-modifier',
    hosts: ['gr-assets.com', 'images.gr-assets.com'],
    replace: [/(\/books\/\d+)[sm](\/\d+\.jpg)$/, '$1l$2'],
    risk: 'medium',
  },
  {
    id: 'google-books-zoom',
    hosts: ['books.google.com', 'books.google.co.uk', 'books.google.de'],
    only: /\/books\/(?:content|publisher\/content)$/,
    setQuery: { zoom: '0' },
    dropQuery: ['edge', 'w', 'h', 'imgtk'],
  },
  {
    id: 'wattpad-cover',
    hosts: ['img.wattpad.com'],
    replace: [/(\/cover\/\d+)-\d+-(k?\d+)(\.jpg)$/, '$1-512-$2$3'],
    risk: 'medium',
  },
]);

export const examples: OriginalExamples = {
  'tmdb-original': [['https://image.tmdb.org/t/p/w500/a.jpg', 'https://image.tmdb.org/t/p/original/a.jpg']],
  'letterboxd-resized': [
    [
      'https://a.ltrbxd.com/resized/film-poster/7/9/79-a-0-140-0-210-crop.jpg',
      'https://a.ltrbxd.com/film-poster/7/9/79-a.jpg',
    ],
  ],
  'rotten-tomatoes': [
    ['https://resizing.flixster.com/aB-c=/206x305/v2/https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ],
  'allocine-size': [
    [
      'http://fr.web.img5.acsta.net/c_215_290/pictures/18/a.jpg',
      'http://fr.web.img5.acsta.net/pictures/18/a.jpg',
    ],
  ],
  'thetvdb-cache': [
    [
      'https://artworks.thetvdb.com/banners/_cache/posters/1-1.jpg',
      'https://artworks.thetvdb.com/banners/posters/1-1.jpg',
    ],
  ],
  'trakt-full': [
    [
      'https://walter.trakt.tv/images/movies/000/1/posters/thumb/a.jpg',
      'https://walter.trakt.tv/images/movies/000/1/posters/full/a.jpg',
    ],
  ],
  'myanimelist-size': [
    [
      'https://cdn.myanimelist.net/r/96x136/images/anime/1/2.jpg?s=0a',
      'https://cdn.myanimelist.net/images/anime/1/2.jpg',
    ],
  ],
  'myanimelist-large': [
    ['https://cdn.myanimelist.net/images/anime/1/2.jpg', 'https://cdn.myanimelist.net/images/anime/1/2l.jpg'],
  ],
  'anilist-large': [
    [
      'https://s4.anilist.co/file/anilistcdn/media/anime/cover/medium/a.jpg',
      'https://s4.anilist.co/file/anilistcdn/media/anime/cover/large/a.jpg',
    ],
  ],
  'openlibrary-large': [
    ['https://covers.openlibrary.org/b/id/12-M.jpg', 'https://covers.openlibrary.org/b/id/12-L.jpg'],
  ],
  'goodreads-modifier': [
    ['https://images.gr-assets.com/books/132m/13.jpg', 'https://images.gr-assets.com/books/132l/13.jpg'],
  ],
  'google-books-zoom': [
    [
      'https://books.google.com/books/content?id=aB&printsec=frontcover&img=1&zoom=1&edge=curl',
      'https://books.google.com/books/content?id=aB&printsec=frontcover&img=1&zoom=0',
    ],
  ],
  'wattpad-cover': [
    ['https://img.wattpad.com/cover/1-256-k2.jpg', 'https://img.wattpad.com/cover/1-512-k2.jpg'],
  ],
};
