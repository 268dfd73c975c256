/** A host, in lower case, without the `www.` that most sites answer under as well. */
export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
