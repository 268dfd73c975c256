export interface PackageRule {
  name: string;
  /** The one file that may import it. */
  onlyIn?: string;
}

export interface Layer {
  /** Its files are those below this folder. */
  folder: string;
  /** Folders or files it may import, itself included where it may. */
  imports: readonly string[];
  /** Folders or files of which it may import types alone. */
  types?: readonly string[];
  /** Packages, with their subpath; `any` leaves the choice to knip. */
  packages: readonly PackageRule[] | 'any';
}

/** Who may import whom: the table of the architecture, in full. */
export const LAYERS: readonly Layer[] = [
  {
    folder: 'src/resolver',
    imports: ['src/resolver'],
    packages: [
      { name: 'image-meta' },
      { name: 'srcset' },
      { name: 'zod/mini', onlyIn: 'src/resolver/zod.ts' },
    ],
  },
  {
    folder: 'src/page',
    imports: [
      'src/page',
      'src/resolver/errors.ts',
      'src/resolver/extractors/text/slug-of-title.ts',
      'src/resolver/lazy-backgrounds.ts',
      'src/resolver/naming-attributes.ts',
      'src/resolver/file-by-key.ts',
      'src/resolver/place-words.ts',
      'src/resolver/page-snapshot.ts',
      'src/resolver/parse-url.ts',
      'src/resolver/url/without-fragment.ts',
    ],
    types: ['src/resolver'],
    packages: [{ name: 'html-encoding-sniffer', onlyIn: 'src/page/html-charset.ts' }],
  },
  {
    folder: 'src/contract',
    imports: ['src/contract', 'src/resolver'],
    packages: [],
  },
  {
    folder: 'src/extension',
    imports: ['src/extension', 'src/resolver', 'src/page', 'src/contract'],
    types: ['src/ui/services.ts', 'src/ui/picture-services.ts', 'src/ui/tab-services.ts'],
    packages: [{ name: 'webextension-polyfill' }, { name: 'wxt/utils/storage' }, { name: 'ipaddr.js' }],
  },
  {
    folder: 'src/ui',
    imports: ['src/ui', 'src/contract'],
    packages: [{ name: 'preact' }, { name: 'preact/hooks' }, { name: 'preact/jsx-runtime' }],
  },
  { folder: 'entrypoints', imports: ['entrypoints', 'src'], packages: 'any' },
  { folder: 'scripts', imports: ['scripts', 'src', 'test'], packages: 'any' },
  { folder: 'test', imports: ['test', 'src', 'scripts', 'package.json'], packages: 'any' },
];

/** Files past 200 lines, each with the reason why it is not two files. */
export const LONG_FILES: Readonly<Record<string, string>> = {
  'src/resolver/types.ts': 'the whole vocabulary in one place: types and their tables, no code',
};

export const LINES_WITHOUT_REASON = 200;
export const LINES_AT_MOST = 300;

/** Names that say nothing of what is inside. */
export const VAGUE_NAME = /^(?:utils?|helpers?|managers?)$/;
