import type { Settings } from '../../contract/settings/settings';
import type { IconName } from '../icon';
import type { Services } from '../services';
import type { CoverSubject } from './cover-subject';

export type ActionOutcome = { tone: 'done' | 'failed'; text: string };

export interface ActionWorld {
  services: Pick<Services, 'clipboard' | 'downloads' | 'pictures' | 'tabs'>;
  settings: Settings;
  nowMs: number;
  /** Ends what takes its time. */
  signal?: AbortSignal;
}

/** That an action is under way, and that it was cancelled. */
export interface BusyWords {
  text(): string;
  cancelled(): string;
}

export interface CoverAction {
  id: string;
  icon: IconName;
  /** Whether it is offered for a picture as it is in view; always where it does not say. */
  isFor?: (subject: CoverSubject, settings: Settings) => boolean;
  /** In the user's language, read when it is shown. */
  label(settings: Settings): string;
  /** Follows the label for those who cannot see the drawing. */
  unseenLabel?: () => string;
  /** The label after it has worked. */
  doneLabel?: () => string;
  /** Gives the picture itself, not its address: that as it is in view, without bars that were cut off. */
  givesPicture?: true;
  /** Of what may take its time; undefined where it is only begun. */
  busy?: (subject: CoverSubject, settings: Settings) => BusyWords | undefined;
  writesClipboard?: true;
  failure(): string;
  /** Resolves to what to say; a rejection is a failure. Runs inside the click. */
  perform(subject: CoverSubject, world: ActionWorld): Promise<ActionOutcome>;
}

export function done(text: string): ActionOutcome {
  return { tone: 'done', text };
}
