import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Replay } from '../replay/replay';

export interface ReplayProxy {
  port: number;
  /** Breaks every connection and frees the port. */
  close(): Promise<void>;
}

/**
 * An HTTP proxy on a free port of 127.0.0.1 that leads every host to the replay web: Firefox has no switch for
 * it, as Chromium has. Tunnels to other ports than 80 and 443 are refused.
 */
export async function startReplayProxy(replay: Pick<Replay, 'httpPort' | 'httpsPort'>): Promise<ReplayProxy> {
  const ports: Readonly<Record<string, number>> = { 80: replay.httpPort, 443: replay.httpsPort };
  const tunnels = new Set<Duplex>();
  const server = createServer((asked, response) => forward(asked, response, replay.httpPort));
  server.on('connect', ({ url = '' }: IncomingMessage, client: Duplex, head: Buffer) => {
    const port = ports[url.slice(url.lastIndexOf(':') + 1)];
    if (port === undefined) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      client.pipe(target).pipe(client);
    });
    join(client, target);
    tunnels.add(client);
    client.once('close', () => tunnels.delete(client));
  });
  return {
    port: await listen(server),
    async close() {
      for (const tunnel of tunnels) tunnel.destroy();
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

/** A connection that breaks on one side breaks on the other, in the same way: the replay web sends faults. */
function join(client: Duplex, target: Socket): void {
  target.once('error', () => client.destroy());
  client.once('error', () => target.destroy());
  target.once('close', () => client.destroy());
  client.once('close', () => target.destroy());
}

/** A plain request names its whole address to a proxy, and only the path to a server. */
function forward(asked: IncomingMessage, response: ServerResponse, port: number): void {
  const { pathname, search } = new URL(asked.url ?? '/', 'http://replay.invalid');
  const { method, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: pathname + search, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  asked.pipe(onward);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
