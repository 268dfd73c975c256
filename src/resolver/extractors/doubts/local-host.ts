import { withoutWww } from '../../url/without-www';

/** Names and ranges that a page gives by mistake: what its maker's own machine is called. */
const LOCAL_HOST =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home\.arpa)|\[::1\]|0\.0\.0\.0|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|[^.:[\]]+)$/i;

/** Names that nobody can register, for tests (RFC 6761), and those under which sites are tried out. */
const TEST_HOST = /\.(?:test|invalid)$|^(?:staging|stage|preprod)\./i;

/** What stands before the name of a host on which its pages are made. */
const MADE_ON =
  /^(?:dev\d?|devel|develop(?:ment)?|test\d?|testing|stg|beta|uat|qa|acc(?:eptance|eptatie)?|entw(?:icklung)?|desarrollo|recette|sandbox|local)[-.]/i;

/** What a host is called besides on which the pages of another are tried out. */
const TRIED_OUT = /[-.](?:staging|stage|preprod|preview)(?=\.)/i;

/**
 * Whether a page names by mistake a host that nobody else can reach: its maker's own machine, or one that only tests
 * know. Pages of such hosts may name each other. What may be asked for is the network guard's to say.
 */
export function isUnreachableFrom(pageHost: string, host: string): boolean {
  if (LOCAL_HOST.test(pageHost)) return false;
  return (
    LOCAL_HOST.test(host) ||
    (host !== pageHost && host.replace(TRIED_OUT, '') === pageHost) ||
    (MADE_ON.test(host) &&
      !MADE_ON.test(pageHost) &&
      withoutWww(host.replace(MADE_ON, '')) === withoutWww(pageHost)) ||
    (TEST_HOST.test(host) && !TEST_HOST.test(pageHost))
  );
}
