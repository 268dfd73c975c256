import { describe, expect, it } from 'vitest';
import { measuredTerms } from '../../src/resolver/measured-terms';
import { rankCandidates } from '../../src/resolver/score';
import type { Bonus, KnownCandidate } from '../../src/resolver/types';

const LARGE = { width: 1280, height: 720, format: 'jpg', quality_tier: 'max' } as const;

function picture(
  name: string,
  source_method: KnownCandidate['source_method'],
  bonuses: Bonus[],
): KnownCandidate {
  const url = `https://cdn.example.org/${name}.jpg`;
  return { ...LARGE, url, source_method, availability: { status: 'ok' }, bonuses };
}

const OG: Bonus = { name: 'og', points: 3_000 };
const BODY = picture('body', 'image', [{ name: 'in_article', points: 1_180 }]);

function bestBeside(...bonuses: Bonus[]): string | undefined {
  const declared = picture('declared', 'og', bonuses);
  const options = { prefer: 'balanced', min_width: 0, min_height: 0 } as const;
  return rankCandidates([declared, BODY], options).candidates[0]?.url;
}

describe('what a measured size adds', () => {
  it('speaks for a declared picture, however large others are', () => {
    expect(bestBeside(OG)).toBe('https://cdn.example.org/declared.jpg');
    expect(measuredTerms(picture('declared', 'og', []), [OG])).toEqual([
      { name: 'declared_size', points: 1_500 },
    ]);
  });

  it.each(['of_sibling', 'generic_name', 'left_over', 'portrait', 'map'])(
    'does not bring back one that is doubted as %s',
    (name) => {
      expect(bestBeside(OG, { name, points: -2_500 })).toBe(BODY.url);
    },
  );

  it('counts where the page said a smaller size than the file has', () => {
    const terms = measuredTerms(picture('declared', 'og', []), [
      OG,
      { name: 'declared_small', points: -2_400 },
    ]);
    expect(terms.map(({ name }) => name)).toEqual(['declared_size']);
  });

  it('is nothing for a picture of the body, and against what is as small as an icon', () => {
    expect(measuredTerms(BODY, [])).toEqual([]);
    expect(measuredTerms({ ...BODY, width: 64, height: 64 }, []).map(({ name }) => name)).toEqual(['tiny']);
  });
});
