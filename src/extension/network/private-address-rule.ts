import type { DeclarativeNetRequest } from 'webextension-polyfill';

/** Hosts as they stand in a URL that the browser has parsed: addresses are already folded. */
const PRIVATE_IPV4 =
  '(0|10|127|169\\.254|192\\.168|192\\.0\\.[02]|198\\.1[89]|198\\.51\\.100|203\\.0\\.113|172\\.(1[6-9]|2[0-9]|3[01])|100\\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])|22[4-9]|2[34][0-9]|25[0-5])\\.[0-9.]+(:[0-9]+)?/';
const PRIVATE_IPV6 = '\\[(::|f[c-f]|64:ff9b:|100:|2001:(0|db8|[12][0-9a-f]?)?:|2002:|3fff:|5f00:)';
const SINGLE_LABEL = '[a-z0-9_-]+(:[0-9]+)?/';

const CONDITIONS: readonly DeclarativeNetRequest.RuleConditionType[] = [
  { regexFilter: `^https?://${PRIVATE_IPV4}` },
  { regexFilter: `^https?://${PRIVATE_IPV6}` },
  { regexFilter: `^https?://${SINGLE_LABEL}` },
  { requestDomains: ['localhost', 'local', 'internal', 'lan', 'home.arpa'] },
];

/** Session rules that block our own requests to private addresses, at each hop of a redirect too. */
export function privateAddressRules(ownHost: string): DeclarativeNetRequest.Rule[] {
  return CONDITIONS.map((condition, index) => ({
    id: index + 1,
    action: { type: 'block' },
    condition: { ...condition, initiatorDomains: [ownHost] },
  }));
}

export interface AddressBlocking {
  /** Settles when the rules are in force or could not be installed; never rejects. */
  ready(): Promise<void>;
  /** Why the rules are not in force. */
  fault(): unknown;
}

/** Installs the rules at once; they last as long as the browser session. */
export function installAddressBlocking(
  api: Pick<DeclarativeNetRequest.Static, 'updateSessionRules'>,
  ownHost: string,
): AddressBlocking {
  const rules = privateAddressRules(ownHost);
  let installFault: unknown;
  const installed = api
    .updateSessionRules({ removeRuleIds: rules.map(({ id }) => id), addRules: rules })
    .catch((fault: unknown) => {
      installFault = fault;
    });
  return { ready: () => installed, fault: () => installFault };
}
