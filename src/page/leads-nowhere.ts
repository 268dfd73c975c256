/** Whether the address of a link, as written, is one that only a script listens to. */
export function leadsNowhere(href: string): boolean {
  return /^\s*(?:#|javascript:|$)/i.test(href);
}
