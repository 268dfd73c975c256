// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Popup } from '../../../src/ui/popup/popup';
import type { PendingTarget } from '../../../src/ui/services';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import {
  drawnEvents,
  errorPageEvents,
  emptyVideoEvents,
  listEvents,
  onlyIconsEvents,
  unloadedEvents,
} from '../gallery/empty-events';
import { icon } from '../gallery/furniture';

beforeAll(speakEnglish);
afterEach(cleanup);

async function show(behavior: Parameters<typeof createFakeServices>[0]) {
  const services = createFakeServices(behavior);
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByRole('heading', { name: 'No cover here' });
  return services;
}

const target = (kind: PendingTarget['kind']): PendingTarget => ({
  url: 'https://www.example.org/2026/lakes',
  kind,
  privateWindow: false,
});

describe('a page without a cover', () => {
  it('shows what was seen, open, and of each picture why it is no cover', async () => {
    await show({ answers: [onlyIconsEvents()] });
    const summary = screen.getByText('Not covers: 5 – icons, logos, trackers, other pictures');
    expect(summary.closest('details')?.open).toBe(true);
    const list = screen.getByRole('list', { name: /^Not covers/ });
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim());
    expect(texts).toEqual([
      expect.stringMatching(/^180 × 180 px .*Being an icon/),
      expect.stringMatching(/^240 × 80 px .*Being called a logo/),
      expect.stringMatching(/^32 × 32 px .*Being an icon/),
      expect.stringMatching(/^1 × 1 px .*Being called a tracker/),
      expect.stringMatching(/^Not there \(404\) .*declared by the page/),
    ]);
  });

  it('opens each of them, the one that did not come, too', async () => {
    const services = await show({ answers: [onlyIconsEvents()] });
    expect(screen.getAllByRole('link')).toHaveLength(5);
    fireEvent.click(screen.getByRole('link', { name: /^180 × 180 px.*Open in a new tab$/ }));
    expect(await screen.findByText('Opened in a new tab.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: /^Not there \(404\).*Open in a new tab$/ }));
    expect(services.opened).toEqual([icon(180).url, 'https://www.example.org/pictures/gone.jpg']);
  });

  it('says why one could not be opened', async () => {
    await show({ answers: [onlyIconsEvents()], fault: new Error('No tab came.') });
    fireEvent.click(screen.getByRole('link', { name: /^32 × 32 px/ }));
    expect(await screen.findByText('Could not open. No tab came.')).toBeTruthy();
  });

  it.each([
    ['PAGE_GONE', 'The server says that there is nothing at this address.'],
    ['PAGE_ERROR', 'The server answered with an error instead of the page you wanted.'],
  ] as const)('that is an error page says so: %s', async (code, words) => {
    await show({ answers: [errorPageEvents(code)] });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each(['image', 'video'] as const)('is something else than a clicked %s', async (kind) => {
    await show({ answers: [onlyIconsEvents()], target: target(kind) });
    expect(screen.queryByText(/^Not covers/)).toBeNull();
  });

  it.each([
    ['in the tab', undefined, 'This page lists other things, and no picture stands for the list.'],
    [
      'behind a link',
      target('link'),
      'The page behind this link lists other things, and no picture stands for the list.',
    ],
  ])('is called a list where its pictures are those of entries: %s', async (_, clicked, words) => {
    await show({ answers: [listEvents()], target: clicked });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    ['in the tab', undefined, 'No picture that this page names could be loaded.'],
    ['behind a link', target('link'), 'No picture that the page behind this link names could be loaded.'],
  ])('says that its pictures did not come, not that it was not reached: %s', async (_, clicked, words) => {
    await show({ answers: [unloadedEvents()], target: clicked });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('A page or a picture could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('speaks of a page', async () => {
    await show({ answers: [drawnEvents()] });
    expect(screen.getByText(/^This page neither names nor shows/)).toBeTruthy();
  });

  it('says of a declared picture that it is not there', async () => {
    await show({ answers: [onlyIconsEvents()] });
    expect(screen.getByText(/^The page declares a picture as its cover, .* is not there\.$/)).toBeTruthy();
  });
});

describe('a video without a picture', () => {
  it.each([
    ['in the tab', undefined, 'This video has no picture that could be its cover.'],
    ['clicked as a page', target('page'), 'This video has no picture that could be its cover.'],
    ['behind a link', target('link'), 'The video behind this link has no picture that could be its cover.'],
  ])('is called a video: %s', async (_, clicked, words) => {
    await show({ answers: [emptyVideoEvents()], target: clicked });
    screen.getByText(words);
    screen.getByText('Looked for the pictures of this video.');
    const wordsOnPage = screen.queryByText(/what the page declares|This page|page behind/);
    expect(wordsOnPage).toBeNull();
  });
});
