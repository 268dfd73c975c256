import { canonicalizeUrl } from '../../src/resolver/canonicalize-url';
import { originalsOf } from '../../src/resolver/originals/originals-of';
import { ORIGINAL_RULES } from '../../src/resolver/originals/registry';
import { median } from './figures';
import type { Bench, Row } from './row';

const CALLS_PER_FIGURE = 20;
const WARM_UP_ROUNDS = 5;
const LIMIT_MICROSECONDS = 20;
const PATHS = [
  '/t/p/w500/a.jpg',
  '/media/AbC?format=jpg&name=small',
  '/wp-content/uploads/2016/09/a-300x200.jpg',
  '/watch?v=aB3-_x9Zq0w&utm_source=a',
  '/2016/a.jpg',
];

/** Addresses of every host that has rules, and of as many that have none. */
function addresses(): string[] {
  const known = ORIGINAL_RULES.map(({ hosts }) => hosts[0] ?? 'example.com');
  const unknown = known.map((_host, index) => `host-${index}.example.org`);
  return [...known, ...unknown].flatMap((host) => PATHS.map((path) => `https://${host}${path}`));
}

/** How long an address is looked at: what happens for every picture of a page, and every link of a menu. */
export const originals: Bench = {
  name: 'originals',
  async run() {
    return [
      figure('originalsOf, median of an address', originalsOf),
      figure('canonicalizeUrl, median of an address', canonicalizeUrl),
    ];
  },
};

function figure(name: string, look: (url: string) => unknown): Row {
  const urls = addresses();
  for (let round = 0; round < WARM_UP_ROUNDS; round++) urls.forEach((url) => void look(url));
  return {
    name,
    value: median(urls.map((url) => microsecondsOf(look, url))),
    limit: LIMIT_MICROSECONDS,
    unit: 'µs',
  };
}

function microsecondsOf(look: (url: string) => unknown, url: string): number {
  const startMs = performance.now();
  for (let call = 0; call < CALLS_PER_FIGURE; call++) look(url);
  return ((performance.now() - startMs) * 1_000) / CALLS_PER_FIGURE;
}
