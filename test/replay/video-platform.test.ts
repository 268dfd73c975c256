import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { replayForFile } from './replay-for-file';
import { TIER_FILES, VIDEOS } from './videos';

const replay = replayForFile();

function thumbnailUrl(id: string, file: string): string {
  return `https://i.ytimg.com/vi/${id}/${file}.jpg`;
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('the video platform', () => {
  it.each(Object.entries(TIER_FILES))('serves %s at its true size', async (file, { width, height }) => {
    const response = await replay.fetch(thumbnailUrl(VIDEOS.complete.id, file));
    const bytes = await bytesOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('makes the largest thumbnail weigh like a real one', async () => {
    const { length } = await bytesOf(await replay.fetch(thumbnailUrl(VIDEOS.complete.id, 'maxresdefault')));
    expect(length).toBeGreaterThan(60_000);
    expect(length).toBeLessThan(150_000);
  });

  it('letterboxes the 4:3 thumbnails and no others', async () => {
    const topRow = async (file: keyof typeof TIER_FILES) => {
      const bytes = await bytesOf(await replay.fetch(thumbnailUrl(VIDEOS.complete.id, file)));
      const { width } = TIER_FILES[file];
      return Math.max(
        ...(await sharp(bytes).extract({ left: 0, top: 0, width, height: 4 }).raw().toBuffer()),
      );
    };
    expect(await topRow('sddefault')).toBeLessThan(8);
    expect(await topRow('hqdefault')).toBeLessThan(8);
    expect(await topRow('mqdefault')).toBeGreaterThan(60);
  });

  it.each([
    [VIDEOS.maxMissing.id, 'maxresdefault', 404],
    [VIDEOS.maxAndHighPlaceholder.id, 'maxresdefault', 200],
    [VIDEOS.maxAndHighPlaceholder.id, 'sddefault', 200],
    [VIDEOS.defaultOnly.id, 'mqdefault', 404],
    ['NoSuchVideo', 'default', 404],
  ])('shows the placeholder for %s %s with status %i', async (id, file, status) => {
    const response = await replay.fetch(thumbnailUrl(id, file));
    const bytes = await bytesOf(response);
    expect(response.status).toBe(status);
    expect(bytes.length).toBe(1097);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 90 });
  });

  it('answers for a video without any thumbnail with empty 404s', async () => {
    const response = await replay.fetch(thumbnailUrl(VIDEOS.none.id, 'default'));
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('answers HEAD with the length of the picture and no byte of it', async () => {
    const url = thumbnailUrl(VIDEOS.complete.id, 'hqdefault');
    const { length } = await bytesOf(await replay.fetch(url));
    const head = await replay.fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(length));
    expect(await head.text()).toBe('');
    await replay.idle();
    expect(replay.log.map(({ method, bytesSent }) => [method, bytesSent])).toEqual([
      ['GET', length],
      ['HEAD', 0],
    ]);
  });

  it.each([
    'https://www.youtube.com/watch?v=',
    'https://m.youtube.com/shorts/',
    'http://www.youtube.com/watch?v=',
  ])('serves the page at %s', async (prefix) => {
    const page = await (await replay.fetch(prefix + VIDEOS.complete.id)).text();
    expect(page).toContain(`<title>${VIDEOS.complete.title}`);
    expect(page).toContain(`content="${thumbnailUrl(VIDEOS.complete.id, 'maxresdefault')}"`);
    expect(page).not.toMatch(/\{\{|undefined/);
  });

  it('leads a short link to the watch page', async () => {
    const response = await replay.fetch(`https://youtu.be/${VIDEOS.complete.id}`);
    expect(response.url).toBe(`https://www.youtube.com/watch?v=${VIDEOS.complete.id}&feature=youtu.be`);
    expect(response.redirected).toBe(true);
    expect(await response.text()).toContain(VIDEOS.complete.title);
  });

  it('has videos whose ids are eleven characters of the alphabet', () => {
    for (const { id } of Object.values(VIDEOS)) expect(id).toMatch(/^[\w-]{11}$/);
  });
});
