// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImageFormat } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices, CUT_PICTURE, VIDEO_TAB } from '../fake-services';
import { letterboxedAnswer } from '../gallery/shapes';
import { answer, resultEvent, thumbnailUrl, VIDEO_TITLE, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const BEST = thumbnailUrl('maxresdefault');
const PAGE = { tabId: VIDEO_TAB.id, url: VIDEO_TAB.url };

async function show(format: ImageFormat, behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const pictures = videoPictures({ maxresdefault: { format } });
  const services = createFakeServices({ answers: [[resultEvent(answer(pictures))]], ...behavior });
  render(<Popup services={services} isOnline={() => true} nowMs={() => 0} />);
  await screen.findByText(/^\d covers/);
  return services;
}

async function offered(): Promise<string[]> {
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent ?? '').filter((text) => text.startsWith('Download'));
}

async function pick(name: string): Promise<void> {
  await offered();
  fireEvent.click(screen.getByRole('menuitem', { name }));
}

const announced = (text: string) => within(screen.getByRole('status')).findByText(text);
/** Of what the fake makes of a picture. */
const SIZE = '3 bytes';
const [JPEG, PNG] = ['Download as JPEG', 'Download as PNG'];

describe('a download in another format', () => {
  it.each<[ImageFormat, string[]]>([
    ['webp', [JPEG, PNG]],
    ['avif', [JPEG, PNG]],
    ['unknown', [JPEG, PNG]],
    ['png', [JPEG]],
    ['jpg', []],
    ['gif', []],
  ])('is offered of a file that is %s: %j', async (format, names) => {
    await show(format);
    expect(await offered()).toEqual(names);
  });

  it.each([
    [JPEG, 'jpg', 'image/jpeg'],
    [PNG, 'png', 'image/png'],
  ] as const)(
    '%s saves the file under a name of its own kind, without a permission',
    async (name, format, type) => {
      const services = await show('webp');
      await pick(name);
      await announced(`Download started: ${VIDEO_TITLE}.${format} (${SIZE})`);
      expect(services.converted).toEqual([{ picture: { url: BEST, page: PAGE }, format }]);
      expect(services.saved.map(({ file, fileName }) => [file.type, fileName])).toEqual([
        [type, `${VIDEO_TITLE}.${format}`],
      ]);
      expect(services.downloaded).toEqual([]);
    },
  );

  it('leaves no page of a private window to be asked, and says that it is one', async () => {
    const services = await show('webp', { tab: { ...VIDEO_TAB, privateWindow: true } });
    await pick(JPEG);
    await announced(`Download started: ${VIDEO_TITLE}.jpg (${SIZE})`);
    expect(services.converted[0]?.picture).toEqual({ url: BEST, privateWindow: true });
  });

  it('is of the picture without its bars, a PNG, where they are cut off', async () => {
    const services = await show('jpg', { answers: [[resultEvent(letterboxedAnswer())]] });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Without black bars' }));
    await announced('The black bars are cut off: 640 × 360 px.');
    expect(await offered()).toEqual([JPEG]);
    fireEvent.click(screen.getByRole('menuitem', { name: JPEG }));
    await announced(`Download started: ${VIDEO_TITLE}.jpg (${SIZE})`);
    expect(services.converted).toEqual([{ picture: CUT_PICTURE.file, format: 'jpg' }]);
  });

  it('says of one that moves that its first image is saved', async () => {
    const services = await show('webp', { picturesMove: true });
    await pick(PNG);
    await announced(`Download started, of its first image alone: ${VIDEO_TITLE}.png (${SIZE})`);
    expect(services.saved).toHaveLength(1);
  });

  it('says that it goes on, and can be cancelled: nothing is saved', async () => {
    const services = await show('webp', { holdsCopies: true });
    await pick(JPEG);
    await announced('Converting the picture…');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await announced('Not downloaded.');
    services.releaseCopy();
    await Promise.resolve();
    expect(services.saved).toEqual([]);
  });

  it('may be begun again at once after it was cancelled', async () => {
    const services = await show('webp', { holdsCopies: true });
    await pick(JPEG);
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await pick(JPEG);
    await announced('Converting the picture…');
    services.releaseCopy();
    services.releaseCopy();
    await announced(`Download started: ${VIDEO_TITLE}.jpg (${SIZE})`);
    expect(services.saved).toHaveLength(1);
  });

  it('offers to allow the host that it may not read', async () => {
    const origin = 'https://i.ytimg.com';
    const fault = Object.assign(new Error('No.'), { reason: 'permission_required', origin });
    await show('webp', { fault });
    await pick(PNG);
    await announced('Could not download. The extension may not read i.ytimg.com yet.');
    expect(screen.getByRole('button', { name: 'Allow i.ytimg.com' })).toBeTruthy();
  });
});

describe('with WebP and AVIF saved as JPEG by a setting', () => {
  const settings = { downloadFormat: 'jpg' } as const;
  const [BUTTON, AS_IT_IS] = ['Download', 'Download the file as it is'];
  const click = () => fireEvent.click(screen.getByRole('button', { name: BUTTON }));

  it.each<[ImageFormat, string[]]>([
    ['webp', [AS_IT_IS, JPEG, PNG]],
    ['avif', [AS_IT_IS, JPEG, PNG]],
    ['png', [JPEG]],
    ['jpg', []],
  ])('what else is offered of a file that is %s: %j', async (format, names) => {
    await show(format, { settings });
    expect(await offered()).toEqual(names);
  });

  it('the button saves a JPEG', async () => {
    const services = await show('webp', { settings });
    click();
    await announced(`Download started: ${VIDEO_TITLE}.jpg (${SIZE})`);
    expect(services.converted).toEqual([{ picture: { url: BEST, page: PAGE }, format: 'jpg' }]);
    expect(services.saved).toHaveLength(1);
  });

  it('the button says that it goes on, and can be cancelled', async () => {
    const services = await show('avif', { settings, holdsCopies: true });
    click();
    await announced('Converting the picture…');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await announced('Not downloaded.');
    services.releaseCopy();
    await Promise.resolve();
    expect(services.saved).toEqual([]);
  });

  it.each<[ImageFormat]>([['jpg'], ['png'], ['gif']])(
    'a file that is %s is saved as it is',
    async (format) => {
      const services = await show(format, { settings });
      click();
      await announced(`Download started: ${VIDEO_TITLE}.${format}`);
      expect(services.downloaded).toHaveLength(1);
      expect(services.converted).toEqual([]);
    },
  );

  it('one that moves is saved as it is, which is said', async () => {
    const services = await show('webp', { settings, picturesMove: true });
    click();
    await announced(`It moves, so its file is saved as it is: ${VIDEO_TITLE}.webp (5 bytes)`);
    expect(services.saved.map(({ file, fileName }) => [file.type, fileName])).toEqual([
      ['image/webp', `${VIDEO_TITLE}.webp`],
    ]);
    expect(services.converted).toEqual([]);
  });

  it('the first image of one that moves can be had all the same', async () => {
    const services = await show('webp', { settings, picturesMove: true });
    await pick(JPEG);
    await announced(`Download started, of its first image alone: ${VIDEO_TITLE}.jpg (${SIZE})`);
    expect(services.saved).toHaveLength(1);
  });

  it('the file as it is can be had all the same', async () => {
    const services = await show('webp', { settings });
    await pick(AS_IT_IS);
    await announced(`Download started: ${VIDEO_TITLE}.webp`);
    expect(services.downloaded).toHaveLength(1);
    expect(services.converted).toEqual([]);
  });

  it('what was cut is a PNG, and stays one', async () => {
    const services = await show('webp', { settings, answers: [[resultEvent(letterboxedAnswer())]] });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Without black bars' }));
    await announced('The black bars are cut off: 640 × 360 px.');
    click();
    await announced(`Download started: ${VIDEO_TITLE}.png`);
    expect(services.converted).toEqual([]);
  });
});
