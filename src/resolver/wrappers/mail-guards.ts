import { decoded } from '../decoded';
import { fromBase64 } from '../url/from-base64';
import type { Wrapper } from './wrapper';
import { parameter } from './wrapper';

/** Links that mail services put around those of a message, as of 2026-11. */
export const MAIL_GUARDS: readonly Wrapper[] = [
  {
    hosts: ['safelinks.protection.outlook.com', 'safelinks.protection.office365.us'],
    inner: parameter('url'),
  },
  { hosts: ['statics.teams.cdn.office.net'], path: /\/safelinks\//, inner: parameter('url') },
  {
    hosts: ['urldefense.proofpoint.com', 'urldefense.com', 'urldefense.us'],
    path: /^\/v3\//,
    inner: thirdForm,
  },
  { hosts: ['urldefense.proofpoint.com', 'urldefense.com'], path: /^\/v2\//, inner: secondForm },
  { hosts: ['urldefense.proofpoint.com', 'urldefense.com'], path: /^\/v1\//, inner: parameter('u') },
  { hosts: ['linkprotect.cudasvc.com'], path: /^\/url/, inner: parameter('a') },
  { hosts: ['clicktime.symantec.com'], inner: parameter('u') },
];

/** `https-3A__example.com_a`: `-` stands for `%`, `_` for `/`. */
function secondForm({ searchParams }: URL): string | null {
  const coded = searchParams.get('u');
  return coded === null ? null : decoded(coded.replace(/-/g, '%').replace(/_/g, '/'));
}

const THIRD_FORM = /^\/v3\/__(.+?)__;([\w-]*)/;

/**
 * `__https://example.com/a*b__;Kw!!…`: each `*` stands for the next of the characters told in base 64, `**X` for as many of
 * them as X says.
 */
function thirdForm({ pathname, search }: URL): string | null {
  const match = THIRD_FORM.exec(pathname + search);
  if (match === null) return null;
  const [, coded = '', replacements = ''] = match;
  const characters = [...fromBase64(replacements)];
  let next = 0;
  return coded.replace(/\*\*([\w-])|\*/g, (whole: string, run?: string) => {
    const count = run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2;
    const taken = characters.slice(next, next + count);
    next += count;
    // Without characters to put in, the sign is one of the URL's own.
    return taken.length > 0 ? taken.join('') : whole;
  });
}

/** The first stands for a run of two. */
const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
