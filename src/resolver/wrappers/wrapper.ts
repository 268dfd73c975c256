import { decoded } from '../decoded';

/** A kind of link that leads to another URL, whoever made it. */
export interface Wrapper {
  /** Its domains, with every host below them; or the form of its hosts, where no list has an end. */
  hosts: readonly string[] | RegExp;
  /** The paths that are such links; all where absent. */
  path?: RegExp;
  /** The text of the URL it leads to; null where there is none. */
  inner(url: URL): string | null;
}

/** The first of these parameters that has a value. */
export function parameter(...names: readonly string[]): Wrapper['inner'] {
  return ({ searchParams }) => names.map((name) => searchParams.get(name)).find(Boolean) ?? null;
}

/** Everything after the host, or after this beginning of the path. */
export function tail(beginning = /^\//): Wrapper['inner'] {
  return ({ pathname, search, hash }) => {
    const found = beginning.exec(pathname);
    return found === null ? null : absolute(pathname.slice(found[0].length) + search + hash);
  };
}

/** The whole query, such as `?https://…`. */
export function wholeQuery({ search, hash }: URL): string | null {
  return search.length > 1 ? absolute(search.slice(1) + hash) : null;
}

/** A URL as a path keeps it: perhaps encoded, perhaps without a scheme. (One slash after the scheme is enough to be read.) */
function absolute(text: string): string | null {
  const plain = /^https?%3A/i.test(text) ? decoded(text) : text;
  if (/^https?:/i.test(plain)) return plain;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(plain) ? `https://${plain}` : null;
}
