import { describe, expect, it } from 'vitest';
import type { Availability } from '../../src/contract/types';
import { texts } from '../../src/ui/texts';

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
    expect(texts.availability(availability)).toBe(expected);
  });

  it.each([
    [86_400, '24 hours'],
    [7_199, '119 minutes'],
    [119, '119 seconds'],
    [1, '1 second'],
  ])('rounds a life of %d s down to %s', (seconds, expected) => {
    expect(texts.details.hit(seconds)).toContain(` ${expected} `);
  });

  it('names no size where a side is unknown', () => {
    expect(texts.size({ width: null, height: 720 })).toBe('Size unknown');
    expect(texts.size({ width: 1_280, height: 720 })).toBe('1280 × 720 px');
  });
});
