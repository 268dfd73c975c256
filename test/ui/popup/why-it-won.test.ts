import { describe, expect, it } from 'vitest';
import type { ImageCandidate, ResolveResult } from '../../../src/contract/types';
import { whyItWon } from '../../../src/ui/popup/why-it-won';
import { answer, videoPictures } from '../sample-answers';

function whyBest(result: ResolveResult): string {
  return whyItWon(result, result.best);
}

describe('whyItWon', () => {
  it('adds up the terms of the score', () => {
    expect(whyBest(answer(videoPictures()))).toBe(
      'Largest available of 5 candidates: full-size tier 4,000 + 922 for its pixels.',
    );
  });

  it('does not call the best the largest where another is larger', () => {
    const result = answer(videoPictures());
    const [, second] = result.candidates;
    Object.assign(second as ImageCandidate, { width: 4_000, height: 4_000 });
    expect(whyBest(result)).toMatch(/^Highest score of 5 candidates: /);
  });

  it('names terms it has no words for, and subtracts those that count against', () => {
    const result = answer(videoPictures().slice(0, 1));
    result.trace.scores = [
      {
        url: result.best.url,
        score: 4_100,
        bonuses: [
          { name: 'tier', points: 4_000 },
          { name: 'declared_role', points: 300 },
          { name: 'nothing', points: 0 },
          { name: 'site_icon', points: -200 },
        ],
      },
    ];
    expect(whyBest(result)).toBe(
      'The only candidate: full-size tier 4,000 + 300 for declared role − 200 for site icon.',
    );
  });

  it('says what it knows where the answer explains nothing', () => {
    const result = answer(videoPictures());
    delete result.trace.scores;
    expect(whyBest(result)).toBe('Largest available of 5 candidates.');
  });

  it('compares a chosen picture with the best', () => {
    const result = answer(videoPictures());
    const [best, second] = result.candidates as [ImageCandidate, ImageCandidate];
    expect(whyItWon(result, second)).toBe('Your choice, 1,615 points behind the best.');
    expect(whyItWon(result, { ...second, score: best.score })).toBe('Your choice, level with the best.');
    expect(whyItWon(result, { ...second, score: null })).toBe('Your choice. It has no score.');
  });
});
