import { describe, expect, it } from 'vitest';
import { signedUrl } from '../../../src/resolver/url/signed-url';

const at = (query: string) => `https://cdn.example.org/a.jpg?${query}`;
const ms = (iso: string) => Date.parse(iso);
const claims = btoa(JSON.stringify({ exp: 1_800_000_000 })).replace(/=+$/, '');

describe('a signed address', () => {
  it.each([
    ['AWS', 'X-Amz-Date=20260101T000000Z&X-Amz-Expires=3600&X-Amz-Signature=00', ms('2026-01-01T01:00:00Z')],
    ['CloudFront', 'Expires=1800000000&Signature=x&Key-Pair-Id=y', 1_800_000_000_000],
    ['Azure', 'se=2026-01-01T00:00:00Z&sig=abc', ms('2026-01-01T00:00:00Z')],
    ['Azure, a leap day', 'se=2024-02-29&sig=abc', ms('2024-02-29T00:00:00Z')],
    ['Facebook', 'oh=00_x&oe=6b49d200', 0x6b_49_d2_00 * 1_000],
    ['TikTok', 'x-expires=1800000000&x-signature=abc', 1_800_000_000_000],
    ['Discord', 'ex=6b49d200&is=65ed&hm=abc', 0x6b_49_d2_00 * 1_000],
    ['Akamai', 'hdnea=exp=1800000000~acl=/*~hmac=00', 1_800_000_000_000],
    ['a JSON Web Token', `token=abcdefgh.${claims}.sig`, 1_800_000_000_000],
    ['a broken life', 'Expires=soon&Signature=x', null],
    ['a digest alone', 's=00112233445566778899aabbccddeeff', null],
  ])('by %s tells when it ends', (_name, query, expiresAtMs) => {
    expect(signedUrl(at(query))).toEqual({ isSigned: true, expiresAtMs });
  });

  it.each([
    'https://scontent-ams2-1.xx.fbcdn.net/v/a.jpg',
    'https://media.licdn.com/dms/image/a/0',
    'https://images.macrumors.com/t/EN8cNLYLkjyiQXEOq65hBnAVS6k=/1600x/article-new/a.jpg',
  ])('is known by its host or path: %s', (url) => {
    expect(signedUrl(url)).toEqual({ isSigned: true, expiresAtMs: null });
  });
});

it.each([
  'https://cdn.example.org/a.jpg',
  at('w=300&v=1529452197'),
  at('token=abc'),
  at('s=1024'),
  'https://notfbcdn.net/a.jpg',
  'no address',
])('%s is not signed', (url) => {
  expect(signedUrl(url)).toEqual({ isSigned: false, expiresAtMs: null });
});
