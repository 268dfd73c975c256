import type { StepName } from '../../contract/types';
import { message } from '../i18n/message';
import { Icon } from '../icon';
import { PageHeading } from './page-heading';

const STEPS: readonly StepName[] = ['canonicalize', 'cache', 'collect', 'probe', 'store', 'score'];
const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

interface WaitingViewProps {
  title: string;
  /** The step under way. */
  step: StepName;
}

/** The ready screen's outline, so that the answer falls into place without moving anything, and how far it is. */
export function WaitingView({ title, step }: WaitingViewProps) {
  const current = STEPS.indexOf(step);
  return (
    <>
      <div class="about">
        <PageHeading byline="" title={title} />
        {/* The status line says the step under way; this list is for the eyes. */}
        <ol class="progress" aria-hidden="true">
          {STEPS.map((name, index) => (
            <li key={name} class={index < current ? 'over' : index === current ? 'current' : ''}>
              <Icon name={index < current ? 'check' : 'dot'} />
              {message(`popup_step_${name}`)}
            </li>
          ))}
        </ol>
      </div>
      <div class="skeleton" aria-hidden="true">
        {SKELETON_CARDS.map((card) => (
          <i key={card} />
        ))}
      </div>
    </>
  );
}
