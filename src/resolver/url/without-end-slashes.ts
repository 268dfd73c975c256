/** Without the slashes at its end. By a loop: a pattern would look at a long run of slashes again from each of them. */
export function withoutEndSlashes(path: string): string {
  let length = path.length;
  while (length > 0 && path[length - 1] === '/') length -= 1;
  return path.slice(0, length);
}
