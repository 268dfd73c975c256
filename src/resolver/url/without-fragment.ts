/** An address without what stands behind its first `#`: a jump within a page leads to no other. */
export function withoutFragment(url: string): string {
  const end = url.indexOf('#');
  return end < 0 ? url : url.slice(0, end);
}
