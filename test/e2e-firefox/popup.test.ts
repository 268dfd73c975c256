import { describe, expect, it } from 'vitest';
import { VIDEOS } from '../replay/videos';
import { silentSessionForFile } from './session-for-file';

const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

const session = silentSessionForFile();

/** Presses the toolbar button on a page and waits until the popup says `text`. */
async function popupOn(url: string, text: string) {
  await session.visit(url);
  const popup = await session.openPopup();
  return { popup, shown: await popup.textWith(text) };
}

describe('the toolbar button on a video, in Firefox', () => {
  it('breaks the words of its actions between words, not within a short one', async () => {
    const { popup } = await popupOn(watchUrl(VIDEOS.complete.id), '4,922');
    const lines = await popup.evaluate(() => {
      const labels = [...document.querySelectorAll('.actions button span')].map((span) => span.firstChild);
      const label = labels.find((text) => text?.textContent === 'Copy image');
      if (!label) return [];
      const word = document.createRange();
      word.setStart(label, 'Copy '.length);
      word.setEnd(label, 'Copy image'.length);
      return [...word.getClientRects()].map(({ height }) => height > 0);
    });
    expect(lines).toEqual([true]);
  });

  it('shows the largest picture, its size, tier, score and title, and the five candidates', async () => {
    const { popup, shown } = await popupOn(watchUrl(VIDEOS.complete.id), '4,922');
    for (const text of [
      '1280 × 720',
      '640 × 480',
      '480 × 360',
      '320 × 180',
      '120 × 90',
      '5 covers',
      VIDEOS.complete.title,
    ]) {
      expect(shown).toContain(text);
    }
    await popup.waitFor(() => document.querySelector<HTMLImageElement>('.stage img')?.complete === true);
    const picture = await popup.evaluate(() => {
      const { src, naturalWidth, naturalHeight } = document.querySelector('.stage img') as HTMLImageElement;
      return { src, naturalWidth, naturalHeight };
    });
    expect(picture).toEqual({
      src: `https://i.ytimg.com/vi/${VIDEOS.complete.id}/maxresdefault.jpg`,
      naturalWidth: 1280,
      naturalHeight: 720,
    });
  });

  it.each([
    ['maxMissing', '640 × 480'],
    ['maxAndHighPlaceholder', '480 × 360'],
    ['defaultOnly', '120 × 90'],
  ] as const)('steps down where tiers are missing: %s', async (name, size) => {
    const { popup } = await popupOn(watchUrl(VIDEOS[name].id), size);
    await popup.waitFor(() => document.querySelector<HTMLImageElement>('.stage img')?.complete === true);
    const width = await popup.evaluate(
      () => document.querySelector<HTMLImageElement>('.stage img')?.naturalWidth,
    );
    expect(width).toBe(Number(size.split(' ')[0]));
  });

  it('says so when a video has no picture at all', async () => {
    const { popup } = await popupOn(watchUrl(VIDEOS.none.id), 'No cover');
    expect(await popup.evaluate(() => document.querySelectorAll('.stage img').length)).toBe(0);
  });

  it('answers the second time from the cache', async () => {
    const url = watchUrl(VIDEOS.maxMissing.id);
    await popupOn(url, '3,307');
    session.replay.clearLog();
    const { shown } = await popupOn(url, '3,307');
    expect(shown).toContain('Remembered from an earlier look.');
    const probes = session.replay
      .requestsTo('i.ytimg.com')
      .filter(({ headers }) => headers['sec-fetch-mode'] === 'cors');
    expect(probes).toEqual([]);
  });

  it('explains a page that no extension may read', async () => {
    const { shown } = await popupOn('about:license', 'closed to extensions');
    expect(shown).toContain('Open a video');
  });
});

describe('what leaves Firefox', () => {
  it('carries no cookie and no referrer, and goes to the granted host alone', async () => {
    const planted = {
      headers: { 'set-cookie': 'who=me; SameSite=None; Secure; Path=/', 'content-type': 'text/html' },
    };
    session.replay.on('i.ytimg.com', '/plant', planted);
    session.replay.on('i.ytimg.com', '/again', { headers: { 'content-type': 'text/html' } });
    await session.visit('https://i.ytimg.com/plant');
    await session.visit('https://i.ytimg.com/again');
    // The plant took: a visit does send it.
    expect(session.replay.requestsTo('i.ytimg.com').map(({ headers }) => headers.cookie)).toContain('who=me');
    // Nothing of it in the browser's own cache, so that the picture itself is asked for again.
    session.replay.alter('i.ytimg.com', { headers: { 'cache-control': 'no-store' } });
    await session.visit(watchUrl(VIDEOS.complete.id));
    await session.replay.idle();
    session.replay.clearLog();
    const popup = await session.openPopup();
    await popup.textWith('4,922');
    await popup.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find((button) => button.innerText.includes('Refresh'))
        ?.click(),
    );
    await popup.textWith('Looked again');
    await session.replay.idle();
    const asked = session.replay.log;
    expect(asked.length).toBeGreaterThanOrEqual(5);
    expect(new Set(asked.map(({ host }) => host))).toEqual(new Set(['i.ytimg.com']));
    for (const { headers } of asked) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('referer');
      expect(headers).not.toHaveProperty('origin');
    }
  });
});
