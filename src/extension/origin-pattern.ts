/** A match pattern for all pages of an origin. Patterns know no ports (MDN, "Match patterns"). */
export function originPattern({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}/*`;
}
