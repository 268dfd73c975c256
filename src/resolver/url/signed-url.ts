import { parseUrl } from '../parse-url';

/** What is known of a signature in an address. */
export interface UrlSignature {
  isSigned: boolean;
  /** Milliseconds since the epoch; null where the address does not say, or is not signed. */
  expiresAtMs: number | null;
}

const UNSIGNED: UrlSignature = { isSigned: false, expiresAtMs: null };

/** Hosts that sign every picture, or serve it only to whom they named it to. */
const SIGNING_HOSTS: readonly string[] = [
  'fbcdn.net',
  'cdninstagram.com',
  'lookaside.fbsbx.com',
  'media.licdn.com',
  'media-exp1.licdn.com',
  'external-preview.redd.it',
  'wixmp.com',
  'drscdn.500px.org',
  'telesco.pe',
  'cdn-telegram.org',
  'private-user-images.githubusercontent.com',
  'patreonusercontent.com',
  'img.discogs.com',
  'i.discogs.com',
  'onlyfans.com',
];

/** Ways to write a signature: the parameters that together make one, and the one that tells the end of its life. */
const SCHEMES: readonly {
  all: readonly string[];
  expires?: string;
  read?: (text: string, query: URLSearchParams) => number | null;
}[] = [
  {
    all: ['x-amz-signature'],
    expires: 'x-amz-expires',
    read: (text, query) => after(query.get('x-amz-date'), text),
  },
  {
    all: ['x-goog-signature'],
    expires: 'x-goog-expires',
    read: (text, query) => after(query.get('x-goog-date'), text),
  },
  { all: ['signature', 'expires'], expires: 'expires', read: seconds },
  { all: ['ossaccesskeyid', 'expires'], expires: 'expires', read: seconds },
  { all: ['key-pair-id'], expires: 'expires', read: seconds },
  { all: ['sig', 'se'], expires: 'se', read: isoDate },
  { all: ['oh', 'oe'], expires: 'oe', read: hexSeconds },
  { all: ['x-signature'], expires: 'x-expires', read: seconds },
  { all: ['ex', 'is', 'hm'], expires: 'ex', read: hexSeconds },
  { all: ['hdnea'], expires: 'hdnea', read: akamai },
  { all: ['hdnts'], expires: 'hdnts', read: akamai },
  { all: ['hdntl'], expires: 'hdntl', read: akamai },
  { all: ['__token__'], expires: '__token__', read: akamai },
  { all: ['jwt'], expires: 'jwt', read: tokenLife },
  { all: ['token'], expires: 'token', read: tokenLife },
  { all: ['e', 't', 'v'], expires: 'e', read: seconds },
  { all: ['auth_key'], expires: 'auth_key', read: (text) => seconds(text.split('-')[0] ?? '') },
  { all: ['policy', 'signature'] },
  { all: ['sign'], expires: 'exp', read: seconds },
  { all: ['signature'], expires: 'exp', read: seconds },
  { all: ['hmac'], expires: 'exp', read: seconds },
];

/** A digest of the whole address in one parameter, as imgix, Thumbor-like resizers and forums sign. */
const DIGEST =
  /[?&](?:s|sig|hash|key|token-hash|ixhash|md5|h|st)=(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})(?:&|$)/i;
/** Thumbor and resizers in its manner: the digest of the rest stands first in the path. */
const PATH_DIGEST = /^\/(?:t|thumbor|resizer)\/[\w-]{27,43}=?\/[^/]*x/;

/**
 * Whether an image's address carries a signature, so that no other size can be asked for, and when it stops working.
 * Facts: the signing schemes' public documentation (AWS, Google, Azure, Akamai, Alibaba) and what the hosts send.
 * Never throws.
 */
export function signedUrl(text: string): UrlSignature {
  const url = parseUrl(text);
  if (!url) return UNSIGNED;
  const query = lowerCaseNames(url.searchParams);
  for (const { all, expires, read } of SCHEMES) {
    if (!all.every((name) => query.get(name))) continue;
    const told = expires === undefined ? null : query.get(expires);
    if (all.length === 1 && all[0] === 'token' && !isToken(query.get('token') ?? '')) continue;
    return { isSigned: true, expiresAtMs: told === null || !read ? null : read(told, query) };
  }
  const isSigned = isOnSigningHost(url.hostname) || DIGEST.test(url.search) || PATH_DIGEST.test(url.pathname);
  return isSigned ? { isSigned: true, expiresAtMs: null } : UNSIGNED;
}

function lowerCaseNames(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].slice(0, 64).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function isOnSigningHost(hostname: string): boolean {
  return SIGNING_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function seconds(text: string): number | null {
  const value = Number(text);
  // Some hosts count milliseconds; no second of this century has thirteen digits.
  return /^\d{9,13}$/.test(text) ? (text.length === 13 ? value : value * 1_000) : null;
}

function hexSeconds(text: string): number | null {
  return /^[0-9a-f]{8}$/i.test(text) ? Number.parseInt(text, 16) * 1_000 : null;
}

/** `2026-01-01T00:00:00Z`, or only its day; another zone is not written here. */
function isoDate(text: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?[.\d]{0,8}Z)?$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (((daysSinceEpoch(year, month, day) * 24 + hour) * 60 + minute) * 60 + second) * 1_000;
}

/** Days of the Gregorian calendar; a year begins in March, so that the leap day is its last. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const ofMarch = month > 2 ? year : year - 1;
  const leapDays = Math.floor(ofMarch / 4) - Math.floor(ofMarch / 100) + Math.floor(ofMarch / 400);
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return ofMarch * 365 + leapDays + dayOfYear - 719_468;
}

/** `20260101T000000Z` and a number of seconds. */
function after(date: string | null, text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date ?? '');
  if (!parts || !/^\d{1,7}$/.test(text)) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const begins = isoDate(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return begins === null ? null : begins + Number(text) * 1_000;
}

/** `exp=1700000000~acl=/*~hmac=…` */
function akamai(text: string): number | null {
  return seconds(/(?:^|~)exp=(\d{9,10})(?:~|$)/.exec(text)?.[1] ?? '');
}

function isToken(text: string): boolean {
  return /^[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/.test(text);
}

/** The claim `exp` of a JSON Web Token; it is read, not checked. */
function tokenLife(text: string): number | null {
  const payload = isToken(text) ? text.split('.')[1] : undefined;
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : null;
  } catch (fault) {
    if (fault instanceof SyntaxError || fault instanceof DOMException) return null;
    throw fault;
  }
}
