// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PictureVariant } from '../../../src/resolver/types';
import type { PendingTarget } from '../../../src/ui/services';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices } from '../fake-services';
import { clickedImageAnswer, clickedThumbnailAnswer } from '../gallery/page-answer';
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
    [{ ...LINK, kind: 'page' }, 'Cover of this page', 'example.org/lakes/?a=1'],
    [{ ...IMAGE, kind: 'video' }, 'Poster of the video you clicked', 'example.org/p/Dawn%20at%20the'],
  ])('is resolved instead of the tab, and named: %j', async (target, words, address) => {
    const services = show(target, { answers: [[resultEvent()]] });
    const line = await screen.findByText(words);
    expect(line.parentElement?.textContent).toContain(address);
    expect(services.resolves).toEqual([{ target, options: { debug: true } }]);
  });

  it('stays the subject when it is refreshed, though it is handed over once', async () => {
    const services = show(LINK, { answers: [[resultEvent()]] });
    await screen.findByText('5 covers');
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    expect(services.resolves[1]).toEqual({ target: LINK, options: { refresh: true, debug: true } });
  });

  it('stays the subject when it is tried again after it failed', async () => {
    const services = show(LINK, { answers: [[NO_COVER], [resultEvent()]] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('5 covers');
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
  await screen.findByText('Cover of this page');
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

describe('an image of which there is a larger file', () => {
  const clicked = { ...IMAGE, url: 'https://www.example.org/pictures/noon.jpg' };
  const measures = () => document.querySelector('.measures strong')?.textContent;

  it('is shown with both sizes and the bytes of the larger one', async () => {
    show(clicked, { answers: [[resultEvent(clickedThumbnailAnswer())]] });
    expect(await screen.findByText('1280 × 720 → 4000 × 2250, 1.9 MB')).toBeTruthy();
    expect(screen.queryByText('1.9 MB')).toBeNull();
  });

  it.each<[string, Partial<PictureVariant>]>([
    ['is larger itself', { width: 5_000, height: 5_000 }],
    ['has no known size', { width: null }],
    ['is not in the answer', { url: 'https://www.example.org/pictures/other.jpg' }],
  ])('promises nothing where the file that was clicked %s', async (_, changes) => {
    const result = clickedThumbnailAnswer();
    const variants = result.best.variants?.map((file) => ({ ...file, ...changes }));
    Object.assign(result.best, { variants });
    show(clicked, { answers: [[resultEvent(result)]] });
    await screen.findByText('1 cover');
    expect(measures()).toBe('4000 × 2250 px');
  });

  it('is not spoken of where a page was clicked', async () => {
    show({ ...clicked, kind: 'page' }, { answers: [[resultEvent(clickedThumbnailAnswer())]] });
    await screen.findByText('1 cover');
    expect(measures()).toBe('4000 × 2250 px');
  });
});

it('says why a command opened it, until something else is done', async () => {
  const notice = 'Press Download here once.';
  show({ ...LINK, kind: 'page', tabId: 31, notice }, { answers: [[resultEvent()]] });
  await screen.findByText('5 covers');
  expect(screen.getByRole('status').textContent).toBe(notice);
  fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied the picture’s address.'));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(notice));
});
