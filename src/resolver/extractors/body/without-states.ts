/** What of a page's state an element may bear in its class names, its parts by name. */
const STATE =
  /^(?:(?:has|no|with|without|not)-(?!image|img|photo|pic|thumb|cover)[\w-]+|[a-z][\w-]*-(?:enabled|disabled|pending)|(?:user-)?logged-(?:in|out)|(?:nav|menu|sidebar|drawer|popup|modal)-(?:open|closed)|(?:dialog-)?off-?canvas-(?:main|wrapper|content|page)[\w-]*)$/;

/** What each of them has: nearly all names have none of it. */
const MAY_BE_STATE =
  /(?:^|\s)(?:has|no|with|without|not)-|-(?:enabled|disabled|pending|open|closed|in|out)(?:\s|$)|off-?canvas-(?:main|wrapper|content|page)/;

/**
 * Class names without those that tell which parts a page has, or what a visitor did with them: `has-sidebar`, `no-comments`,
 * `menu-open`, `user-logged-in`. They stand on what is around all of the page.
 */
export function withoutStates(names: string): string {
  if (!MAY_BE_STATE.test(names)) return names;
  return names
    .split(' ')
    .filter((name) => !STATE.test(name))
    .join(' ');
}
