/** A page that a server sends with the status of an error, in a tab of Firefox. */
import { beforeEach, expect, it } from 'vitest';
import { makePicture } from '../replay/pictures';
import { sessionForFile } from './session-for-file';

const HOST = 'coast.example.org';
const GONE = 'The server says that there is nothing at this address. The picture may be';
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Coast</title><link rel="icon" href="data:,">
</head><body><main><h1>Low tide</h1><img src="/low-tide.jpg" width="1200" height="800"></main></body></html>`;

const session = sessionForFile();
beforeEach(async () => {
  const body = await makePicture({ format: 'jpg', width: 1200, height: 800 });
  session.replay.on(HOST, '/low-tide.jpg', { headers: { 'content-type': 'image/jpeg' }, body });
  for (const [path, status] of [
    ['/gone', 404],
    ['/there', 200],
  ] as const)
    session.replay.on(HOST, path, { status, headers: { 'content-type': 'text/html' }, body: PAGE });
});

it.each([
  ['/gone', 'says', true],
  ['/there', 'says nothing of the kind', false],
])('the popup on %s %s', async (path, _, isTold) => {
  await session.visit(`https://${HOST}${path}`);
  const popup = await session.openPopup();
  await popup.textWith('Found in');
  expect((await popup.text()).includes(GONE)).toBe(isTold);
});
