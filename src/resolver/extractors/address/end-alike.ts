/** Whether two hosts end alike: enough to tell a site's own subdomains from a stranger. */
export function endAlike(left: string, right: string): boolean {
  const end = (host: string) => host.split('.').slice(-2).join('.');
  return end(left) === end(right);
}
