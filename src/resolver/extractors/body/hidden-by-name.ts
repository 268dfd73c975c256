/** Class names that hide an element from whoever sees the page: of Bootstrap, Tailwind, WordPress and others. */
const HIDING =
  /(?:^| )(?:d-none|hidden|hide|is-hidden|u-hidden|invisible|sr-only|visually-hidden|screen-reader-text|display-none|print-only|only-print|visible-print(?:-block)?)(?= |$)/;

/** Those that show it again on some screens. */
const SHOWING =
  /(?:^| )(?:d-\w{2,3}-|(?:sm|md|lg|xl|2xl|xs|tablet|desktop|mobile|print):!?|lg-|visible-)(?:block|flex|grid|inline\S*|table\S*|visible|md|lg|sm|xs)(?= |$)/;

/** Whether the names of an element, or of those around it, say that it is not shown. */
export function isHiddenByName(names: string): boolean {
  return HIDING.test(names) && !SHOWING.test(names);
}
