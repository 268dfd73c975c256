/** A video whose best files have black bars: they are cut off, and what is copied and saved is what is in view. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from '../ui/gallery/axe-violations';
import { VIDEOS } from '../replay/videos';
import { comparePictures } from './picture-difference';
import type { Session } from './session';
import { startSession } from './session';

const { id, title } = VIDEOS.maxMissing;
const FILE_URL = `https://i.ytimg.com/vi/${id}/sddefault.jpg`;
const PICTURE = { left: 0, top: 60, width: 640, height: 360 };
/** Of 255: two decoders of JPEG differ by a shade. */
const SAME_PICTURE = 2;

let session: Session;
let folder: string;
let popup: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'without-bars-'));
  session = await startSession();
  const browser = await session.browser.target().createCDPSession();
  await browser.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
  await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
});
beforeEach(async () => {
  popup = await session.openPopup(await session.visit(`https://www.youtube.com/watch?v=${id}`));
  await popup.waitForSelector('.bars input');
});
afterAll(async () => {
  await session?.close();
  await rm(folder, { recursive: true, force: true });
});

/** By keyboard, since that is how it has to work too. */
async function toggle(): Promise<void> {
  await popup.focus('.bars input');
  await popup.keyboard.press('Space');
}

async function cutBars(): Promise<void> {
  await toggle();
  await says('The black bars are cut off: 640 × 360 px.');
}

async function says(text: string): Promise<void> {
  const hasSaid = (wanted: string) => document.querySelector('output')?.textContent?.includes(wanted);
  await popup.waitForFunction(hasSaid, { timeout: 15_000 }, text);
}

async function press(name: string): Promise<void> {
  await popup.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}

/** The picture on the stage, by its address and natural size. */
const inView = () =>
  popup.$eval('.stage img:not(.earlier)', (element) => {
    const { src, naturalWidth, naturalHeight } = element as HTMLImageElement;
    return { address: src.slice(0, 60), size: [naturalWidth, naturalHeight] };
  });

/** What a picture is to the place it is dragged to, by type: read as the drag begins, which then goes nowhere. */
async function draggedOut(): Promise<ReadonlyMap<string, string>> {
  const given = popup.evaluate(
    () =>
      new Promise<[string, string][]>((resolve) => {
        const take = (event: DragEvent) => {
          event.preventDefault();
          const { types = [] } = event.dataTransfer ?? {};
          resolve(types.map((type) => [type, event.dataTransfer?.getData(type) ?? '']));
        };
        // After the popup's own listener, which is nearer to the picture.
        document.addEventListener('dragstart', take, { once: true });
      }),
  );
  const picture = await popup.waitForSelector('.stage img');
  const { x, y } = (await picture?.clickablePoint()) ?? { x: 0, y: 0 };
  await popup.mouse.move(x, y);
  await popup.mouse.down();
  await popup.mouse.move(x + 30, y + 30, { steps: 5 });
  const items = new Map(await given);
  await popup.mouse.up();
  return items;
}

/** How a file compares with the picture that stands between the bars of the original. */
async function besidePicture(file: Buffer) {
  const original = Buffer.from(await (await session.replay.fetch(FILE_URL)).arrayBuffer());
  const picture = await sharp(original).extract(PICTURE).png().toBuffer();
  const { width, height, difference } = await comparePictures(file, picture);
  const isSame = difference < SAME_PICTURE;
  return { type: file.subarray(1, 4).toString(), width, height, isSame };
}
const PICTURE_ALONE = { type: 'PNG', width: 640, height: 360, isSame: true };

describe('a cover with black bars', () => {
  it('loses them and gets them back', async () => {
    await popup.waitForFunction(
      () => (document.querySelector('.stage img') as HTMLImageElement | null)?.naturalWidth === 640,
    );
    expect(await inView()).toEqual({ address: FILE_URL, size: [640, 480] });
    await cutBars();
    await expect.poll(inView).toMatchObject({ size: [640, 360] });
    expect((await inView()).address).toMatch(/^data:image\/png;base64,/);
    expect(await popup.$eval('.measures strong', (size) => size.textContent)).toBe(
      '640 × 360 px, cut from 640 × 480 px',
    );
    await toggle();
    await says('The picture is shown as it is in its file, with its bars.');
    await expect.poll(inView).toEqual({ address: FILE_URL, size: [640, 480] });
  });

  it('is copied without them, as a PNG', async () => {
    await cutBars();
    await press('Copy image');
    await says('Copied the picture as PNG.');
    const bytes = await popup.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const png = await item?.getType('image/png');
      return [...new Uint8Array((await png?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    expect(await besidePicture(Buffer.from(bytes))).toEqual(PICTURE_ALONE);
  });

  it('is saved without them, as a PNG, and without a permission', async () => {
    await cutBars();
    await press('Download');
    await says(`Download started: ${title}.png`);
    await expect.poll(() => readdir(folder), { timeout: 15_000 }).toEqual([`${title}.png`]);
    expect(await besidePicture(await readFile(join(folder, `${title}.png`)))).toEqual(PICTURE_ALONE);
  });

  it('is dragged out without them', async () => {
    await cutBars();
    await expect.poll(inView).toMatchObject({ size: [640, 360] });
    const items = await draggedOut();
    const [type, name, ...address] = (items.get('downloadurl') ?? '').split(':');
    expect([type, name]).toEqual(['image/png', `${title}.png`]);
    expect(await besidePicture(Buffer.from(address.join(':').split(',')[1] ?? '', 'base64'))).toEqual(
      PICTURE_ALONE,
    );
    expect(items.get('text/uri-list')).toBe(FILE_URL);
  });

  it('keeps the address of its file, and says so', async () => {
    await cutBars();
    await press('Copy URL');
    await says('The file itself still has its bars.');
    expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(FILE_URL);
  });

  it.each(['light', 'dark'])('passes the accessibility checks without them, %s', async (theme) => {
    await popup.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await cutBars();
    expect(await axeViolations(popup)).toEqual([]);
  });
});
