/** What shows a behavior: pages of this folder, and tests of what no single page can show. */
export type BehaviorPages = Readonly<
  Record<string, { pages?: readonly string[]; tests?: readonly string[] }>
>;
