// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PendingTarget } from '../../../src/ui/services';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { clickedImageAnswer } from '../gallery/page-answer';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';
import { openDetails } from './open-details';

beforeAll(speakEnglish);
afterEach(cleanup);

const LINK: PendingTarget = {
  url: 'https://www.example.org/lakes/?a=1',
  kind: 'link',
  privateWindow: false,
};
const IMAGE: PendingTarget = {
  url: 'https://example.org/p/Dawn%20at%20the%20lake.jpg?w=300',
  kind: 'image',
  privateWindow: false,
};
const NO_COVER = errorEvent({ reason: 'no_candidates', message: 'None.' });

function show(target: PendingTarget, behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ target, ...behavior });
  render(<Popup services={services} isOnline={() => true} />);
  return services;
}

describe('what was clicked in a page', () => {
  it.each<[PendingTarget, string, string]>([
    [LINK, 'Cover of the link you clicked', 'example.org/lakes/?a=1'],
    [IMAGE, 'Original of the image you clicked', 'example.org/p/Dawn%20at%20the%20lake.jpg?w=300'],
    [{ ...LINK, kind: 'page' }, 'Cover of the page you clicked', 'example.org/lakes/?a=1'],
    [{ ...IMAGE, kind: 'video' }, 'Poster of the video you clicked', 'example.org/p/Dawn%20at%20the'],
  ])('is resolved instead of the tab, and named: %j', async (target, words, address) => {
    const services = show(target, { answers: [[resultEvent()]] });
    const line = await screen.findByText(words);
    expect(line.parentElement?.textContent).toContain(address);
    expect(services.resolves).toEqual([{ target, options: { debug: true } }]);
  });

  it('stays the subject when it is refreshed, though it is handed over once', async () => {
    const services = show(LINK, { answers: [[resultEvent()]] });
    await screen.findByText('5 candidates');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    expect(services.resolves[1]).toEqual({ target: LINK, options: { refresh: true, debug: true } });
  });

  it('stays the subject when it is tried again after it failed', async () => {
    const services = show(LINK, { answers: [[NO_COVER], [resultEvent()]] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('5 candidates');
    expect(services.resolves.map(({ target }) => target)).toEqual([LINK, LINK]);
  });

  it('lends an image its file name as the title, also of the download', async () => {
    const services = show(IMAGE, { answers: [[resultEvent(clickedImageAnswer())]] });
    await screen.findByRole('heading', { level: 1, name: 'Dawn at the lake' });
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await screen.findByText(/^Download started/);
    expect(services.downloaded.map(({ fileName }) => fileName)).toEqual(['Dawn at the lake.jpg']);
  });

  it.each([
    ['https://example.org/100%.png', '100%'],
    ['https://example.org/a/', 'example.org/a/'],
    ['https://example.org/', 'example.org'],
  ])('has a title for an image at %s', async (url, title) => {
    show({ ...IMAGE, url }, { answers: [[resultEvent(clickedImageAnswer())]] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('notes the private window it was clicked in', async () => {
    show({ ...LINK, privateWindow: true }, { answers: [[resultEvent(answer(videoPictures()))]] });
    await screen.findByText('Private window: nothing is stored.');
    expect(await openDetails().findByText('Measured just now, not remembered.')).toBeTruthy();
  });

  it('is spoken of as what it is where nothing was found', async () => {
    show(LINK, { answers: [[NO_COVER]] });
    expect(await screen.findByText(/^The page behind this link/)).toBeTruthy();
  });
});

it('reads a page that was clicked in its tab', async () => {
  const services = show({ ...LINK, kind: 'page', tabId: 31 }, { answers: [[resultEvent()]] });
  await screen.findByText('Cover of the page you clicked');
  expect(services.resolves).toEqual([{ tabId: 31, options: { debug: true } }]);
});

it('says why there was nothing where the click was, and asks for nothing, not on a refresh either', async () => {
  const services = createFakeServices();
  services.targets.take = async () => ({ kind: 'none', message: 'This video has no poster.' });
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByText('This video has no poster.');
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('This video has no poster.');
  expect(services.resolves).toEqual([]);
});

it('says so when the click cannot be looked up, and does not show the cover of something else', async () => {
  const services = createFakeServices();
  services.targets.take = () => Promise.reject(new Error('Storage is away.'));
  render(<Popup services={services} isOnline={() => true} />);
  await screen.findByText('Storage is away.');
  expect(services.resolves).toEqual([]);
});
