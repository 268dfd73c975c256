import { makePicture } from './pictures';
import type { Replay } from './replay';

const HOST = 'rivers.example.org';
export const SITE = `https://${HOST}`;

const PAINT = `const painted = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas);
  return canvas;
};
const paint = (canvas) => {
  const drawing = canvas.getContext('2d');
  drawing.fillStyle = 'rgb(200, 30, 40)';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
};
const done = () => { document.title = 'Rivers drawn'; };`;

const CANVAS = '<canvas width="600" height="400"></canvas>';
const PAINT_CANVAS = `paint(document.querySelector('canvas'));`;
const MADE = '<img id="made" alt="">';
const make = (then: string) => `painted(500, 300).toBlob((blob) => {
  const image = document.getElementById('made');
  image.onload = () => { ${then} done(); };
  image.src = URL.createObjectURL(blob);
});`;

const gpu = (loop: string) => `const gl = document.querySelector('canvas').getContext('webgl');
const draw = () => { gl.clearColor(0.8, 0.1, 0.2, 1); gl.clear(gl.COLOR_BUFFER_BIT); ${loop} };
draw(); requestAnimationFrame(() => requestAnimationFrame(done));`;

let jpegInPage = '';
/** The JPEG that `/several` has written into it, in Base64; once the pages are served. */
export const JPEG_IN_PAGE = () => jpegInPage;

/** Pages that show pictures without an address, by their paths: what stands in them, and the script that draws. */
export const DRAWING_PAGES = {
  '/several': () => [
    `<img src="data:image/jpeg;base64,${jpegInPage}" alt="">${MADE}${CANVAS}`,
    PAINT_CANVAS + make(''),
  ],
  '/revoked': () => [MADE, make('URL.revokeObjectURL(image.src);')],
  '/moving': () => [CANVAS, gpu('requestAnimationFrame(draw);')],
  '/still': () => [CANVAS, gpu('')],
  '/tainted': () => [
    CANVAS,
    `const image = new Image();
image.onload = () => { document.querySelector('canvas').getContext('2d').drawImage(image, 0, 0); done(); };
image.src = 'https://pictures.example.net/other.jpg';`,
  ],
  '/alone': () => [CANVAS, `${PAINT_CANVAS} done();`],
} as const satisfies Record<string, () => [string, string]>;

/** Serves them; all but `/alone` show a picture with an address as well. */
export async function serveDrawingPages({ on }: Pick<Replay, 'on'>): Promise<void> {
  jpegInPage = (await makePicture({ format: 'jpg', width: 300, height: 200 })).toString('base64');
  const body = await makePicture({ format: 'jpg', width: 1200, height: 800 });
  for (const host of [HOST, 'pictures.example.net'])
    on(host, /\.jpg$/, { headers: { 'content-type': 'image/jpeg' }, body });
  for (const [path, parts] of Object.entries(DRAWING_PAGES)) {
    const [shown, script] = parts();
    const cover =
      path === '/alone'
        ? ''
        : '<img src="/files/rivers-1200x800.jpg" width="1200" height="800" alt="Rivers">';
    on(HOST, path, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rivers</title><link rel="icon" href="data:,">
<main><h1>Rivers</h1><article>${cover}${shown}</article></main><script>${PAINT}\n${script}</script></html>`,
    });
  }
}
