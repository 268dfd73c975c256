// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteChoice } from '../../../src/contract/settings/stored-records';
import type { ImageCandidate } from '../../../src/contract/types';
import { sitesOf } from '../../../src/ui/popup/choices/site-choice';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { foldedVideoAnswer } from '../gallery/shapes';
import { answer, errorEvent, resultEvent, thumbnailUrl, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const SECOND: SiteChoice = { site: 'youtube.com', sourceMethod: 'rule', place: 1 };

async function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ answers: [[resultEvent()]], ...behavior });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('group', { name: /cover/ });
  return services;
}

const announced = (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);
const inView = () => screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src');
const always = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Always use this on youtube.com' });

describe('"always use this"', () => {
  it('remembers the way and the place of the picture in view, and can be undone', async () => {
    const services = await show();
    fireEvent.click(screen.getByRole('radio', { name: /640 × 480 px/ }));
    fireEvent.click(await always());
    await announced('From now on this kind is used on youtube.com: ready-made thumbnail.');
    expect(services.remembered).toEqual([SECOND]);
    expect((await always()).checked).toBe(true);
    const undo = screen.getByRole('button', { name: 'Undo' });
    undo.focus();
    fireEvent.click(undo);
    await announced('youtube.com uses the best picture again.');
    expect(document.activeElement?.className).toContain('status');
    expect(services.remembered).toEqual([]);
    await waitFor(async () => expect((await always()).checked).toBe(false));
    expect(inView()).toBe(thumbnailUrl('sddefault'));
  });

  it('brings the remembered picture into view, for every action, and says so', async () => {
    const services = await show({ choices: [SECOND] });
    await waitFor(() => expect(inView()).toBe(thumbnailUrl('sddefault')));
    screen.getByText(/The picture you always use on/);
    fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
    await announced('Copied the picture’s address.');
    expect(services.copied).toEqual([thumbnailUrl('sddefault')]);
  });

  it('forgets it when it is switched off, and remembers it again on Undo', async () => {
    const services = await show({ choices: [SECOND] });
    await waitFor(async () => expect((await always()).checked).toBe(true));
    fireEvent.click(await always());
    await announced('youtube.com uses the best picture again.');
    expect(services.remembered).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await announced('youtube.com uses the picture you chose again.');
    expect(services.remembered).toEqual([SECOND]);
  });

  it('shows the best where the remembered one is not there on this page', async () => {
    const gone = { maxresdefault: { availability: { status: 'missing' as const, http_status: 404 } } };
    const choices = [{ ...SECOND, place: 4 }];
    await show({ answers: [[resultEvent(answer(videoPictures(gone)))]], choices });
    await always();
    expect(inView()).toBe(thumbnailUrl('sddefault'));
  });

  it('says so when the choice cannot be kept', async () => {
    await show({ fault: new Error('The disk is full.') });
    fireEvent.click(await always());
    await announced('Could not remember the choice. The disk is full.');
    expect((await always()).checked).toBe(false);
  });

  it('is not offered in a private window', async () => {
    await show({ tab: { ...VIDEO_TAB, privateWindow: true }, choices: [SECOND] });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(inView()).toBe(thumbnailUrl('maxresdefault'));
  });
});

describe('"always use this" for a part of the site', () => {
  const tab = { ...VIDEO_TAB, url: 'https://www.youtube.com/en/shorts/aqz-KE-bpKQ' };
  const PART: SiteChoice = { ...SECOND, site: 'youtube.com/en/shorts' };
  const where = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Where this holds' });
  const box = (site: string) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: `Always use this on ${site}` });

  it('is a choice in the sentence, and the site as long as nothing else is picked', async () => {
    const services = await show({ tab });
    expect([...(await where()).options].map(({ text }) => text)).toEqual([PART.site, SECOND.site]);
    fireEvent.click(screen.getByRole('radio', { name: /640 × 480 px/ }));
    fireEvent.change(await where(), { target: { value: PART.site } });
    fireEvent.click(await box(PART.site));
    await announced(`From now on this kind is used on ${PART.site}: ready-made thumbnail.`);
    expect(services.remembered).toEqual([PART]);
  });

  it('takes a choice along that is on already, and gives it back', async () => {
    const services = await show({ tab, choices: [SECOND] });
    await waitFor(async () => expect((await box(SECOND.site)).checked).toBe(true));
    fireEvent.change(await where(), { target: { value: PART.site } });
    await announced(`From now on this kind is used on ${PART.site}: ready-made thumbnail.`);
    expect(services.remembered).toEqual([PART]);
    await waitFor(async () => expect((await box(PART.site)).checked).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await announced('youtube.com uses the picture you chose again.');
    expect(services.remembered).toEqual([SECOND]);
    expect((await box(SECOND.site)).checked).toBe(true);
    expect((await where()).value).toBe(SECOND.site);
  });

  it('stays where it was when it cannot be kept', async () => {
    const services = await show({ tab, choices: [SECOND] });
    await waitFor(async () => expect((await box(SECOND.site)).checked).toBe(true));
    services.choices.replace = () => Promise.reject(new Error('The disk is full.'));
    fireEvent.change(await where(), { target: { value: PART.site } });
    await announced('Could not remember the choice. The disk is full.');
    expect((await box(SECOND.site)).checked).toBe(true);
  });

  it('counts before that of the site, which is back once it is forgotten', async () => {
    const services = await show({ tab, choices: [{ ...SECOND, place: 2 }, PART] });
    await waitFor(() => expect(inView()).toBe(thumbnailUrl('sddefault')));
    fireEvent.click(await box(PART.site));
    await announced('youtube.com uses the picture you chose again.');
    expect(services.remembered).toEqual([{ ...SECOND, place: 2 }]);
  });

  it('leaves the page to the site’s where it has no such picture', async () => {
    await show({ tab, choices: [{ ...PART, place: 40 }, SECOND] });
    await waitFor(() => expect(inView()).toBe(thumbnailUrl('sddefault')));
  });
});

describe('what a choice can hold for', () => {
  it.each([
    ['https://www.Example.org/blog/a-post', ['example.org/blog', 'example.org']],
    ['https://example.org:8080/en-us/news/2026/11/story?a=b/c', ['example.org/en-us/news', 'example.org']],
    [
      'https://example.org/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/1',
      ['example.org/новости', 'example.org'],
    ],
    ['https://example.org/blog/', ['example.org']],
    ['https://example.org/2026/11/story', ['example.org']],
    ['https://example.org/en/story', ['example.org']],
    ['https://example.org/%ff/story', ['example.org']],
    ['https://example.org/', ['example.org']],
    ['about:blank', []],
    [undefined, []],
  ])('%s: %j', (address, sites) => {
    expect(sitesOf(address)).toEqual(sites);
  });
});

describe('the files of one picture', () => {
  it('are a choice of sizes, each of which becomes the picture in view', async () => {
    const services = await show({ answers: [[resultEvent(foldedVideoAnswer())]] });
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sizes of this picture' });
    const texts = [...sizes.options].map(({ text }) => text);
    expect(texts).toEqual(['1280 × 720', '1920 × 1080', '640 × 360', '≈ 320 × 180']);
    const larger = 'https://www.example.org/drawn/1920x1080.webp';
    fireEvent.change(sizes, { target: { value: larger } });
    await screen.findByText(/another size of the same picture/);
    expect(inView()).toBe(larger);
    fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
    await announced('Copied the picture’s address.');
    expect(services.copied).toEqual([larger]);
  });

  it('tell the width alone where no shape is known, and once one of them is in view', async () => {
    const answer = foldedVideoAnswer();
    const [first, ...others] = answer.candidates;
    const unmeasured = { ...first, width: null, height: null } as ImageCandidate;
    await show({ answers: [[resultEvent({ ...answer, candidates: [unmeasured, ...others] })]] });
    screen.getByRole('option', { name: '320 wide' });
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sizes of this picture' });
    fireEvent.change(sizes, { target: { value: 'https://www.example.org/drawn/320x180.webp' } });
    expect(await screen.findByText('320 px wide')).toBeTruthy();
  });

  it('show the file’s length, black bars and frames of a machine in words', async () => {
    await show({ answers: [[resultEvent(foldedVideoAnswer())]] });
    screen.getByText('182 kB');
    screen.getByText('1 other picture');
    fireEvent.click(screen.getByRole('radio', { name: /chosen automatically by the site/ }));
    await waitFor(() => expect(inView()).toBe('https://www.example.org/drawn/1280x720.jpg'));
    fireEvent.click(screen.getByRole('radio', { name: /640 × 480 px.*black bars/ }));
    await waitFor(() => expect(inView()).toBe(thumbnailUrl('sddefault')));
  });
});

describe('the preference', () => {
  const segment = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

  it('begins as the settings say, without being sent: the worker knows them', async () => {
    const services = await show({ settings: { preference: 'largest' } });
    await waitFor(async () => expect((await segment('Largest')).checked).toBe(true));
    expect(services.resolves.map(({ options }) => options)).toEqual([{ debug: true }]);
  });

  it('ranks anew when it is changed, keeps on being asked for, and forgets the choice', async () => {
    const services = await show({ answers: [[resultEvent()], [resultEvent()]] });
    fireEvent.click(screen.getByRole('radio', { name: /640 × 480 px/ }));
    await screen.findByText(/Your choice/);
    fireEvent.click(await segment('Fastest'));
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    await waitFor(() => expect(inView()).toBe(thumbnailUrl('maxresdefault')));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(services.resolves).toHaveLength(3));
    expect(services.resolves.slice(1).map(({ options }) => options)).toEqual([
      { prefer: 'fastest', debug: true },
      { prefer: 'fastest', refresh: true, debug: true },
    ]);
  });

  it('says why it failed, and keeps the answer', async () => {
    await show({ answers: [[resultEvent()], [errorEvent({ reason: 'network', message: 'No way.' })]] });
    fireEvent.click(await segment('Fastest'));
    expect(
      await announced(
        'Could not refresh. A page or a picture could not be loaded. The earlier answer is still shown.',
      ),
    ).toBeTruthy();
  });
});

it('shows the theme that the user picked', async () => {
  await show({ settings: { theme: 'dark' } });
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  delete document.documentElement.dataset.theme;
});

it('works by the default settings where they cannot be read', async () => {
  const services = createFakeServices({ answers: [[resultEvent()]] });
  services.settings.read = () => Promise.reject(new Error('Storage is away.'));
  services.choices.find = () => Promise.reject(new Error('Storage is away.'));
  render(<Popup services={services} isOnline={() => true} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText('5 covers');
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await announced(/^Download started: Dawn on a still lake.jpg/)).toBeTruthy();
});
