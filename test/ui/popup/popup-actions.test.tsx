// @vitest-environment happy-dom
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import type { PendingTarget } from '../../../src/ui/services';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { answer, resultEvent, thumbnailUrl, VIDEO_TITLE, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const NOW_MS = new Date(2026, 10, 21, 12).getTime();
const BEST = thumbnailUrl('maxresdefault');

async function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ answers: [[resultEvent()]], ...behavior });
  render(<Popup services={services} isOnline={() => true} nowMs={() => NOW_MS} />);
  await screen.findByText('5 covers');
  return services;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const announced = (text: string | RegExp) => within(screen.getByRole('status')).findByText(text);

async function pick(name: string | RegExp) {
  press('More actions');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('copying the picture', () => {
  it('hands its address to the clipboard and says so', async () => {
    const services = await show();
    press('Copy image');
    await announced('Copied the picture as PNG.');
    const page = { tabId: VIDEO_TAB.id, url: VIDEO_TAB.url };
    expect(services.copiedPictures).toEqual([{ url: BEST, page }]);
  });

  it('names no page of a private window, of which nothing may come out', async () => {
    const services = await show({ tab: { ...VIDEO_TAB, privateWindow: true } });
    press('Copy image');
    await announced('Copied the picture as PNG.');
    expect(services.copiedPictures).toEqual([{ url: BEST, privateWindow: true }]);
  });

  const shown = { tabId: 9, url: 'https://example.org/gallery' };
  const clicked = { url: BEST, privateWindow: false };
  it.each<[string, PendingTarget, object]>([
    ['the page that shows the image clicked', { ...clicked, kind: 'image', page: shown }, { page: shown }],
    ['the page clicked', { ...clicked, ...shown, kind: 'page' }, { page: shown }],
    ['no page for a link: its page is not open', { ...clicked, kind: 'link' }, {}],
    [
      'no page for an image in a private window',
      { ...clicked, kind: 'image', page: shown, privateWindow: true },
      { privateWindow: true },
    ],
  ])('names %s', async (_what, target, named) => {
    const services = await show({ target });
    press('Copy image');
    await announced('Copied the picture as PNG.');
    expect(services.copiedPictures).toEqual([{ url: BEST, ...named }]);
  });

  it('that may not be read yet says so, and offers to allow exactly its host', async () => {
    const origin = 'https://i.ytimg.com';
    const fault = Object.assign(new Error('No.'), { reason: 'permission_required', origin });
    const services = await show({ fault });
    press('Copy image');
    await announced('Could not copy the picture. The extension may not read i.ytimg.com yet.');
    press('Allow i.ytimg.com');
    await announced('i.ytimg.com is allowed now. Try it again.');
    expect(services.requestedOrigins).toEqual([origin]);
  });

  it('says that a host was not allowed', async () => {
    const fault = Object.assign(new Error('No.'), {
      reason: 'permission_required',
      origin: 'https://i.ytimg.com',
    });
    await show({ fault, isGranted: false });
    press('Copy image');
    fireEvent.click(await screen.findByRole('button', { name: 'Allow i.ytimg.com' }));
    expect(await announced('i.ytimg.com was not allowed. Nothing has changed.')).toBeTruthy();
  });

  it.each([
    ['too_large', 'Could not copy the picture. The picture is too large to be read.'],
    ['clipboard', 'Could not copy the picture. This browser cannot copy pictures.'],
    ['never heard of', 'Could not copy the picture. Its own words.'],
  ])('says why it failed: %s', async (reason, sentence) => {
    await show({ fault: Object.assign(new Error('Its own words.'), { reason }) });
    press('Copy image');
    expect(await announced(sentence)).toBeTruthy();
  });
});

describe('copying a picture that is slow to come', () => {
  it('says that it goes on, and then that it is done', async () => {
    const services = await show({ holdsCopies: true });
    press('Copy image');
    await announced('Copying the picture…');
    services.releaseCopy();
    await announced('Copied the picture as PNG.');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('can be cancelled, and tried again', async () => {
    const services = await show({ holdsCopies: true });
    press('Copy image');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await announced('Not copied.');
    expect(services.copiedPictures).toEqual([]);
    press('Copy image');
    await announced('Copying the picture…');
    services.releaseCopy();
    services.releaseCopy();
    await announced('Copied the picture as PNG.');
    expect(services.copiedPictures).toHaveLength(1);
  });

  it('is begun once, however often the button is pressed', async () => {
    const services = await show({ holdsCopies: true });
    press('Copy image');
    press('Copy image');
    services.releaseCopy();
    services.releaseCopy();
    await announced('Copied the picture as PNG.');
    expect(services.copiedPictures).toHaveLength(1);
  });

  it('ends with the picture that it was of, and says nothing of it any more', async () => {
    const services = await show({ holdsCopies: true, answers: [[resultEvent()], []] });
    press('Refresh');
    press('Copy image');
    await announced('Copying the picture…');
    const [, second] = videoPictures();
    const next = answer([second!]);
    await act(() => services.emit({ type: 'result', result: next }));
    expect(screen.queryByText('Copying the picture…')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('ends no other action than what can be cancelled', async () => {
    const services = await show();
    let fail = (_fault: Error) => {};
    services.downloads.download = () => new Promise((_, reject) => (fail = reject));
    press('Download');
    press('Copy URL');
    await announced('Copied the picture’s address.');
    fail(new Error('The disk is full.'));
    expect(await announced(/The disk is full/)).toBeTruthy();
  });

  it('was copied all the same where the clipboard had it already', async () => {
    const services = await show();
    let copy = () => {};
    services.clipboard.writePicture = () => new Promise<void>((resolve) => (copy = resolve));
    press('Copy image');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await announced('Not copied.');
    copy();
    expect(await announced('Copied the picture as PNG.')).toBeTruthy();
  });

  it('ends where another action is wanted, or another picture', async () => {
    const services = await show({ holdsCopies: true });
    press('Copy image');
    press('Copy URL');
    await announced('Copied the picture’s address.');
    press('Copy image');
    await announced('Copying the picture…');
    fireEvent.click(screen.getByRole('radio', { name: /640 × 480 px/ }));
    await waitFor(() => expect(screen.queryByText('Copying the picture…')).toBeNull());
    services.releaseCopy();
    services.releaseCopy();
    expect(services.copiedPictures).toEqual([]);
  });
});

describe('in a private window', () => {
  it('pictures are copied and downloaded as such', async () => {
    const services = await show({ tab: { ...VIDEO_TAB, privateWindow: true } });
    press('Copy image');
    await announced('Copied the picture as PNG.');
    press('Download');
    await announced(/^Download started/);
    expect(services.copiedPictures).toMatchObject([{ url: BEST, privateWindow: true }]);
    expect(services.downloaded).toMatchObject([{ url: BEST, privateWindow: true }]);
  });
});

describe('the menu for more', () => {
  it.each([
    ['Copy as Markdown', `![${VIDEO_TITLE}](${BEST})`, 'Copied as Markdown.'],
    ['Copy as HTML', `<img src="${BEST}" alt="${VIDEO_TITLE}" width="1280" height="720">`, 'Copied as HTML.'],
  ])('%s', async (name, text, sentence) => {
    const services = await show();
    await pick(name);
    await announced(sentence);
    expect(services.copied).toEqual([text]);
  });

  it('copies as JSON', async () => {
    const services = await show();
    await pick('Copy as JSON');
    await announced('Copied as JSON.');
    expect(JSON.parse(services.copied[0] ?? '')).toMatchObject({
      page: { title: VIDEO_TITLE, author: 'Slow Landscapes', site: 'YouTube' },
      image: { url: BEST },
    });
  });

  it('searches by the engine that was picked', async () => {
    const services = await show({ settings: { searchEngine: 'tineye' } });
    await screen.findByRole('button', { name: 'More actions' });
    await pick('Search by image with TinEye');
    await announced('The search was opened in a new tab.');
    expect(services.opened).toEqual([`https://tineye.com/search?url=${encodeURIComponent(BEST)}`]);
  });

  it('asks no engine before one is picked, and leads to the options instead', async () => {
    const services = await show();
    await pick('Search by image: choose an engine');
    await announced('Options were opened in a new tab.');
    expect(services.opened).toEqual(['/options.html#menus']);
  });

  it('moves by arrow keys around, Home and End, and comes back to its button on Escape', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'More actions' });
    fireEvent.click(button);
    const items = await screen.findAllByRole('menuitem');
    const focusedAfter = (key: string) => {
      fireEvent.keyDown(document.activeElement as HTMLElement, { key });
      return items.indexOf(document.activeElement as HTMLElement);
    };
    await waitFor(() => expect(document.activeElement).toBe(items[0]));
    expect(['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home'].map(focusedAfter)).toEqual([3, 0, 1, 3, 0]);
    fireEvent.keyDown(items[0] as HTMLElement, { key: 'Escape' });
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('closes when something else is pressed', async () => {
    await show();
    press('More actions');
    await screen.findByRole('menu');
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('button', { name: 'More actions', expanded: false })).toBeTruthy();
  });
});

it('downloads under a name made by the template of the settings', async () => {
  const fileNameTemplate = '{date} {site} - {title} {width}x{height}';
  const services = await show({ settings: { fileNameTemplate } });
  press('Download');
  await announced(/^Download started/);
  expect(services.downloaded).toEqual([
    { url: BEST, fileName: `2026-11-21 YouTube - ${VIDEO_TITLE} 1280x720.jpg` },
  ]);
});

it('gives the picture to whatever it is dragged to', async () => {
  await show();
  const image = screen.getByRole('img', { name: /^Cover of/ });
  const given = new Map<string, string>();
  const drag = createEvent.dragStart(image);
  Object.defineProperty(drag, 'dataTransfer', { value: { setData: given.set.bind(given) } });
  fireEvent(image, drag);
  expect(given.get('DownloadURL')).toBe(`image/jpeg:${VIDEO_TITLE}.jpg:${BEST}`);
  expect(given.get('text/uri-list')).toBe(BEST);
  expect(given.get('text/html')).toContain(`<img src="${BEST}"`);
});

it('keeps a hostile title literal in every format', async () => {
  const title = '](x) <b onclick="y">\u202egpj.exe';
  const services = await show({ answers: [[resultEvent(answer(videoPictures(), { meta: { title } }))]] });
  await pick('Copy as Markdown');
  await announced('Copied as Markdown.');
  await pick('Copy as HTML');
  await announced('Copied as HTML.');
  expect(services.copied).toEqual([
    `![\\]\\(x\\) \\<b onclick="y"\\>gpj.exe](${BEST})`,
    `<img src="${BEST}" alt="](x) &lt;b onclick=&quot;y&quot;&gt;gpj.exe" width="1280" height="720">`,
  ]);
});
