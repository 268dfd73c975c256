// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { onlyRefusedEvents } from '../gallery/empty-events';
import { articleAnswer, refusedAnswer } from '../gallery/page-answer';
import { resultEvent } from '../sample-answers';
import { openUnder } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

const LEAD = 'https://www.example.org/pictures/noon.jpg';
const NEXT = 'https://www.example.org/pictures/0/dawn.jpg';
const THIRD = 'https://www.example.org/pictures/1/dusk.jpg';
const REFUSED = { site: 'example.org', url: LEAD, otherUrls: [] };
const tab = { ...VIDEO_TAB, url: 'https://www.example.org/news/lakes', title: 'Lakes' };

const WITH = [resultEvent(articleAnswer())];
const WITHOUT = [resultEvent(refusedAnswer())];

async function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ tab, answers: [WITH, WITHOUT, WITH], ...behavior });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('heading', { level: 1 });
  return services;
}

const announced = (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);
const inView = () => screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src');
const never = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Never use this on example.org' });

describe('"never use this"', () => {
  it('refuses the picture for the site, brings the next into view, and can be undone', async () => {
    const services = await show();
    expect([inView(), (await never()).checked]).toEqual([LEAD, false]);
    fireEvent.click(await never());
    await announced('This picture is never used on example.org from now on.');
    expect(services.refusals).toEqual([REFUSED]);
    await waitFor(() => expect(inView()).toBe(NEXT));
    expect((await never()).checked).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await announced('This picture can be used on example.org again.');
    expect(services.refusals).toEqual([]);
    await waitFor(() => expect(inView()).toBe(LEAD));
  });

  it('says of a refused picture that it is, and accepts it again, which can be undone, too', async () => {
    const services = await show({ answers: [WITHOUT, WITH, WITHOUT], refused: [REFUSED] });
    const apart = openUnder('Not covers: 2 – icons, never used by you');
    fireEvent.click(
      await apart.findByRole('radio', { name: /1200 × 630 px.*You never use it on this site/ }),
    );
    await screen.findByText('No score. Your choice. You never use it on this site.');
    expect((await never()).checked).toBe(true);
    fireEvent.click(await never());
    await announced('This picture can be used on example.org again.');
    expect(services.refusals).toEqual([]);
    await waitFor(() => expect(inView()).toBe(LEAD));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await announced('This picture is never used on example.org from now on.');
    expect(services.refusals).toEqual([REFUSED]);
  });

  it('goes before "always use this" where both mean one picture', async () => {
    const choices = [{ site: 'example.org', sourceMethod: 'og', place: 0 }];
    await show({ answers: [WITHOUT], refused: [REFUSED], choices });
    await never();
    expect(inView()).toBe(NEXT);
  });

  it('leaves "always use this" at its own picture where another of its kind is refused', async () => {
    const choices = [{ site: 'example.org', sourceMethod: 'image', place: 1 }];
    const answers = [WITH, [resultEvent(refusedAnswer(NEXT))]];
    await show({ answers, choices });
    await waitFor(() => expect(inView()).toBe(THIRD));
    fireEvent.click(await screen.findByRole('radio', { name: /800 × 450 px/ }));
    fireEvent.click(await never());
    await announced(/never used/);
    await waitFor(() => expect(inView()).toBe(THIRD));
    const always = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Always/ });
    expect(always.checked).toBe(true);
  });

  it('keeps the focus in the popup, whose button has gone with the picture', async () => {
    await show();
    (await never()).focus();
    fireEvent.click(await never());
    await announced(/never used/);
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('says so when it cannot be kept, and all stays', async () => {
    const services = await show({ fault: new Error('The disk is full.') });
    fireEvent.click(await never());
    await announced('Could not remember that. The disk is full.');
    expect([inView(), services.resolves.length]).toEqual([LEAD, 1]);
  });

  it.each([
    ['in a private window', { tab: { ...tab, privateWindow: true } }],
    ['of a video, whose pictures are its own', { tab: VIDEO_TAB, answers: [[resultEvent()]] }],
  ])('is not offered %s', async (_where, behavior) => {
    await show(behavior);
    await screen.findByRole('group', { name: /cover/ });
    expect(screen.queryByRole('checkbox', { name: /^Never/ })).toBeNull();
  });
});

describe('a page that has nothing but what was refused', () => {
  it('says that there is no cover, which can be undone at once', async () => {
    const services = await show({ answers: [WITH, onlyRefusedEvents(), WITH] });
    fireEvent.click(await never());
    await screen.findByRole('heading', { name: 'No cover here' });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inView()).toBe(LEAD));
    expect(services.refusals).toEqual([]);
  });

  it('says why, and offers to use it again', async () => {
    const services = await show({ answers: [onlyRefusedEvents(), WITH], refused: [REFUSED] });
    await screen.findByText('You never use it on this site');
    await screen.findByText('What could be its cover is a picture that you never use on this site.');
    fireEvent.click(screen.getByRole('button', { name: 'Use again' }));
    await announced('This picture can be used on example.org again.');
    expect(services.refusals).toEqual([]);
    await waitFor(() => expect(inView()).toBe(LEAD));
  });
});
