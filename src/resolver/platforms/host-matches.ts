/** Whether `host` is `domain` or below it; never a look-alike such as `youtube.com.evil.example`. */
export function hostMatches(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
