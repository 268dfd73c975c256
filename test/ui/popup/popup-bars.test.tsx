// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import type { FakeServices } from '../fake-services';
import { createFakeServices, CUT_PICTURE, VIDEO_TAB } from '../fake-services';
import { letterboxedAnswer } from '../gallery/shapes';
import { resultEvent, thumbnailUrl, VIDEO_TITLE } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const FILE = thumbnailUrl('sddefault');
const OFFER = { name: 'Without black bars' };

async function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices({ answers: [[resultEvent(letterboxedAnswer())]], ...behavior });
  render(<Popup services={services} isOnline={() => true} nowMs={() => 0} />);
  await screen.findByText('4 covers, 1 unavailable');
  return services;
}

const cutUrls = ({ cutPictures }: FakeServices) => cutPictures.map(({ url }) => url);
const offer = () => screen.queryByRole<HTMLInputElement>('checkbox', OFFER);
const toggle = () => fireEvent.click(screen.getByRole('checkbox', OFFER));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announced = (text: string) => within(screen.getByRole('status')).findByText(text);
const cover = () => screen.getByRole('img', { name: /^Cover of/ });
const choose = (size: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(size) }));

async function cutBars() {
  toggle();
  await announced('The black bars are cut off: 640 × 360 px.');
}

describe('a cover with black bars', () => {
  it('is shown as its file is until the user wants it otherwise', async () => {
    const services = await show();
    expect(offer()?.checked).toBe(false);
    expect([cover().getAttribute('src'), cutUrls(services)]).toEqual([FILE, []]);
    expect(screen.getByText('640 × 480 px', { selector: '.measures strong' })).toBeTruthy();
  });

  it('is shown without them, with its new size and what it was cut from', async () => {
    const services = await show();
    await cutBars();
    expect(cutUrls(services)).toEqual([FILE]);
    expect(cover().getAttribute('src')).toBe(CUT_PICTURE.dataUrl);
    expect(cover().getAttribute('alt')).toBe(`Cover of ${VIDEO_TITLE}, without its black bars`);
    expect(screen.getByText('640 × 360 px, cut from 640 × 480 px')).toBeTruthy();
    expect(screen.queryByText('black bars', { selector: '.tag' })).toBeNull();
    const described = document.getElementById(offer()?.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Everything else uses the file itself, with its bars.');
  });

  it('is read through the page in its tab where its host is not allowed', async () => {
    const services = await show();
    await cutBars();
    const page = { tabId: VIDEO_TAB.id, url: VIDEO_TAB.url };
    expect(services.cutPictures).toEqual([{ url: FILE, page }]);
  });

  it('is shown with them again, and without them at once, since it is cut already', async () => {
    const services = await show();
    await cutBars();
    toggle();
    await announced('The picture is shown as it is in its file, with its bars.');
    expect([cover().getAttribute('src'), offer()?.checked]).toEqual([FILE, false]);
    await cutBars();
    expect(cutUrls(services)).toEqual([FILE]);
  });

  it('has no offer where the file is without bars, and keeps the wish for the next that has them', async () => {
    const services = await show();
    await cutBars();
    choose('320 × 180');
    await waitFor(() => expect(offer()).toBeNull());
    expect(cover().getAttribute('src')).toBe(thumbnailUrl('mqdefault'));
    choose('480 × 360');
    await waitFor(() => expect(cutUrls(services)).toEqual([FILE, thumbnailUrl('hqdefault')]));
    await waitFor(() => expect(cover().getAttribute('src')).toBe(CUT_PICTURE.dataUrl));
    expect(screen.getByText('640 × 360 px, cut from 480 × 360 px')).toBeTruthy();
  });

  it('stays as it is where no bars are found', async () => {
    await show({ cut: null });
    toggle();
    await announced('No black bars were found in this picture.');
    expect([cover().getAttribute('src'), offer()?.checked]).toEqual([FILE, false]);
  });

  it('that may not be read says so, and offers to allow exactly its host', async () => {
    const origin = 'https://i.ytimg.com';
    const services = await show({
      fault: Object.assign(new Error('No.'), { reason: 'permission_required', origin }),
    });
    toggle();
    await announced('Could not cut off the bars. The extension may not read i.ytimg.com yet.');
    expect([cover().getAttribute('src'), offer()?.checked]).toEqual([FILE, false]);
    press('Allow i.ytimg.com');
    await waitFor(() => expect(services.requestedOrigins).toEqual([origin]));
  });
});

describe('without its bars, the cover', () => {
  it('is copied and saved as the PNG in view, under a name with its size', async () => {
    const services = await show({ settings: { fileNameTemplate: '{title} {width}x{height}' } });
    await cutBars();
    press('Copy image');
    await announced('Copied the picture as PNG.');
    press('Download');
    await announced(`Download started: ${VIDEO_TITLE} 640x360.png`);
    expect(services.copiedPictures).toEqual([CUT_PICTURE.file]);
    expect(services.saved).toEqual([{ file: CUT_PICTURE.file, fileName: `${VIDEO_TITLE} 640x360.png` }]);
    expect(services.downloaded).toEqual([]);
  });

  it('is dragged out as the PNG in view, to files and editors; to an address bar as its file', async () => {
    await show();
    await cutBars();
    const given = new Map<string, string>();
    const drag = createEvent.dragStart(cover());
    Object.defineProperty(drag, 'dataTransfer', { value: { setData: given.set.bind(given) } });
    fireEvent(cover(), drag);
    expect(given.get('DownloadURL')).toBe(`image/png:${VIDEO_TITLE}.png:${CUT_PICTURE.dataUrl}`);
    expect(given.get('text/html')).toBe(
      `<img src="${CUT_PICTURE.dataUrl}" alt="${VIDEO_TITLE}" width="640" height="360">`,
    );
    expect([given.get('text/uri-list'), given.get('text/plain')]).toEqual([FILE, FILE]);
  });

  it.each([
    ['Copy as Markdown', `![${VIDEO_TITLE}](${FILE})`],
    ['Copy as HTML', `<img src="${FILE}" alt="${VIDEO_TITLE}" width="640" height="480">`],
  ])('%s means the file itself, and says so', async (name, text) => {
    const services = await show();
    await cutBars();
    press('More actions');
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await announced(`Copied ${name.slice(5)}. The file itself still has its bars.`);
    expect(services.copied).toEqual([text]);
  });

  it('has the address of the file itself', async () => {
    const services = await show();
    await cutBars();
    press('Copy URL');
    await announced('Copied the picture’s address. The file itself still has its bars.');
    press('Open in a new tab');
    await announced('Opened in a new tab. The file itself still has its bars.');
    expect([services.copied, services.opened]).toEqual([[FILE], [FILE]]);
  });
});
