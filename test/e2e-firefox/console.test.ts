import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirefoxSession } from './session';
import { BUILT_EXTENSION, startSession } from './session';

const HEALTH = { method: 'GET', path: '/health' };
const PLANTED = `
console.warn('planted warning');
Promise.reject(new Error('planted rejection'));
`;

let folder: string;
let session: FirefoxSession;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extension-'));
  await cp(BUILT_EXTENSION, folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  manifest.permissions.push('sidePanel');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const background = await readFile(join(folder, 'background.js'), 'utf8');
  await writeFile(join(folder, 'background.js'), PLANTED + background);
  session = await startSession({ extensionPath: folder });
});
afterAll(async () => {
  await session?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What proves the empty console of the other tests. */
describe('the console of Firefox', () => {
  it.each([
    ['a manifest it does not understand', /Reading manifest: .*sidePanel/],
    ['a warning of our code', /planted warning/],
    ['a rejection that nobody handles', /planted rejection/],
  ])('tells of %s', async (_what, pattern) => {
    await session.call(HEALTH);
    await expect.poll(async () => (await session.console()).join('\n')).toMatch(pattern);
  });
});
