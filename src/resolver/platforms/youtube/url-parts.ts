export interface UrlParts {
  /** Path segments, raw, without empty ones. */
  segments: string[];
  /** Query parameters, and those of a `#!…` or `#/…` fragment, which win; of two by one name the first. */
  parameters: ReadonlyMap<string, string>;
  /** The fragment, raw, without its `#`. */
  fragment: string;
}

/** The parts of a URL that name a resource. Parameters escaped twice as `&amp;` are read too. */
export function urlParts(url: URL): UrlParts {
  const parameters = new Map<string, string>();
  let path = url.pathname;
  const fragment = /^#[!/]+(.*)$/.exec(url.hash)?.[1];
  if (fragment !== undefined) {
    const [fragmentPath = '', query] = fragment.split('?', 2);
    addParameters(parameters, query ?? fragmentPath);
    if (query !== undefined && fragmentPath !== '') path = fragmentPath;
  }
  addParameters(parameters, url.search);
  const segments = path.split('/').filter((segment) => segment !== '');
  return { segments, parameters, fragment: url.hash.slice(1) };
}

function addParameters(into: Map<string, string>, query: string): void {
  for (const [escapedName, value] of new URLSearchParams(query)) {
    const name = escapedName.replace(/^(?:amp;)+/, '');
    if (!into.has(name)) into.set(name, value);
  }
}
