import { expect, it } from 'vitest';
import { blobOfDataUrl } from '../../../src/extension/screen/data-url';

async function fileOf(dataUrl: string) {
  const blob = blobOfDataUrl(dataUrl);
  return blob && { type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] };
}

it.each([
  ['data:image/png;base64,AAEC/w==', { type: 'image/png', bytes: [0, 1, 2, 255] }],
  ['DATA:image/gif;BASE64,AAEC%2Fw%3D%3D', { type: 'image/gif', bytes: [0, 1, 2, 255] }],
  ['data:image/jpeg,%ff%D8a', { type: 'image/jpeg', bytes: [255, 216, 97] }],
  ['data:image/svg+xml;charset=utf-8;base64,AAA=', { type: 'image/svg+xml;charset=utf-8', bytes: [0, 0] }],
  ['data:,ab', { type: '', bytes: [97, 98] }],
  ['data:image/png;base64,', { type: 'image/png', bytes: [] }],
  ['data:image/png;base64,***', null],
  ['https://example.org/a.png', null],
])('%s is read byte by byte', async (dataUrl, file) => {
  expect(await fileOf(dataUrl)).toEqual(file);
});
