import type { ActionOutcome } from '../actions/cover-action';

/** How an action went, for the status line and the button that was pressed. */
export interface ActionReport {
  /** `busy` while it goes on, `quiet` once it was cancelled. */
  tone: ActionOutcome['tone'] | 'busy' | 'quiet';
  text: string;
  action: string;
  /** What can be done about it at once. */
  remedy?: { label: string; run: () => void };
}
