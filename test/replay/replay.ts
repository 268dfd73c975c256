import { makeCertificate } from './certificates';
import type { Certificate } from './certificates';
import { exchange } from './exchange';
import { createReplayFetch } from './replay-fetch';
import type { FetchCall, ReplayFetch } from './replay-fetch';
import { openPorts } from './replay-ports';
import type { ReplayPorts } from './replay-ports';
import { createRequestLog } from './request-log';
import type { RequestLog, RequestLogEntry } from './request-log';
import { createRouteTable } from './routes';
import type { RouteTable } from './routes';
import { VIDEO_PLATFORM_HOSTS, videoPlatformRoutes } from './video-platform';

export type { Reply } from './reply';

/** The one host whose certificate is out of date. */
export const EXPIRED_HOST = 'expired.example';

/** A local web of many hosts. Nothing it serves comes from, or goes to, the internet. */
export interface Replay extends Pick<RouteTable, 'on' | 'alter' | 'reset'> {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** What every host but `EXPIRED_HOST` shows. */
  readonly certificate: Certificate;
  readonly expiredCertificate: Certificate;
  /** Switches that lead every host to this server and trust its good key alone. They need a user data dir. */
  readonly chromiumArgs: string[];
  /** Every request since the last `clearLog`, oldest first; a browser's own calls are among them. */
  readonly log: RequestLogEntry[];
  requestsTo(host: string): RequestLogEntry[];
  /** Settles when no request is open any more; rejects after ten seconds, naming those that are. */
  idle(): Promise<void>;
  /** A fetch that reaches this server for any http or https host, over real sockets. */
  readonly fetch: typeof fetch;
  /** What `fetch` was called with since the last `clearLog`. */
  readonly fetchCalls: FetchCall[];
  /** Empties `log` and `fetchCalls`. */
  clearLog(): void;
  /** Breaks every connection and frees both ports. */
  stop(): Promise<void>;
}

/** Starts the replay web on 127.0.0.1, with two free ports and fresh certificates. */
export async function startReplay(): Promise<Replay> {
  const [usual, expired] = await Promise.all([
    makeCertificate(VIDEO_PLATFORM_HOSTS, { fromDays: -1, untilDays: 7 }),
    makeCertificate([EXPIRED_HOST], { fromDays: -30, untilDays: -1 }),
  ]);
  const stopping = new AbortController();
  const routes = createRouteTable(videoPlatformRoutes());
  const log = createRequestLog();
  const context = { routes, log, stopping: stopping.signal };
  const certificates = { usual, byHost: { [EXPIRED_HOST]: expired } };
  const ports = await openPorts((...request) => void exchange(...request, context), certificates);
  const client = createReplayFetch({ ...ports, certificates: [usual.cert, expired.cert] });
  const { on, alter, reset } = routes;
  const { httpPort, httpsPort } = ports;
  return {
    ...{ on, alter, reset, httpPort, httpsPort, certificate: usual, expiredCertificate: expired },
    chromiumArgs: chromiumArgs(ports, usual),
    ...accountOf(log, client),
    async stop() {
      stopping.abort();
      client.close();
      await ports.close();
    },
  };
}

function accountOf(log: RequestLog, client: ReplayFetch) {
  return {
    log: log.entries,
    requestsTo: (host: string) => log.entries.filter((entry) => entry.host === host),
    idle: log.idle,
    fetch: client.fetch,
    fetchCalls: client.calls,
    clearLog() {
      log.entries.length = 0;
      client.calls.length = 0;
    },
  };
}

function chromiumArgs({ httpPort, httpsPort }: ReplayPorts, trusted: Certificate): string[] {
  return [
    `--host-resolver-rules=MAP *:80 127.0.0.1:${httpPort}, MAP *:443 127.0.0.1:${httpsPort}`,
    `--ignore-certificate-errors-spki-list=${trusted.spkiSha256}`,
  ];
}
