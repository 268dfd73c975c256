import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { isIP } from 'node:net';

export interface ReplayAddress {
  httpPort: number;
  httpsPort: number;
  /** PEM certificates whose keys are trusted for any name; the dates still count. */
  certificates: string[];
}

export interface LineRequest {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
}

/** The wire to the replay web: a host is only a name, every request goes to 127.0.0.1. */
export interface ReplayLine {
  /** Settles with the response as soon as its headers are there. */
  send(request: LineRequest): Promise<IncomingMessage>;
  close(): void;
}

/** Opens a wire whose connections are kept and reused until `close`. */
export function openLine({ httpPort, httpsPort, certificates }: ReplayAddress): ReplayLine {
  const plain = new PlainAgent({ keepAlive: true });
  const secure = new SecureAgent({
    keepAlive: true,
    ca: certificates,
    // Trust goes by the key, as in the browser: one certificate stands for every host.
    checkServerIdentity: () => undefined,
  });
  const wires: Record<string, Wire> = {
    'http:': { request: requestPlain, port: httpPort, agent: plain },
    'https:': { request: requestSecure, port: httpsPort, agent: secure },
  };
  return {
    async send(request) {
      const wire = wires[request.url.protocol];
      if (!wire) throw failed('not an http or https URL', request.url);
      request.signal?.throwIfAborted();
      return sendOver(wire, request);
    },
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

interface Wire {
  request: typeof requestSecure;
  port: number;
  agent: PlainAgent;
}

function sendOver(wire: Wire, { url, method, headers, signal }: LineRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = wire.request({
      host: '127.0.0.1',
      port: wire.port,
      agent: wire.agent,
      servername: serverName(url),
      method,
      path: url.pathname + url.search,
      headers: { accept: '*/*', ...headers, host: url.host },
    });
    const onAbort = () => {
      reject(signal?.reason as Error);
      outgoing.destroy();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    outgoing.on('response', (incoming) => {
      signal?.removeEventListener('abort', onAbort);
      resolve(incoming);
    });
    outgoing.on('error', (fault) => reject(failed(fault.message, url, fault)));
    outgoing.end();
  });
}

/** TLS names no literal addresses. */
function serverName(url: URL): string {
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname;
}

/** Browsers reject with a TypeError whatever went wrong on the way. */
export function failed(what: string, url: URL, cause?: unknown): TypeError {
  return new TypeError(`Failed to fetch ${url.href}: ${what}`, { cause });
}
