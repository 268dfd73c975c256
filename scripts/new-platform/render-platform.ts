import type { PlatformNames } from './platform-names';
import type { ExampleUrl } from './read-example';

/** The text of a platform's file: one route made from the example, and examples that its test can run. */
export function renderPlatform(names: PlatformNames, example: ExampleUrl, month: string): string {
  const { constant, id, title } = names;
  const { domain, origin, folder } = example;
  return `import type { PlatformExamples } from './define-platform';
import { definePlatform } from './define-platform';
import { resourceByHost } from './host-routes';
import type { Route } from './routes';
import { siteHosts } from './site-hosts';

const HOSTS = siteHosts([${quoted(domain)}]);

const ROUTES: readonly Route[] = [
  {
    type: 'page',
    path: /^${pattern(example)}$/,
    canonical: ({ pageId }) => \`${origin}${folder}\${pageId}\`,
  },
];

/** ${title}, as of ${month}. Unsure: everything; say here which facts are not certain. */
export const ${constant} = definePlatform({
  id: ${quoted(id)},
  name: ${quoted(title)},
  hosts: [${quoted(domain)}],
  resource: (url) => resourceByHost(HOSTS, ROUTES, url),
});

${renderExamples(example)}`;
}

function renderExamples({ domain, origin, folder, name }: ExampleUrl): string {
  const path = folder + name;
  return `const PAGE = ['page', { pageId: ${quoted(name)} }, ${quoted(origin + path)}] as const;

export const examples: PlatformExamples = {
  resources: {
    ${quoted(origin + path)}: PAGE,
    ${quoted(`${origin}${path}/`)}: PAGE,
    ${quoted(`${origin}${path}?utm_source=share`)}: PAGE,
  },
  others: [
    ${quoted(`${origin}/`)},
    ${quoted(`https://not${domain}${path}`)},
    ${quoted(`https://${domain}.evil.example${path}`)},
  ],
};
`;
}

function pattern({ folder, name }: ExampleUrl): string {
  const fixed = folder.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
  return `${fixed}(?<pageId>${/^[\w-]+$/.test(name) ? String.raw`[\w-]+` : '[^/]+'})`;
}

/** A path can hold no quote of its own: a URL writes it as it is, so it is escaped. */
function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, String.raw`\$&`)}'`;
}
