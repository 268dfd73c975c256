import { describe, expect, it } from 'vitest';
import { rankCandidates } from '../../src/resolver/score';
import type { Bonus, KnownCandidate, Preference } from '../../src/resolver/types';

type Rest = Partial<Omit<KnownCandidate, 'bonuses'>>;
const LARGE = { width: 1280, height: 720, format: 'jpg', quality_tier: 'max' } as const;
const MEDIUM = { width: 700, height: 467, quality_tier: 'high' } as const;
const SMALL = { width: 300, height: 390, quality_tier: 'low' } as const;

function picture(
  name: string,
  source_method: KnownCandidate['source_method'],
  bonuses: Bonus[],
  rest: Rest = {},
): KnownCandidate {
  const url = `https://cdn.example.org/${name}.jpg`;
  return { ...LARGE, url, source_method, availability: { status: 'ok' }, bonuses, ...rest };
}

const OG: Bonus = { name: 'og', points: 3_000 };
const BODY = picture('body', 'image', [{ name: 'in_article', points: 1_180 }]);

function rank(pictures: KnownCandidate[], prefer: Preference = 'balanced') {
  return rankCandidates(pictures, { prefer, min_width: 0, min_height: 0 });
}

function bestBeside(...bonuses: Bonus[]): string | undefined {
  return rank([picture('declared', 'og', bonuses), BODY]).candidates[0]?.url;
}

/** The names of what its measured size adds to a picture beside others. */
function termsOf(one: KnownCandidate, ...others: KnownCandidate[]): string[] {
  const { bonuses = [] } = rank([one, ...others]).scores.find(({ url }) => url === one.url) ?? {};
  return bonuses
    .map(({ name }) => name)
    .filter((name) => /^(?:declared_size|first_of_page|tiny)$/.test(name));
}

describe('what the measured size of a declared picture adds', () => {
  it('speaks for it, however large others are', () => {
    expect(bestBeside(OG)).toBe('https://cdn.example.org/declared.jpg');
    expect(termsOf(picture('declared', 'og', [OG]), BODY)).toEqual(['declared_size', 'first_of_page']);
  });

  it('leaves the first declaration first where the next is one step larger, and not where it is two', () => {
    const jsonLd = picture('square', 'jsonld', [{ name: 'jsonld', points: 2_400 }]);
    const first = picture('declared', 'og', [OG], { width: 1200, height: 630, quality_tier: 'high' });
    expect(rank([jsonLd, first]).candidates[0]?.url).toBe(first.url);
    const medium = { ...first, width: 600, height: 315, quality_tier: 'medium' as const };
    expect(rank([jsonLd, medium]).candidates[0]?.url).toBe(jsonLd.url);
  });

  it.each(['of_sibling', 'generic_name', 'left_over', 'portrait', 'map'])(
    'does not bring back one that is doubted as %s',
    (name) => {
      expect(bestBeside(OG, { name, points: -2_500 })).toBe(BODY.url);
    },
  );

  it('counts where the page said a smaller size than the file has', () => {
    const small = { name: 'declared_small', points: -2_400 };
    expect(termsOf(picture('declared', 'og', [OG, small]), BODY)).toEqual(['declared_size']);
  });

  it('is nothing for what the page only loads first', () => {
    const preloaded = picture('skin', 'link', [{ name: 'preload', points: 700 }]);
    expect(termsOf(preloaded, BODY)).toEqual([]);
    expect(rank([BODY, preloaded]).candidates[0]?.url).toBe(BODY.url);
  });
});

describe('what the measured size of a shown picture adds', () => {
  const later = (rest: Rest = {}) => picture('later', 'image', [{ name: 'in_article', points: 1_000 }], rest);

  it.each([
    ['large enough', MEDIUM],
    ['small', SMALL],
  ])('keeps the one first that the page puts first, where it is %s', (_what, size) => {
    const lead = { ...BODY, ...size };
    expect(termsOf(lead, later())).toEqual(['first_of_page']);
    expect(termsOf(later(), lead)).toEqual([]);
    expect(rank([later(size === SMALL ? MEDIUM : LARGE), lead]).candidates[0]?.url).toBe(BODY.url);
  });

  it('speaks against what is as small as an icon, first or not', () => {
    const icon = { ...BODY, width: 64, height: 64, quality_tier: 'low' as const };
    expect(termsOf(icon, later())).toEqual(['tiny']);
    expect(rank([icon, later()]).candidates[0]?.url).toBe(later().url);
  });

  it('leaves a small one that is all the page has its cover, but no sign', () => {
    const stamp = { ...BODY, width: 180, height: 160, quality_tier: 'low' as const };
    expect(rank([stamp]).candidates[0]?.score).toBe(0);
    const sign = { ...stamp, width: 64, height: 64 };
    expect(rank([sign]).candidates[0]?.score).toBeLessThan(0);
    const head = { ...stamp, width: 390, height: 75 };
    expect(rank([head]).candidates[0]?.score).toBeLessThan(0);
    expect(rank([stamp, later()]).candidates[0]?.url).toBe(later().url);
  });

  it('speaks for the next one where the first is not there', () => {
    const gone = { ...BODY, availability: { status: 'missing' } as const };
    expect(termsOf(later(MEDIUM), gone)).toEqual(['first_of_page']);
  });

  it('is nothing for a declared thumbnail, though the page puts it first', () => {
    expect(termsOf(picture('declared', 'og', [OG], SMALL), BODY)).toEqual([]);
    expect(rank([picture('declared', 'og', [OG], SMALL), BODY]).candidates[0]?.url).toBe(BODY.url);
  });

  it('leaves it to pixels alone where the largest is wanted', () => {
    const far = later({ width: 2400, height: 1600 });
    expect(rank([{ ...BODY, ...MEDIUM }, far], 'largest').candidates[0]?.url).toBe(far.url);
  });
});

describe('a picture many times longer than wide', () => {
  const strip = { width: 860, height: 5_200, quality_tier: 'max' } as const;
  const thumbnail = picture('thumbnail', 'og', [OG], { width: 60, height: 60, quality_tier: 'low' });
  const photo = picture('photo', 'image', [{ name: 'in_article', points: 1_030 }], SMALL);

  it('is a description of a product, and gives way to a smaller photo', () => {
    const description = picture('description', 'image', [{ name: 'in_article', points: 800 }], strip);
    expect(rank([thumbnail, photo, description]).candidates[0]?.url).toBe(photo.url);
  });

  it('is the cover where the page puts it first, as a comic does', () => {
    const comic = picture('comic', 'image', [{ name: 'in_article', points: 1_180 }], strip);
    expect(rank([photo, comic]).candidates[0]?.url).toBe(comic.url);
  });
});
