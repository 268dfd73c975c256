import type { FakeOptions } from './fake-options-services';

/** Hostile and long as titles and names can be. */
const HOSTILE_TITLE = '<img src=x onerror=alert(1)> “Dawn” & \u202Egpj.exe';
const LONG_NAME = `${'a-very-long-host-name-'.repeat(5)}.example`;

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

const EARLIER = [
  {
    coverUrl: 'https://pictures.example/dusk.jpg',
    width: 800,
    height: 600,
    lastSeenAtMs: NOON_MS - 50 * HOUR_MS,
  },
  {
    coverUrl: 'https://pictures.example/night.jpg',
    width: null,
    height: null,
    lastSeenAtMs: NOON_MS - 90 * HOUR_MS,
  },
];

/** A user who has used everything for a while. */
export const BUSY: FakeOptions = {
  settings: {
    keepsHistory: true,
    minWidth: 640,
    fileNameTemplate: '{date} {site} - {title} {width}x{height}',
    hasCopyMenus: true,
    searchEngine: 'tineye',
    blockedCallers: ['fdkgbmgplnlkjhoiiedlfnckajhnpdbm', 'longgonelonggonelonggonelonggone'],
    cacheDays: 7,
  },
  cache: { entries: 312, bytes: 1_438_220 },
  granted: ['https://news.example/*', 'https://*.pictures.example/*', `http://${LONG_NAME}/*`],
  choices: [
    { site: 'news.example', sourceMethod: 'jsonld', place: 0 },
    { site: LONG_NAME, sourceMethod: 'image', place: 3 },
  ],
  refused: [
    {
      site: 'news.example',
      url: 'https://pictures.example/static/share-card.png?v=4',
      otherUrls: ['https://pictures.example/static/share-card-600.png'],
    },
    { site: LONG_NAME, url: `https://${LONG_NAME}/\u202Egpj.card`, otherUrls: [] },
  ],
  history: [
    entry('https://video.example/watch?v=lake', 'Dawn on a still lake', 0),
    entry('https://evil.example/', HOSTILE_TITLE, 1),
    { ...entry('https://news.example/zh', '拂晓时分平静的湖面与远山', 2), earlier: EARLIER },
    entry('https://news.example/ar', 'فجر على بحيرة هادئة', 3),
    entry(`https://${LONG_NAME}/`, `${'A title that does not want to end '.repeat(9)}.`, 4),
    ...Array.from({ length: 30 }, (_, place) =>
      entry(`https://news.example/${place}`, `Story number ${place + 1}`, 5 + place),
    ),
  ],
  callers: [
    {
      id: 'fdkgbmgplnlkjhoiiedlfnckajhnpdbm',
      count: 1,
      lastAtMs: NOON_MS - 30 * HOUR_MS,
      refusedOrigins: [],
    },
    {
      id: 'reading-list@example.org',
      count: 1_284,
      lastAtMs: NOON_MS,
      refusedOrigins: ['https://shop.example', `https://${LONG_NAME}`],
    },
  ],
  shortcuts: [
    { name: '_execute_action', description: 'Show the cover of this page', keys: 'Alt+Shift+O' },
    { name: 'copy-cover-url', description: 'Copy the cover’s address', keys: 'Alt+Shift+U' },
    { name: 'download-cover', description: 'Download the cover', keys: '' },
  ],
};

/** A user who has just installed it. */
export const FRESH: FakeOptions = { shortcuts: BUSY.shortcuts ?? [] };

function entry(pageUrl: string, title: string, hoursAgo: number) {
  return {
    pageUrl,
    title,
    site: new URL(pageUrl).hostname,
    coverUrl: 'https://pictures.example/lake.jpg',
    width: hoursAgo % 3 === 0 ? 1_920 : null,
    height: hoursAgo % 3 === 0 ? 1_080 : null,
    atMs: NOON_MS - hoursAgo * HOUR_MS,
  };
}
