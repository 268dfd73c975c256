import type { SubjectKind } from '../texts';
import { texts } from '../texts';
import { hostOf } from './page-facts';
import type { EmptyScreen, ProblemScreen } from './problem-screen';

export interface ProblemDescription {
  heading: string;
  body: string;
  /** What works instead, or what else matters. */
  more?: string;
  /** Where a cover was looked for, and what went wrong there. */
  tried?: string[];
  help: { kind: 'retry' } | { kind: 'allow'; origin: string } | { kind: 'none' };
}

/** More failures than this say nothing new. */
const MOST_FAILURES = 3;

/** A problem in plain words, and the one thing that helps. */
export function describeProblem(problem: ProblemScreen, kind: SubjectKind): ProblemDescription {
  const { restricted, permission, changed, nothingClicked, offline, error } = texts.problems;
  switch (problem.screen) {
    case 'empty':
      return describeEmpty(problem, kind);
    case 'restricted':
      return kind === 'tab'
        ? { ...restricted[problem.why].tab, more: restricted.instead, help: { kind: 'none' } }
        : { ...restricted[problem.why].clicked, help: { kind: 'none' } };
    case 'permission':
      return {
        heading: permission.heading,
        body: permission.body(hostOf(problem.origin)),
        more: permission.promise,
        help: { kind: 'allow', origin: problem.origin },
      };
    case 'nothing-clicked':
      return { heading: nothingClicked, body: problem.message, help: { kind: 'none' } };
    case 'changed':
      return { ...changed, help: { kind: 'retry' } };
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

function describeEmpty({ origin, tried, failures }: EmptyScreen, kind: SubjectKind): ProblemDescription {
  const { heading, body, elsewhere, step } = texts.problems.empty;
  const steps = tried.flatMap((name) => step(name) ?? []);
  const common = { heading, body: body(kind), tried: [...steps, ...failures.slice(0, MOST_FAILURES)] };
  if (origin === null) return { ...common, help: { kind: 'retry' } };
  return { ...common, more: elsewhere(hostOf(origin)), help: { kind: 'allow', origin } };
}
