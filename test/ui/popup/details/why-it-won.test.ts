import { beforeAll, describe, expect, it } from 'vitest';
import type { Bonus, ImageCandidate, ResolveResult } from '../../../../src/contract/types';
import { whyItWon } from '../../../../src/ui/popup/details/why-it-won';
import { speakEnglish } from '../../english';
import { answer, videoPictures } from '../../sample-answers';

beforeAll(speakEnglish);

function whyBest(result: ResolveResult): string {
  return whyItWon(result, result.best);
}

describe('whyItWon', () => {
  it('adds up the terms of the score', () => {
    expect(whyBest(answer(videoPictures()))).toBe(
      'Largest available of 5 covers: 4,000 for its full size + 922 for its pixels.',
    );
  });

  it('does not call the best the largest where another is larger', () => {
    const result = answer(videoPictures());
    const [, second] = result.candidates;
    Object.assign(second as ImageCandidate, { width: 4_000, height: 4_000 });
    expect(whyBest(result)).toMatch(/^Highest score of 5 covers: /);
  });

  it('names the weightiest terms, those it has no words for readably, and subtracts what counts against', () => {
    const result = answer(videoPictures().slice(0, 1));
    const explained = (...bonuses: Bonus[]) => {
      result.trace.scores = [{ url: result.best.url, score: 1, bonuses }];
      return whyBest(result);
    };
    const terms: Bonus[] = [
      { name: 'caption_near', points: 300 },
      { name: 'tier', points: 4_000 },
      { name: 'nothing', points: 0 },
      { name: 'site_logo', points: -2_800 },
    ];
    expect(explained(...terms)).toBe(
      'The only cover: 4,000 for its full size − 2,800 for being the site’s logo + 300 for caption near.',
    );
    const small: Bonus[] = [
      { name: 'place', points: -20 },
      { name: 'agreement', points: 100 },
    ];
    expect(explained(...terms, ...small)).toMatch(/ for caption near \+ 2 smaller reasons\.$/);
  });

  it('says what it knows where the answer explains nothing', () => {
    const result = answer(videoPictures());
    delete result.trace.scores;
    expect(whyBest(result)).toBe('Largest available of 5 covers.');
  });

  it('compares a chosen picture with the best', () => {
    const result = answer(videoPictures());
    const [best, second] = result.candidates as [ImageCandidate, ImageCandidate];
    expect(whyItWon(result, second)).toBe('Your choice, 1,615 points behind the best.');
    expect(whyItWon(result, { ...second, score: best.score })).toBe('Your choice, level with the best.');
    expect(whyItWon(result, { ...second, score: null })).toBe(
      'Your choice. It cannot be compared with the best.',
    );
  });
});
