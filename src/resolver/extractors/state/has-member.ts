/** Whether an object has a member of one of these names. */
export function hasMember(node: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean {
  for (const name in node) if (names.has(name)) return true;
  return false;
}
