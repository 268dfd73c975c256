import type { Reply, ReplayRequest, Responder } from './reply';

/** An exact path, a prefix that ends in `*`, or an expression over the path; the query never counts. */
export type PathPattern = string | RegExp;

export interface Route {
  /** A host name, or `*` for every host. */
  host: string;
  path: PathPattern;
  respond: Responder;
}

export interface RouteTable {
  /** Adds a route; it wins over every earlier one. */
  on(host: string, path: PathPattern, respond: Responder): void;
  /** Lays `change` over whatever `host` would answer, for instance `{ delayMs: 100 }`. */
  alter(host: string, change: Reply): void;
  /** Forgets what `on` and `alter` did. */
  reset(): void;
  replyTo(request: ReplayRequest): Promise<Reply>;
}

const NOT_FOUND: Reply = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'The replay web has no such page.\n',
};

/** A table that starts with `defaults`; what no route matches is a 404 in plain text. */
export function createRouteTable(defaults: readonly Route[]): RouteTable {
  let routes = [...defaults];
  let changes = new Map<string, Reply>();
  return {
    on(host, path, respond) {
      routes.push({ host, path, respond });
    },
    alter(host, change) {
      changes.set(host, change);
    },
    reset() {
      routes = [...defaults];
      changes = new Map();
    },
    async replyTo(request) {
      const route = routes.findLast((each) => matches(each, request));
      const reply = await answer(route?.respond ?? NOT_FOUND, request);
      const change = changes.get(request.host) ?? changes.get('*');
      return change ? { ...reply, ...change, headers: { ...reply.headers, ...change.headers } } : reply;
    },
  };
}

function answer(respond: Responder, request: ReplayRequest): Reply | Promise<Reply> {
  return typeof respond === 'function' ? respond(request) : respond;
}

function matches({ host, path }: Route, request: ReplayRequest): boolean {
  if (host !== '*' && host !== request.host) return false;
  const asked = request.url.pathname;
  if (typeof path !== 'string') return path.test(asked);
  return path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path;
}
