import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import type { Session } from './session';
import { startSession } from './session';

const HOST = 'atlas.example.org';
const LINE = 'of this page';

/** Draws a picture of this size on the canvas or the image with that id, once the page is there. */
const DRAW = `<script>
const drawn = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').fillRect(0, 0, width, height / 2);
  return canvas;
};
for (const image of document.querySelectorAll('img[data-made]')) {
  const [made, width, height] = image.dataset.made.split(' ');
  const canvas = drawn(Number(width), Number(height));
  if (made === 'data') image.src = canvas.toDataURL('image/png');
  else canvas.toBlob((blob) => { image.src = URL.createObjectURL(blob); });
}
</script>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rivers</title><main><h1>Rivers</h1>${body}</main>${DRAW}</html>`;

const PAGES = {
  /** Three that nobody can be given, beside one that is a file. */
  '/several': page(`<article><img src="/files/rivers-1200x800.jpg" width="1200" height="800" alt="Rivers">
    <canvas width="600" height="400"></canvas>
    <img data-made="data 640 480" alt=""><img data-made="blob 500 300" alt=""></article>`),
  /** What waits, what is small, hidden or behind the text, and a drawing that keeps a place. */
  '/none': page(`<article><img src="/files/rivers-1200x800.jpg" width="1200" height="800" alt="Rivers">
    <img data-made="data 400 300" data-src="/files/later.jpg" alt="">
    <picture><source data-srcset="/files/later.webp 800w"><img data-made="data 400 300" alt=""></picture>
    <img data-made="data 20 15" width="600" height="450" alt="">
    <canvas width="600" height="400" hidden></canvas><canvas width="100" height="100"></canvas>
    <canvas width="1600" height="900" style="position:fixed;inset:0;pointer-events:none;z-index:-1"></canvas>
    <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/%3E" alt="">
    </article>`),
  /** Nothing but what it draws. */
  '/drawn': page('<canvas width="800" height="500"></canvas><p>Zoom with the wheel.</p>'),
};

let session: Session;
beforeAll(async () => {
  session = await startSession();
  for (const [path, body] of Object.entries(PAGES))
    session.replay.on(HOST, path, { headers: { 'content-type': 'text/html' }, body });
  const body = await makePicture({ format: 'jpg', width: 1200, height: 800 });
  session.replay.on(HOST, /^\/files\//, { headers: { 'content-type': 'image/jpeg' }, body });
});
afterAll(() => session.close());

/** All that the popup says of a page, once it has `until`. */
async function saidOf(path: string, until: string): Promise<string> {
  const popup = await session.openPopup(await session.visit(`https://${HOST}${path}`));
  await popup.waitForFunction((text) => document.body.innerText.includes(text), { timeout: 15_000 }, until);
  const said = await popup.evaluate(() => document.body.innerText);
  await popup.close();
  return said;
}

it('says how many large pictures of the page have no address, and offers to show them', async () => {
  const said = await saidOf('/several', 'Found in');
  expect(said).toContain('3 large pictures of this page are not listed');
  expect(said).toContain('Show here');
});

it('counts none that waits for its file, is small, hidden, a backdrop or keeps a place', async () => {
  expect(await saidOf('/none', 'Found in')).not.toContain(LINE);
});

it('says so where there is no cover, too', async () => {
  expect(await saidOf('/drawn', 'No cover')).toContain('One large picture of this page is not listed');
});
