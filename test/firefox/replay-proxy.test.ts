import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReplay } from '../replay/replay';
import type { Replay } from '../replay/replay';
import { startReplayProxy } from './replay-proxy';
import type { ReplayProxy } from './replay-proxy';

let replay: Replay;
let proxy: ReplayProxy;
beforeAll(async () => {
  replay = await startReplay();
  proxy = await startReplayProxy(replay);
});
beforeEach(() => {
  replay.reset();
  replay.clearLog();
});
afterAll(async () => {
  await proxy.close();
  await replay.stop();
});

/** Asks the proxy for a tunnel, as a browser does before https. */
function tunnel(target: string): Promise<{ status: number | undefined; socket: Socket }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: proxy.port, method: 'CONNECT', path: target });
    asked.once('error', reject);
    asked.once('connect', (answer, socket) =>
      resolve({ status: answer.statusCode, socket: socket as Socket }),
    );
    asked.end();
  });
}

function plain(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { host } = new URL(url);
    request({ host: '127.0.0.1', port: proxy.port, path: url, headers: { host } }, resolve)
      .once('error', reject)
      .end();
  });
}

describe('the proxy of the replay web', () => {
  it('leads a plain request to the host it names, with its query and headers', async () => {
    replay.on('plain.example', '/page', { headers: { 'x-seen': 'yes' }, body: 'words' });
    const answer = await plain('http://plain.example/page?q=1');
    expect([answer.statusCode, answer.headers['x-seen'], await text(answer)]).toEqual([200, 'yes', 'words']);
    expect(replay.log).toMatchObject([{ scheme: 'http', host: 'plain.example', path: '/page?q=1' }]);
  });

  it('tunnels to the host of the certificate, whatever the address asked for', async () => {
    const { socket } = await tunnel('127.0.0.1:443');
    const secure = connectTls({ socket, servername: 'any.example', rejectUnauthorized: false });
    secure.write('GET / HTTP/1.1\r\nhost: any.example\r\nconnection: close\r\n\r\n');
    expect(await text(secure)).toContain('404 Not Found');
    expect(replay.log).toMatchObject([{ scheme: 'https', host: 'any.example' }]);
  });

  it.each(['plain.example:8080', 'plain.example:25', 'plain.example'])('refuses %s', async (target) => {
    expect((await tunnel(target)).status).toBe(502);
  });

  it('breaks the connection where the replay web breaks it', async () => {
    replay.on('plain.example', '/broken', { body: 'x'.repeat(100_000), resetMidBody: true });
    await expect(plain('http://plain.example/broken').then(text)).rejects.toThrow('aborted');
  });

  it('ends its tunnels when it is closed', async () => {
    const other = await startReplayProxy(replay);
    const open = await new Promise<Socket>((resolve) => {
      const asked = request({
        host: '127.0.0.1',
        port: other.port,
        method: 'CONNECT',
        path: 'a.example:443',
      });
      asked.once('connect', (_answer, socket) => resolve(socket as Socket));
      asked.end();
    });
    const ended = new Promise((settle) => open.once('close', settle));
    open.resume();
    await other.close();
    await ended;
    expect(open.destroyed).toBe(true);
  });
});
