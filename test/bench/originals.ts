import { canonicalizeUrl } from '../../src/resolver/canonicalize-url';
import { originalsOf } from '../../src/resolver/originals/originals-of';
import { ORIGINAL_RULES } from '../../src/resolver/originals/registry';
import { median, percentile } from './figures';
import { hostileAddresses } from './hostile-addresses';
import { loadOriginalsRivals, RIVALS_FOLDER } from './originals-rivals';
import type { Bench, Row } from './row';

const CALLS_PER_FIGURE = 20;
const WARM_UP_ROUNDS = 5;
const OURS = { every: 1, calls: CALLS_PER_FIGURE, limit: 20 };
const HOSTILE_LIMIT_MICROSECONDS = 5_000;
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
      figure('originalsOf, median of an address', originalsOf, OURS),
      figure('canonicalizeUrl, median of an address', canonicalizeUrl, OURS),
      slowest(),
      ...(await rivals()),
    ];
  },
};

async function rivals(): Promise<Row[]> {
  const found = await loadOriginalsRivals();
  if (found === null) {
    console.log(`Not beside its rivals: \`npm ci --ignore-scripts\` in ${RIVALS_FOLDER} installs them.`);
    return [];
  }
  return [
    figure('  image-max-url, every tenth of them', found.largerImage, { every: 10, calls: 1 }),
    figure('  get-video-id, every tenth of them', found.videoId, { every: 10, calls: CALLS_PER_FIGURE }),
  ];
}

interface Sample {
  /** Which of the addresses are looked at: one of so many. */
  every: number;
  /** How often each is looked at for one figure. */
  calls: number;
  limit?: number;
}

function figure(name: string, look: (url: string) => unknown, { every, calls, limit }: Sample): Row {
  const urls = addresses().filter((_url, index) => index % every === 0);
  for (let round = 0; round < (calls > 1 ? WARM_UP_ROUNDS : 1); round++)
    urls.forEach((url) => void look(url));
  const value = median(urls.map((url) => microsecondsOf(look, url, calls)));
  return { name, value, unit: 'µs', ...(limit === undefined ? {} : { limit }) };
}

/** Every rule's host with addresses made to be slow. */
function slowest(): Row {
  const hosts = new Set(['pictures.example.org', ...ORIGINAL_RULES.map((rule) => rule.hosts[0] ?? '')]);
  const urls = [...hosts].flatMap(hostileAddresses);
  urls.forEach((url) => void originalsOf(url));
  return {
    name: 'originalsOf, the slowest of hostile addresses',
    value: percentile(
      urls.map((url) => best(3, () => microsecondsOf(originalsOf, url, 1))),
      100,
    ),
    limit: HOSTILE_LIMIT_MICROSECONDS,
    unit: 'µs',
  };
}

/** The machine's pauses are nobody's fault: the fastest of some tries. */
function best(tries: number, measure: () => number): number {
  return Math.min(...Array.from({ length: tries }, measure));
}

function microsecondsOf(look: (url: string) => unknown, url: string, calls: number): number {
  const startMs = performance.now();
  for (let call = 0; call < calls; call++) look(url);
  return ((performance.now() - startMs) * 1_000) / calls;
}
