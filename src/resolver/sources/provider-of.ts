import { parseUrl } from '../parse-url';
import { webIdentity } from '../url/web-identity';
import { matchesGlob } from './matches-glob';
import { OEMBED_PROVIDERS } from './oembed-providers';

/** The pages that a provider answers for: two patterns, in which `*` stands for any text. */
interface Scheme {
  host: string;
  path: string;
  endpoint: string;
}

/** The schemes by what their hosts end in, which is looked up label by label. Made when first asked for. */
let index: ReadonlyMap<string, readonly Scheme[]> | undefined;

/** The URL to ask a provider of the registry about a page, without parameters that only track; null where none answers for it. */
export function providerQuestion(pageUrl: string): string | null {
  const page = parseUrl(pageUrl);
  if (page === null || page.port !== '') return null;
  const endpoint = endpointFor(page);
  if (endpoint === undefined) return null;
  const question = new URL(endpoint);
  question.searchParams.set('format', 'json');
  question.searchParams.set('url', webIdentity(page));
  return question.href;
}

function endpointFor({ hostname, pathname, search }: URL): string | undefined {
  index ??= indexSchemes(OEMBED_PROVIDERS);
  const labels = hostname.replace(/\.$/, '').split('.');
  const host = labels.join('.');
  const path = `${pathname}${search}`;
  for (let start = 0; start < labels.length - 1; start += 1) {
    const schemes = index.get(labels.slice(start).join('.')) ?? [];
    const scheme = schemes.find((one) => matchesGlob(one.host, host) && matchesGlob(one.path, path));
    if (scheme) return scheme.endpoint;
  }
  return undefined;
}

/** One line a provider: its endpoint, then the pages it answers for, all without `https://`. */
function indexSchemes(table: string): Map<string, Scheme[]> {
  const schemes = new Map<string, Scheme[]>();
  for (const line of table.trim().split('\n')) {
    const [endpoint = '', ...patterns] = line.split(' ');
    for (const pattern of patterns) {
      const slash = pattern.indexOf('/');
      const scheme = {
        host: pattern.slice(0, slash),
        path: pattern.slice(slash),
        endpoint: `https://${endpoint}`,
      };
      // `*.example.org` and `*.*.example.org` are both found under `example.org`.
      const domain = scheme.host.slice(scheme.host.lastIndexOf('*') + 1).replace(/^\./, '');
      const others = schemes.get(domain);
      if (others) others.push(scheme);
      else schemes.set(domain, [scheme]);
    }
  }
  return schemes;
}
