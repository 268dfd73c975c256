import { beforeAll, describe, expect, it } from 'vitest';
import type { Availability, ImageCandidate } from '../../../src/contract/types';
import { RESOLVE_REASONS } from '../../../src/resolver/errors';
import {
  AVAILABILITY_STATUSES,
  IMAGE_FORMATS,
  QUALITY_TIERS,
  SOURCE_METHODS,
  STEP_NAMES,
} from '../../../src/resolver/types';
import { message, useLanguage } from '../../../src/ui/i18n/message';
import { availabilityText, pictureSize, sourceName } from '../../../src/ui/words/picture-words';
import { fileSize, lifetime, milliseconds, points, waitingTime } from '../../../src/ui/words/quantities';
import { speakEnglish } from '../english';

beforeAll(speakEnglish);

describe('words', () => {
  it.each([
    [0, '0 points'],
    [1, '1 point'],
    [4_922, '4,922 points'],
    [4_921.6, '4,922 points'],
  ])('counts %d as %j', (value, expected) => {
    expect(points(value)).toBe(expected);
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
    expect(availabilityText(availability)).toBe(expected);
  });

  it.each([
    [86_400, '24 hours'],
    [7_199, '119 minutes'],
    [119, '119 seconds'],
    [1, '1 second'],
  ])('rounds a life of %d s down to %s', (seconds, expected) => {
    expect(lifetime(seconds)).toBe(expected);
  });

  it.each([
    [0, '0 ms'],
    [184, '184 ms'],
    [999.4, '999 ms'],
    [999.6, '1 sec'],
    [1_000, '1 sec'],
    [1_204, '1.2 sec'],
    [9_949, '9.9 sec'],
    [9_960, '10 sec'],
    [12_700, '13 sec'],
  ])('says of a wait of %d ms: %s', (ms, expected) => {
    expect(waitingTime(ms)).toBe(expected);
  });

  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [9_940, '9.9 kB'],
    [182_340, '182 kB'],
    [8_400_000, '8.4 MB'],
  ])('writes a file of %d bytes as %j', (bytes, expected) => {
    expect(fileSize(bytes)).toBe(expected);
  });

  it.each<[Pick<ImageCandidate, 'width' | 'height' | 'availability'>, string]>([
    [{ width: null, height: 720, availability: { status: 'ok', http_status: 200 } }, 'Size unknown'],
    [{ width: null, height: null, availability: { status: 'ok' } }, 'Size not checked'],
    [{ width: null, height: null, availability: { status: 'error' } }, 'Size unknown'],
    [{ width: 1_280, height: 720, availability: { status: 'ok' } }, '1280 × 720 px'],
  ])('gives the size of %j as %j', (picture, expected) => {
    expect(pictureSize(picture)).toBe(expected);
  });

  it('has the same words for every way in which a page declares its cover', () => {
    const ways = (['og', 'twitter', 'link'] as const).map(sourceName);
    expect(new Set(ways)).toEqual(new Set(['declared by the page']));
  });

  it.each([
    ['step', STEP_NAMES],
    ['running', STEP_NAMES],
    ['format', IMAGE_FORMATS],
    ['tier', QUALITY_TIERS],
    ['term_tier', QUALITY_TIERS],
    ['source', SOURCE_METHODS],
    ['technical', SOURCE_METHODS],
    [
      'fault',
      ['permission_required', 'network', 'timeout', 'http_status', 'too_large', 'clipboard', 'interrupted'],
    ],
    ['failure', RESOLVE_REASONS],
  ])('has words for every %s there is', (family, names) => {
    const wordless = names.filter((name) => message(`popup_${family}_${name}`) === `popup_${family}_${name}`);
    expect(wordless).toEqual([]);
  });

  it('has words for every availability', () => {
    expect(AVAILABILITY_STATUSES.map((status) => availabilityText({ status }))).toEqual([
      'Available',
      'Not there',
      'Refused',
      'Failed',
    ]);
  });
});

it('writes numbers and units as the language of the moment does', () => {
  useLanguage({ tag: 'de', lookup: (key) => (key === 'popup_points_other' ? '{count} Punkte' : '') });
  const written = [points(4_922), fileSize(8_400_000), milliseconds(1_200), waitingTime(1_204)];
  speakEnglish();
  expect(written).toEqual(['4.922 Punkte', '8,4 MB', '1.200 ms', '1,2 Sek.']);
});
