import { describe, expect, it } from 'vitest';
import { EXPIRED_HOST } from './replay';
import { replayForFile } from './replay-for-file';
import { VIDEOS } from './videos';

const replay = replayForFile();

describe('the fetch', () => {
  it('rejects a redirect loop with a TypeError after twenty hops', async () => {
    replay.on('loop.example', '/*', ({ url }) => ({
      status: 302,
      headers: { location: `/${Number(url.pathname.slice(1)) + 1}` },
    }));
    await expect(replay.fetch('https://loop.example/0')).rejects.toThrow(TypeError);
    expect(replay.requestsTo('loop.example').map(({ path }) => path)).toEqual(
      Array.from({ length: 21 }, (_, hop) => `/${hop}`),
    );
  });

  it('obeys redirect: error and redirect: manual', async () => {
    const url = `https://youtu.be/${VIDEOS.complete.id}`;
    await expect(replay.fetch(url, { redirect: 'error' })).rejects.toThrow(TypeError);
    expect(await replay.fetch(url, { redirect: 'manual' })).toMatchObject({
      type: 'opaqueredirect',
      status: 0,
    });
    expect(replay.requestsTo('www.youtube.com')).toEqual([]);
  });

  it('records how it was called', async () => {
    const init = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'reload' } as const;
    await replay.fetch(new URL('https://i.ytimg.com/'), { ...init, method: 'HEAD' });
    expect(replay.fetchCalls).toMatchObject([{ url: 'https://i.ytimg.com/', method: 'HEAD', ...init }]);
  });

  it('rejects with the reason of a signal that is aborted already', async () => {
    const reason = new Error('too late');
    await expect(replay.fetch('https://i.ytimg.com/', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
    expect(replay.log).toEqual([]);
  });

  it('rejects a host whose certificate has expired', async () => {
    await expect(replay.fetch(`https://${EXPIRED_HOST}/`)).rejects.toThrow('certificate has expired');
    expect(replay.requestsTo(EXPIRED_HOST)).toEqual([]);
  });
});
