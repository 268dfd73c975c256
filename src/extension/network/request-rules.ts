import type { DeclarativeNetRequest } from 'webextension-polyfill';
import type { Clock } from '../../resolver/ports';
import { untilAborted } from '../until-aborted';

/** Hosts as they stand in a URL that the browser has parsed: addresses are already folded. */
const PRIVATE_IPV4 = '(0|10|127|169\\.254|192\\.168|172\\.(1[6-9]|2[0-9]|3[01])|22[4-9]|2[34][0-9]|25[0-5])';
const SPECIAL_IPV4 =
  '(192\\.0\\.[02]|192\\.88\\.99|192\\.31\\.196|192\\.52\\.193|192\\.175\\.48|198\\.1[89]|198\\.51\\.100|203\\.0\\.113|100\\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7]))';
const REST_OF_IPV4 = '\\.[0-9.]+(:[0-9]+)?/';
const PRIVATE_IPV6 =
  '\\[(::|f[c-f]|64:ff9b:|100:|2001:(0|db8|[12][0-9a-f]?)?:|2002:|2620:4f:8000:|3fff:|5f00:)';
const SINGLE_LABEL = '[a-z0-9_-]+\\.?(:[0-9]+)?/';

const CONDITIONS: readonly DeclarativeNetRequest.RuleConditionType[] = [
  // Two, since a browser takes only so large an expression.
  { regexFilter: `^https?://${PRIVATE_IPV4}${REST_OF_IPV4}` },
  { regexFilter: `^https?://${SPECIAL_IPV4}${REST_OF_IPV4}` },
  { regexFilter: `^https?://${PRIVATE_IPV6}` },
  { regexFilter: `^https?://${SINGLE_LABEL}` },
  { requestDomains: ['localhost', 'local', 'internal', 'lan', 'home.arpa'] },
];

/**
 * Session rules for requests that we make ourselves: private addresses are blocked, at each hop of a
 * redirect too, and no picture is asked for with cookies. They act on hosts the user granted.
 */
export function requestRules(ownHost: string): DeclarativeNetRequest.Rule[] {
  const blocking = CONDITIONS.map((condition) => ({ action: { type: 'block' as const }, condition }));
  return [...blocking, withoutCookies].map(({ action, condition }, index) => ({
    id: index + 1,
    action,
    condition: { ...condition, initiatorDomains: [ownHost] },
  }));
}

/** `fetch` can leave cookies out by itself; an `<img>` cannot. */
const withoutCookies = {
  action: {
    type: 'modifyHeaders' as const,
    requestHeaders: [{ header: 'cookie', operation: 'remove' as const }],
    responseHeaders: [{ header: 'set-cookie', operation: 'remove' as const }],
  },
  condition: { resourceTypes: ['image' as const] },
};

/** Milliseconds that the browser may take; no request is sent before. */
const INSTALL_TIMEOUT_MS = 5_000;

export interface InstalledRules {
  /** Settles when the rules are in force or could not be installed; never rejects. */
  ready(): Promise<void>;
  /** Why the rules are not in force. */
  fault(): unknown;
}

/** Installs the rules at once; they last as long as the browser session. */
export function installRequestRules(
  api: Pick<DeclarativeNetRequest.Static, 'updateSessionRules'>,
  ownHost: string,
  clock: Pick<Clock, 'timeoutSignal'>,
): InstalledRules {
  const rules = requestRules(ownHost);
  let installFault: unknown;
  const installing = api.updateSessionRules({ removeRuleIds: rules.map(({ id }) => id), addRules: rules });
  const installed = untilAborted(
    installing,
    clock.timeoutSignal(INSTALL_TIMEOUT_MS),
    'The browser did not install the rules in time.',
  ).catch((fault: unknown) => {
    installFault = fault;
    // They may still come, and then they are in force.
    installing.then(
      () => (installFault = undefined),
      (late: unknown) => (installFault = late),
    );
  });
  return { ready: () => installed, fault: () => installFault };
}
