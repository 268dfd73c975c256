import { describe, expect, it } from 'vitest';
import { rankCandidates } from '../../src/resolver/score';
import { SCORING_TABLES } from '../../src/resolver/scoring-table';
import type { AvailabilityStatus, KnownCandidate, MeasuredCandidate } from '../../src/resolver/types';
import { PREFERENCES } from '../../src/resolver/types';

const TIERS = [
  ['max', 1280, 720],
  ['high', 640, 480],
  ['medium', 480, 360],
  ['low', 320, 180],
  ['low', 120, 90],
] as const;

/** Five tiers with the given availabilities; only what is available has a size. */
function tiers(statuses: readonly AvailabilityStatus[]): MeasuredCandidate[] {
  return TIERS.map(([quality_tier, width, height], index) => {
    const status = statuses[index] ?? 'ok';
    const isAvailable = status === 'ok';
    return {
      url: `https://i.ytimg.com/vi/aaaaaaaaaaa/${index}.jpg`,
      width: isAvailable ? width : null,
      height: isAvailable ? height : null,
      format: 'jpg',
      quality_tier,
      source_method: 'rule',
      availability: { status },
    };
  });
}

const ALL_THERE = tiers([]);
const DEFAULTS = { prefer: 'balanced', min_width: 0, min_height: 0 } as const;

describe('the best is the first, scores descend and null comes last', () => {
  const availabilities = Array.from({ length: 32 }, (_, bits) =>
    TIERS.map((_tier, index): AvailabilityStatus => ((bits >> index) & 1 ? 'missing' : 'ok')),
  );
  const minimums = [0, 1, 120, 480, 640, 1280, 1281];

  for (const prefer of PREFERENCES) {
    it(`with prefer ${prefer}, over every availability and minimum size`, () => {
      for (const statuses of availabilities) {
        for (const min_width of minimums) {
          for (const min_height of minimums) {
            const { candidates, scores } = rankCandidates(tiers(statuses), { prefer, min_width, min_height });
            const points = candidates.map(({ score }) => score ?? Number.NEGATIVE_INFINITY);
            expect(points).toEqual(points.toSorted((left, right) => right - left));
            expect(candidates[0]?.score ?? points[0]).toBe(points[0]);
            expect(candidates).toHaveLength(5);
            expect(candidates[0]?.score === null).toBe(statuses.every((status) => status !== 'ok'));
            for (const [index, { score, bonuses }] of scores.entries()) {
              expect(score).toBe(candidates[index]?.score);
              expect(bonuses.reduce((sum, bonus) => sum + bonus.points, 0)).toBe(score ?? 0);
            }
          }
        }
      }
    });
  }
});

describe('the score', () => {
  it('lists a fully available video from the max tier down to the default picture', () => {
    const { candidates } = rankCandidates(ALL_THERE, DEFAULTS);
    expect(candidates.map(({ url }) => url)).toEqual(ALL_THERE.map(({ url }) => url));
  });

  it('is the sum of a tier bonus and a pixel bonus from the table', () => {
    const { scores } = rankCandidates(ALL_THERE, DEFAULTS);
    expect(scores[0]).toMatchObject({
      score: SCORING_TABLES.balanced.tierBonus.max + 922,
      bonuses: [
        { name: 'tier', points: SCORING_TABLES.balanced.tierBonus.max },
        { name: 'pixels', points: 922 },
      ],
    });
  });

  it('of what the page shows, too: the largest that is a cover, whatever the page says of the others', () => {
    const one = tiers([])[0] as MeasuredCandidate;
    const first = {
      ...one,
      url: '/first',
      width: 800,
      height: 560,
      bonuses: [{ name: 'og', points: 3_000 }],
    };
    const later = {
      ...one,
      url: '/later',
      width: 1_200,
      height: 560,
      bonuses: [{ name: 'place', points: -600 }],
    };
    const banner = { ...one, url: '/banner', width: 3_000, height: 1_500 };
    const noCover = { ...banner, bonuses: [{ name: 'no_cover', points: -20_000 }] };
    const ranked = rankCandidates([first, later, noCover], { ...DEFAULTS, prefer: 'largest' });
    expect(ranked.candidates.map(({ url, score }) => [url, score])).toEqual([
      ...[
        ['/later', 672],
        ['/first', 448],
        ['/banner', -15_500],
      ],
    ]);
    expect(rankCandidates([first, later, noCover], DEFAULTS).candidates[0]?.url).toBe('/first');
  });

  it('counts pixels alone for largest', () => {
    const small = { ...ALL_THERE[0]!, width: 300, height: 200 };
    const large = { ...ALL_THERE[4]!, width: 3_000, height: 2_000 };
    expect(rankCandidates([small, large], DEFAULTS).candidates[0]?.quality_tier).toBe('max');
    const { candidates, scores } = rankCandidates([small, large], { ...DEFAULTS, prefer: 'largest' });
    expect(candidates[0]).toMatchObject({ width: 3_000, score: 6_000 });
    expect(scores[0]?.bonuses).toContainEqual({ name: 'tier', points: 0 });
  });

  it('scores fastest as balanced', () => {
    const fastest = rankCandidates(ALL_THERE, { ...DEFAULTS, prefer: 'fastest' });
    expect(fastest).toEqual(rankCandidates(ALL_THERE, DEFAULTS));
  });

  it('keeps what is not there, without a score, in tier order', () => {
    const { candidates } = rankCandidates(tiers(['missing', 'ok', 'blocked', 'error', 'ok']), DEFAULTS);
    expect(candidates.map(({ quality_tier, score }) => [quality_tier, score === null])).toEqual([
      ['high', false],
      ['low', false],
      ['max', true],
      ['medium', true],
      ['low', true],
    ]);
  });
});

describe('the minimum size', () => {
  it('keeps smaller candidates in the list, marked and without a score', () => {
    const { candidates, warnings } = rankCandidates(ALL_THERE, { ...DEFAULTS, min_width: 640 });
    expect(candidates.map(({ below_minimum = false, score }) => [below_minimum, score === null])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect(warnings).toEqual([]);
  });

  it('holds for width and height alike', () => {
    const { candidates } = rankCandidates(ALL_THERE, { ...DEFAULTS, min_width: 400, min_height: 400 });
    expect(candidates.filter(({ score }) => score !== null)).toHaveLength(2);
  });

  it('does not let an unknown size through', () => {
    const unknown = { ...ALL_THERE[0]!, width: null, height: null };
    const { candidates } = rankCandidates([unknown, ALL_THERE[1]!], { ...DEFAULTS, min_width: 1 });
    expect(candidates[1]).toMatchObject({ quality_tier: 'max', score: null, below_minimum: true });
  });

  it('is dropped where nothing but a logo reaches it', () => {
    const logo: KnownCandidate = {
      ...ALL_THERE[0]!,
      url: 'https://example.org/logo.png',
      ...{ width: 2_000, height: 2_000, source_method: 'image' },
      bonuses: [{ name: 'no_cover', points: -20_000 }],
    };
    const { candidates, warnings } = rankCandidates([ALL_THERE[1]!, logo], { ...DEFAULTS, min_width: 1_200 });
    expect(candidates[0]).toMatchObject({ url: ALL_THERE[1]!.url });
    expect(candidates[0]?.score).toBeGreaterThan(0);
    expect(warnings).toMatchObject([{ code: 'MIN_SIZE_NOT_MET' }]);
  });

  it('is dropped with a warning when nothing reaches it', () => {
    const { candidates, warnings } = rankCandidates(ALL_THERE, { ...DEFAULTS, min_height: 721 });
    expect(candidates).toEqual(rankCandidates(ALL_THERE, DEFAULTS).candidates);
    expect(warnings).toMatchObject([{ code: 'MIN_SIZE_NOT_MET' }]);
  });
});
