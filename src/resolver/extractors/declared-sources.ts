import type { SourceMethod } from '../types';

/** Ways in which a page names its cover itself, and does not only show it. */
export const DECLARED_SOURCES: ReadonlySet<SourceMethod> = new Set([
  'og',
  'twitter',
  'jsonld',
  'microdata',
  'link',
] as const);
