// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../../src/contract/types';
import type { KnownCandidate } from '../../../src/resolver/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { icon } from '../gallery/furniture';
import { articleAnswer, manyPicturesAnswer, oddPageAnswer } from '../gallery/page-answer';
import { answer, resultEvent, thumbnailUrl, videoPictures } from '../sample-answers';
import { openUnder } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

type Behavior = Parameters<typeof createFakeServices>[0];

async function show(result: ResolveResult, behavior: Behavior = {}) {
  const services = createFakeServices({ answers: [[resultEvent(result)]], ...behavior });
  render(<Popup services={services} isOnline={() => true} />);
  const group = await screen.findByRole('group', { name: /cover/ });
  return { services, count: group.querySelector('legend')?.textContent };
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /px|Not there|Refused|Failed/ });
const apart = () => screen.getByText(/^Not covers/).closest('details') as HTMLDetailsElement;

/** A picture of a page, 600 by 400. */
function picture(name: string, rest: Partial<KnownCandidate> = {}): KnownCandidate {
  return {
    url: `https://www.example.org/pictures/${name}.jpg`,
    width: 600,
    height: 400,
    format: 'jpg',
    quality_tier: 'medium',
    source_method: 'image',
    availability: { status: 'ok', http_status: 200 },
    bonuses: [],
    ...rest,
  };
}

describe('what is no cover', () => {
  it('stands apart, closed, counted for itself, and none of it is loaded', async () => {
    const { count } = await show(articleAnswer());
    expect(count).toBe('3 covers, 1 other');
    expect([apart().open, apart().textContent]).toEqual([false, 'Not covers: 1 – icons']);
    expect(radios()).toHaveLength(3);
    const loaded = [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(loaded).not.toContain(icon(180).url);
  });

  it('says of which kinds it is, the most frequent first, and of each picture why', async () => {
    const { count } = await show(manyPicturesAnswer());
    expect(count).toBe('12 covers, 9 others');
    const group = openUnder('Not covers: 9 – trackers, icons, portraits, other pictures');
    expect(await group.findAllByRole('radio')).toHaveLength(9);
    expect(group.getAllByRole('radio', { name: /Being called a tracker/ })).toHaveLength(3);
    group.getByRole('radio', { name: /^240 × 80 px.*Being called a logo/ });
    // The reason stands where a cover has its score.
    expect(group.queryByRole('radio', { name: /points/ })).toBeNull();
    group.getByRole('radio', { name: /^640 × 360 px.*Being beside the article/ });
  });

  it('can be chosen all the same, in one radio group with the covers', async () => {
    const { services } = await show(articleAnswer());
    const group = openUnder(/^Not covers/);
    fireEvent.click(await group.findByRole('radio', { name: /Being an icon/ }));
    await screen.findByText(/The page shows it, but not as its cover/);
    expect(new Set(radios().map(({ name }) => name))).toEqual(new Set(['candidate']));
    expect(radios().filter(({ checked }) => checked)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
    await screen.findByText('Copied the picture’s address.');
    expect(services.copied).toEqual([icon(180).url]);
  });

  it('is a group named by its line, for who cannot see it', async () => {
    await show(articleAnswer());
    openUnder(/^Not covers/);
    const group = await screen.findByRole('group', { name: 'Not covers: 1 – icons' });
    expect(within(group).getAllByRole('radio')).toHaveLength(1);
  });

  it('is open where the picture that the site always gets is one of it', async () => {
    const choices = [{ site: 'example.org', sourceMethod: 'icon' as const, place: 0 }];
    const tab = { id: 8, url: 'https://www.example.org/2026/lakes', privateWindow: false };
    await show(articleAnswer(), { choices, tab });
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /Being an icon/ });
    expect([chosen.checked, apart().open]).toEqual([true, true]);
  });

  it('has no group where all are covers', async () => {
    const { count } = await show(answer(videoPictures()));
    expect(count).toBe('5 covers');
    expect(screen.queryByText(/^Not covers/)).toBeNull();
  });
});

describe('a picture that is not there', () => {
  it('is listed among the covers where it was named as one, apart where it was only come across', async () => {
    const { count } = await show(oddPageAnswer());
    expect(count).toBe('3 covers, 2 unavailable, 1 other');
    expect(radios().filter(({ disabled }) => disabled)).toHaveLength(2);
    const group = openUnder('Not covers: 1 – unavailable');
    expect((await group.findByRole<HTMLInputElement>('radio', { name: /^Failed/ })).disabled).toBe(true);
  });

  it('counts as none of those that the best one won against', async () => {
    const gone = { availability: { status: 'missing' as const, http_status: 404 } };
    await show(answer(videoPictures({ maxresdefault: gone })));
    expect(await screen.findByText(/Largest available of 4 covers/)).toBeTruthy();
  });
});

describe('the line between covers and others', () => {
  const best = picture('best', { source_method: 'og' });

  it('is the threshold of the score, too', async () => {
    const logo = picture('sign', {
      source_method: 'jsonld',
      bonuses: [{ name: 'site_logo', points: -9_000 }],
    });
    const { count } = await show(answer([best, logo]));
    expect(count).toBe('1 cover, 1 other');
    expect(apart().textContent).toBe('Not covers: 1 – logos');
  });

  it('leaves apart what the user’s own minimum leaves out', async () => {
    const result = answer([best, picture('small', { width: 300, height: 200 })]);
    const candidates = result.candidates.map((each) =>
      each.url === best.url ? each : { ...each, score: null, below_minimum: true as const },
    );
    const { count } = await show({ ...result, candidates });
    expect(count).toBe('1 cover, 1 other');
    const group = openUnder('Not covers: 1 – below your minimum size');
    fireEvent.click(await group.findByRole('radio', { name: /300 × 200 px.*below your minimum size/ }));
    expect(await screen.findByText(/It cannot be compared with the best/)).toBeTruthy();
  });

  it('never leaves the best apart', async () => {
    const marked = { ...best, bonuses: [{ name: 'no_cover', points: 0 }] };
    const { count } = await show(answer([marked]));
    expect(count).toBe('1 cover');
  });
});

describe('ranking', () => {
  const ranking = () => screen.queryByRole('group', { name: 'Rank by' });

  it('is not offered where there is one cover, whatever stands beside it', async () => {
    await show(answer([picture('best', { source_method: 'og' }), icon(180), icon(32)]));
    expect(ranking()).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Always use this on/ })).toBeTruthy();
  });

  it('is not offered where all others are gone', async () => {
    const gone = { availability: { status: 'missing' as const, http_status: 404 } };
    const names = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault'];
    await show(answer(videoPictures(Object.fromEntries(names.map((name) => [name, gone])))));
    expect(ranking()).toBeNull();
  });

  it('stays where it was used, even if it leaves one alone: there has to be a way back', async () => {
    const one = answer(videoPictures().slice(0, 1));
    await show(answer(videoPictures()), { answers: [[resultEvent()], [resultEvent(one)]] });
    fireEvent.click(screen.getByRole('radio', { name: 'Fastest' }));
    await screen.findByText('1 cover');
    expect(ranking()).not.toBeNull();
    expect(screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src')).toBe(
      thumbnailUrl('maxresdefault'),
    );
  });
});
