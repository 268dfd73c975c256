import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Certificate } from './certificates';
import type { Scheme } from './reply';

export type Listener = (scheme: Scheme, request: IncomingMessage, response: ServerResponse) => void;

export interface Certificates {
  /** Shown for every host that is not named in `byHost`. */
  usual: Certificate;
  byHost: Readonly<Record<string, Certificate>>;
}

export interface ReplayPorts {
  httpPort: number;
  httpsPort: number;
  /** Breaks every connection and frees both ports. */
  close(): Promise<void>;
}

/** Listens on two free ports of 127.0.0.1, one plain and one with TLS. */
export async function openPorts(listener: Listener, certificates: Certificates): Promise<ReplayPorts> {
  const plain = createServer((request, response) => listener('http', request, response));
  const secure = createSecureServer(tlsOptions(certificates), (request, response) =>
    listener('https', request, response),
  );
  const [httpPort, httpsPort] = await Promise.all([listen(plain), listen(secure)]);
  return {
    httpPort,
    httpsPort,
    async close() {
      await Promise.all([close(plain), close(secure)]);
    },
  };
}

function tlsOptions({ usual, byHost }: Certificates): ServerOptions {
  const contexts = new Map(
    Object.entries(byHost).map(([host, { key, cert }]) => [host, createSecureContext({ key, cert })]),
  );
  return {
    key: usual.key,
    cert: usual.cert,
    // Without a context of its own a host gets the usual certificate.
    SNICallback: (host, done) => done(null, contexts.get(host)),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((fault) => (fault ? reject(fault) : resolve()));
    server.closeAllConnections();
  });
}
