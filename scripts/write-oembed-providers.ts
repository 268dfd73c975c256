/**
 * Writes src/resolver/sources/oembed-providers.ts from the npm package `oembed-providers`, the registry of
 * https://oembed.com; with `--check` it writes nothing and exits with 1 if the file is not what it would write.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { matchesGlob } from '../src/resolver/sources/matches-glob';

/**
 * The providers that answer with a picture of the page, by their names in the registry. Left out are those without
 * one, those that the registry's audit of August 2026 found gone or answering with something else, those that want a
 * key, and all that have a file in src/resolver/platforms, which knows more of them.
 */
const CURATED: readonly string[] = [
  ...['Acast', 'Audioboom', 'Audiomack', 'hearthis.at', 'iHeartRadio', 'Omny Studio', 'Podbean', 'Spreaker'],
  ...['Odesli (formerly Songlink)', 'Brightcove', 'bunny.net', 'Coub', 'Dream Broker', 'Gumlet', 'KakaoTv'],
  ...['nfb.ca', 'Nebula', 'Prezi Video', 'SproutVideo', 'Tella', 'Vidyard', 'Viously', 'Wave.video'],
  ...['Cacoo', 'Canva', 'CodePen', 'Datawrapper', 'Figma', 'Flourish', 'Infogram', 'Issuu', 'Miro'],
  ...['Observable', 'Padlet', 'Whimsical', 'YUMPU', 'ArcGIS StoryMaps', 'Sketchfab', 'LottieFiles'],
  ...['Geograph Britain and Ireland', 'Getty Images', 'Gyazo', 'Kickstarter'],
];

const TARGET = new URL('../src/resolver/sources/oembed-providers.ts', import.meta.url);

export interface RegistryProvider {
  provider_name: string;
  endpoints: { url: string; schemes?: string[] }[];
}

/** The text of the file. Throws where the registry does not have a curated provider, or not a usable one. */
export function renderProviders(
  registry: readonly RegistryProvider[],
  names: readonly string[],
  version: string,
): string {
  const lines = names.flatMap((name) => {
    const providers = registry.filter(({ provider_name }) => provider_name === name);
    const found = providers.flatMap(({ endpoints }) => endpoints.flatMap(lineOf));
    if (found.length === 0) throw new Error(`The registry has no usable provider "${name}".`);
    return found;
  });
  return `${HEADER(version)}export const OEMBED_PROVIDERS = \`\n${lines.toSorted().join('\n')}\n\`;\n`;
}

const HEADER = (version: string) => `/**
 * oEmbed providers whose answers name a picture, one a line: the endpoint, then the pages it answers for, in which
 * \`*\` stands for any text; all without \`https://\`. From the registry of https://oembed.com (npm: oembed-providers
 * ${version}, MIT). Written by scripts/write-oembed-providers.ts.
 */
`;

/** Of its entries some have no schemes, some are no URLs, and most say the same for http and https. */
function lineOf({ url, schemes = [] }: RegistryProvider['endpoints'][number]): string[] {
  const patterns = new Set(
    schemes
      .filter((scheme) => /^https?:\/\/[a-z0-9.*-]+\/[^\s,`\\$]*$/i.test(scheme))
      .map((scheme) => scheme.replace(/^https?:\/\//i, ''))
      .map((scheme) => scheme.replace(/^[^/]+/, (host) => host.toLowerCase())),
  );
  const broadest = [...patterns].filter(
    (pattern) => ![...patterns].some((other) => other !== pattern && matchesGlob(other, pattern)),
  );
  // \`?format=json\` is asked for in any case.
  const endpoint = url
    .replace(/^https?:\/\//, '')
    .replace('{format}', 'json')
    .replace(/\?format=json$/, '');
  return broadest.length > 0 ? [[endpoint, ...broadest.toSorted()].join(' ')] : [];
}

async function main(args: readonly string[]): Promise<number> {
  const require = createRequire(import.meta.url);
  const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as unknown;
  const registry = (await readJson(require.resolve('oembed-providers/providers.json'))) as RegistryProvider[];
  const { version } = (await readJson(require.resolve('oembed-providers/package.json'))) as {
    version: string;
  };
  const text = renderProviders(registry, CURATED, version);
  const isFresh = (await readFile(TARGET, 'utf8').catch(() => '')) === text;
  if (args.includes('--check')) {
    if (!isFresh) console.error('src/resolver/sources/oembed-providers.ts is stale: write it again.');
    return isFresh ? 0 : 1;
  }
  await writeFile(TARGET, text);
  console.log(isFresh ? 'The providers are up to date.' : `Written: ${text.length} characters.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
