import { texts } from '../texts';
import { ActionButton } from './action-button';
import { describeProblem } from './describe-problem';
import { hostOf } from './page-facts';
import type { ProblemScreen } from './problem-screen';

interface ProblemViewProps {
  problem: ProblemScreen;
  onRetry: () => void;
  onAllow: (origin: string) => void;
}

/** Why there is no cover, and one button where something helps. */
export function ProblemView({ problem, onRetry, onAllow }: ProblemViewProps) {
  const { heading, body, more, help } = describeProblem(problem);
  return (
    <section class="problem">
      <h1>{heading}</h1>
      <p>{body}</p>
      {more !== undefined && <p class="more">{more}</p>}
      {help.kind === 'retry' && (
        <ActionButton icon="refresh" isPrimary onClick={onRetry}>
          {texts.actions.retry}
        </ActionButton>
      )}
      {help.kind === 'allow' && (
        <ActionButton icon="key" isPrimary onClick={() => onAllow(help.origin)}>
          {texts.actions.allow(hostOf(help.origin))}
        </ActionButton>
      )}
    </section>
  );
}
