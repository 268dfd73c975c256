import { texts } from '../texts';
import { hostOf } from './page-facts';
import type { ProblemScreen } from './problem-screen';

export interface ProblemDescription {
  heading: string;
  body: string;
  /** What works instead, or what else matters. */
  more?: string;
  help: { kind: 'retry' } | { kind: 'allow'; origin: string } | { kind: 'none' };
}

/** A problem in plain words, and the one thing that helps. */
export function describeProblem(problem: ProblemScreen): ProblemDescription {
  const { empty, restricted, permission, offline, error } = texts.problems;
  switch (problem.screen) {
    case 'empty':
      if (problem.origin === null) return { ...empty, help: { kind: 'retry' } };
      return {
        ...empty,
        more: empty.elsewhere(hostOf(problem.origin)),
        help: { kind: 'allow', origin: problem.origin },
      };
    case 'restricted':
      return { ...restricted[problem.why], more: restricted.instead, help: { kind: 'none' } };
    case 'permission':
      return {
        heading: permission.heading,
        body: permission.body(hostOf(problem.origin)),
        more: permission.promise,
        help: { kind: 'allow', origin: problem.origin },
      };
    case 'offline':
      return { ...offline[problem.cause], help: { kind: 'retry' } };
    case 'error':
      return {
        heading: error.heading,
        body: problem.message,
        more: error.code(problem.code),
        help: { kind: 'retry' },
      };
  }
}
