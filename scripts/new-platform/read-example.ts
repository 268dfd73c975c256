/** What one URL of a resource tells of a site. */
export interface ExampleUrl {
  /** The domain without `www.` and the like. */
  domain: string;
  /** As it is written, where the canonical URLs are. */
  origin: string;
  /** The path before its last segment, with a slash at both ends. */
  folder: string;
  /** The last segment, which names the resource. */
  name: string;
}

/** Reads the URL of one resource. Throws what is wrong with it. */
export function readExample(text: string): ExampleUrl {
  const url = parse(text);
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const name = segments.pop();
  if (name === undefined) {
    throw new Error(`${text} is the site itself: give the address of one video, post or article on it.`);
  }
  return {
    domain: url.hostname.replace(/^(?:www|m|mobile)\./, ''),
    origin: url.origin,
    folder: ['', ...segments, ''].join('/'),
    name,
  };
}

function parse(text: string): URL {
  if (!URL.canParse(text)) throw new Error(`"${text}" is no address: give one that begins with https://.`);
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain) throw new Error(`${text} must begin with https:// and have no port and no user.`);
  if (!/^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(url.hostname)) {
    throw new Error(`${url.hostname} is no public host name.`);
  }
  return url;
}
