import type { Seen } from './problem-screen';

/** A problem in plain words, and the one thing that helps. */
export interface ProblemDescription {
  heading: string;
  body: string;
  /** What works instead, or what else matters. */
  more?: string;
  /** Where a cover was looked for, and what went wrong there. */
  tried?: string[];
  /** What was looked at there. */
  seen?: Seen;
  /** The resolver's own sentences, in English. */
  ownWords?: string[];
  help: { kind: 'retry' } | { kind: 'allow'; origin: string } | { kind: 'allow-all' } | { kind: 'none' };
}
