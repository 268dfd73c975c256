import type { Bonus, SourceMethod } from '../types';

/** What a platform's word for a picture is worth, in points, beside what pages declare of theirs. */
const POINTS: Partial<Record<SourceMethod, number>> = {
  /** What the platform itself works with. */
  api: 3_600,
  /** Built from the resource's id, and there or not. */
  rule: 3_300,
  /** Made for small previews: a page's own declaration is often larger. */
  oembed: 2_900,
};

/** The term of a picture that a platform's rule, API or oEmbed answer names. */
export function platformTerm(source_method: SourceMethod): Bonus {
  return { name: `platform_${source_method}`, points: POINTS[source_method] ?? 0 };
}
