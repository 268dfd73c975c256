import { describe, expect, it } from 'vitest';
import { replayForFile } from './replay-for-file';

const replay = replayForFile();

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('faults', () => {
  const url = 'https://faults.example/file';
  const body = Buffer.alloc(100_000, 'x');

  it('delays one host and no other', async () => {
    replay.alter('slow.example', { delayMs: 600_000 });
    const giveUp = new AbortController();
    const slow = replay.fetch('https://slow.example/', { signal: giveUp.signal });
    await untilLogged();
    expect((await replay.fetch('https://fast.example/')).status).toBe(404);
    expect(replay.requestsTo('slow.example')).toMatchObject([{ outcome: 'open' }]);
    giveUp.abort(new Error('enough'));
    await expect(slow).rejects.toThrow('enough');
  });

  it('answers when the delay is over', async () => {
    replay.on('slow.example', '/', { delayMs: 20, body: 'at last' });
    expect(await (await replay.fetch('https://slow.example/')).text()).toBe('at last');
  });

  it('stalls before the headers until the client gives up', async () => {
    replay.on('faults.example', '/file', { body, stall: 'before-headers' });
    const giveUp = new AbortController();
    const answer = replay.fetch(url, { signal: giveUp.signal });
    await untilLogged();
    giveUp.abort(new Error('enough'));
    await expect(answer).rejects.toThrow('enough');
    await replay.idle();
    expect(replay.log).toMatchObject([{ outcome: 'closed-early', bytesSent: 0 }]);
  });

  it('stalls after the headers until the client gives up', async () => {
    replay.on('faults.example', '/file', { body, stall: 'after-headers' });
    const giveUp = new AbortController();
    const response = await replay.fetch(url, { signal: giveUp.signal });
    giveUp.abort(new Error('enough'));
    await expect(response.text()).rejects.toThrow('enough');
    await replay.idle();
    expect(replay.log).toMatchObject([{ outcome: 'closed-early', bytesSent: 0 }]);
  });

  it('stalls in the middle of the body until the client gives up', async () => {
    replay.on('faults.example', '/file', { body, stall: 'mid-body' });
    const giveUp = new AbortController();
    const reader = (await replay.fetch(url, { signal: giveUp.signal })).body!.getReader();
    for (let read = 0; read < body.length / 2; ) read += (await reader.read()).value?.length ?? 0;
    const next = reader.read();
    giveUp.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
    await replay.idle();
    expect(replay.log).toMatchObject([{ outcome: 'closed-early', bytesSent: body.length / 2 }]);
  });

  it('sees an endless body canceled early', async () => {
    replay.on('faults.example', '/file', { body, endless: true });
    const response = await replay.fetch(url);
    expect(response.headers.get('content-length')).toBeNull();
    const reader = response.body!.getReader();
    let read = 0;
    while (read <= body.length) read += (await reader.read()).value?.length ?? 0;
    await reader.cancel();
    await replay.idle();
    expect(replay.log[0]?.outcome).toBe('closed-early');
    expect(replay.log[0]?.bytesSent).toBeGreaterThanOrEqual(read);
  });

  it('drips a body in small pieces', async () => {
    replay.on('faults.example', '/file', { body: 'abcdef', dripBytesPerSecond: 20 });
    const pieces: string[] = [];
    for await (const chunk of (await replay.fetch(url)).body ?? [])
      pieces.push(Buffer.from(chunk).toString());
    expect(pieces).toEqual(['ab', 'cd', 'ef']);
  });

  it.each(['http', 'https'])('breaks the connection in the middle of a body over %s', async (scheme) => {
    replay.on('faults.example', '/file', { body, resetMidBody: true });
    const response = await replay.fetch(`${scheme}://faults.example/file`);
    await expect(response.arrayBuffer()).rejects.toThrow(TypeError);
    await replay.idle();
    expect(replay.log[0]?.outcome).toBe('cut-off');
  });

  it('truncates a file and still answers completely', async () => {
    replay.on('faults.example', '/file', { body, truncateAt: 40 });
    const response = await replay.fetch(url);
    expect(response.headers.get('content-length')).toBe('40');
    expect(await bytesOf(response)).toHaveLength(40);
    await replay.idle();
    expect(replay.log[0]?.outcome).toBe('complete');
  });
});

async function untilLogged(): Promise<void> {
  const deadlineMs = Date.now() + 10_000;
  while (replay.log.length === 0) {
    if (Date.now() > deadlineMs) throw new Error('The request never arrived.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
