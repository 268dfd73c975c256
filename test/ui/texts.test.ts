import { describe, expect, it } from 'vitest';
import type { Availability, ImageCandidate } from '../../src/contract/types';
import { BODY_POINTS, DOUBT_POINTS, SOURCE_POINTS } from '../../src/resolver/extractors/page-bonuses';
import { texts } from '../../src/ui/texts';
import { BONUS_WORDS } from '../../src/ui/words/bonus-words';

describe('texts', () => {
  it.each([
    [0, '0 points'],
    [1, '1 point'],
    [4_922, '4,922 points'],
  ])('counts %d as %j', (value, expected) => {
    expect(texts.points(value)).toBe(expected);
  });

  it.each<[Availability, string]>([
    [{ status: 'missing', http_status: 404 }, 'Not there (404)'],
    [{ status: 'missing', http_status: 200 }, 'Not there, only a placeholder'],
    [{ status: 'missing' }, 'Not there'],
    [{ status: 'blocked', http_status: 403 }, 'Refused (403)'],
    [{ status: 'blocked' }, 'Refused'],
    [{ status: 'error', http_status: 500 }, 'Failed (500)'],
    [{ status: 'error' }, 'Failed'],
  ])('says of %j: %j', (availability, expected) => {
    expect(texts.picture.availability(availability)).toBe(expected);
  });

  it.each([
    [86_400, '24 hours'],
    [7_199, '119 minutes'],
    [119, '119 seconds'],
    [1, '1 second'],
  ])('rounds a life of %d s down to %s', (seconds, expected) => {
    expect(texts.details.hit(seconds)).toContain(` ${expected} `);
  });

  it.each<[Pick<ImageCandidate, 'width' | 'height' | 'availability'>, string]>([
    [{ width: null, height: 720, availability: { status: 'ok', http_status: 200 } }, 'Size unknown'],
    [{ width: null, height: null, availability: { status: 'ok' } }, 'Size not checked'],
    [{ width: null, height: null, availability: { status: 'error' } }, 'Size unknown'],
    [{ width: 1_280, height: 720, availability: { status: 'ok' } }, '1280 × 720 px'],
  ])('gives the size of %j as %j', (picture, expected) => {
    expect(texts.picture.size(picture)).toBe(expected);
  });

  it('has the same words for every way in which a page declares its cover', () => {
    const ways = (['og', 'twitter', 'link'] as const).map((method) => texts.picture.source(method));
    expect(new Set(ways)).toEqual(new Set(['declared by the page']));
  });

  it('has words of its own for every number of the page’s ranking', () => {
    const names = [...Object.keys(SOURCE_POINTS), ...Object.keys(DOUBT_POINTS), ...Object.keys(BODY_POINTS)];
    const wordless = names.filter((name) => !(name in BONUS_WORDS));
    expect(wordless).toEqual(['body']);
  });
});
