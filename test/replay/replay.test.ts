import { connect } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { EXPIRED_HOST } from './replay';
import { replayForFile } from './replay-for-file';
import { VIDEOS } from './videos';

const replay = replayForFile();

function thumbnailUrl(id: string, file: string): string {
  return `https://i.ytimg.com/vi/${id}/${file}.jpg`;
}

describe('routes', () => {
  it('lets the later registration win, and reset take it back', async () => {
    const url = thumbnailUrl(VIDEOS.complete.id, 'default');
    replay.on('i.ytimg.com', '/vi/*', { status: 403 });
    replay.on('i.ytimg.com', /default\.jpg$/, { status: 451 });
    expect((await replay.fetch(url)).status).toBe(451);
    replay.reset();
    expect((await replay.fetch(url)).status).toBe(200);
  });

  it('answers 404 in plain text where nothing matches, also on another host', async () => {
    replay.on('one.example', '/page', { body: 'one' });
    const response = await replay.fetch('http://two.example/page');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('lays a change over whatever a host answers', async () => {
    replay.alter('i.ytimg.com', { status: 503, headers: { 'retry-after': '7' } });
    const response = await replay.fetch(thumbnailUrl(VIDEOS.complete.id, 'default'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('says in a 500 what a broken responder threw', async () => {
    replay.on('broken.example', '/*', () => {
      throw new Error('no such fixture');
    });
    const response = await replay.fetch('https://broken.example/');
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('no such fixture'),
    ]);
  });

  it('shows the responder the request and logs it by the host asked for', async () => {
    replay.on('*', '/echo', ({ scheme, host, method, url, headers }) => ({
      body: JSON.stringify([scheme, host, method, url.search, headers['x-probe']]),
    }));
    const response = await replay.fetch('https://Any.Example/echo?a=1', { headers: { 'x-probe': 'yes' } });
    expect(await response.json()).toEqual(['https', 'any.example', 'GET', '?a=1', 'yes']);
    expect(replay.requestsTo('any.example')).toMatchObject([{ scheme: 'https', path: '/echo?a=1' }]);
    expect(replay.requestsTo('i.ytimg.com')).toEqual([]);
  });
});

describe('TLS', () => {
  function handshake(options: ConnectionOptions): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: replay.httpsPort, ...options });
      socket.on('secureConnect', () => {
        socket.destroy();
        resolve('trusted');
      });
      socket.on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
    });
  }

  it('is trusted with the good certificate, and only with it', async () => {
    const servername = 'i.ytimg.com';
    expect(await handshake({ servername, ca: replay.certificate.cert })).toBe('trusted');
    expect(await handshake({ servername })).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(await handshake({ servername, ca: replay.expiredCertificate.cert })).not.toBe('trusted');
  });

  it('shows for one host a certificate that is really out of date', async () => {
    const ca = [replay.certificate.cert, replay.expiredCertificate.cert];
    expect(await handshake({ servername: EXPIRED_HOST, ca })).toBe('CERT_HAS_EXPIRED');
  });

  it('names the good key alone in the switches for Chromium', () => {
    const switches = replay.chromiumArgs.join(' ');
    expect(switches).toContain(replay.certificate.spkiSha256);
    expect(switches).not.toContain(replay.expiredCertificate.spkiSha256);
  });
});
