import ipaddr from 'ipaddr.js';
import { hostMatches } from '../../resolver/platforms/host-matches';

/** Names that mean this machine or the local network. Single labels, such as `router`, mean it too. */
const LOCAL_DOMAINS = ['localhost', 'local', 'internal', 'lan', 'home.arpa'];
/**
 * `::/96`, IPv4-compatible addresses (RFC 4291, 2.5.5.1): deprecated, and not told apart by ipaddr.js. Spelled out, as
 * parsing it would be a twentieth of what the worker does when it starts.
 */
const IPV4_COMPATIBLE: [ipaddr.IPv6, number] = [new ipaddr.IPv6([0, 0, 0, 0, 0, 0, 0, 0]), 96];

/**
 * Whether a host means this machine, the local network or a special range. Takes a URL's `hostname`, in
 * which octal, hex and short forms of an address are already folded (WHATWG URL, host parsing).
 */
export function isPrivateHost(hostname: string): boolean {
  const address = addressOf(hostname);
  if (address === null) return isLocalName(hostname.toLowerCase().replace(/\.$/, ''));
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE);
}

/** Whether a URL's `hostname` is an address and not a name. */
export function isAddress(hostname: string): boolean {
  return addressOf(hostname) !== null;
}

function addressOf(hostname: string): string | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && /^[\d.]+$|:/.test(address) ? address : null;
}

function isLocalName(name: string): boolean {
  return !name.includes('.') || LOCAL_DOMAINS.some((domain) => hostMatches(name, domain));
}
