import type { ScreenEvent } from '../../../src/contract/screen-messages';
import type { Settings } from '../../../src/contract/settings/settings';
import type { SiteChoice } from '../../../src/contract/settings/stored-records';
import type { UnaddressedPicture } from '../../../src/ui/picture-services';
import type { CurrentTab, NothingClicked, PendingTarget } from '../../../src/ui/services';

/** A state of the popup, as data. */
export interface GalleryState {
  name: string;
  events: ScreenEvent[];
  tab?: CurrentTab | undefined;
  target?: PendingTarget | NothingClicked;
  isOffline?: boolean;
  settings?: Partial<Settings>;
  /** What was remembered before. */
  choices?: SiteChoice[];
  /** Pictures of the page that have no address. */
  unaddressed?: readonly UnaddressedPicture[];
  /** Why each action fails. */
  fault?: Error;
  /** Whether the user refuses what the browser asks. */
  isRefused?: boolean;
  /** What is pressed once the state is there. */
  presses?: string;
  /** How long what was pressed takes to show, where that is longer than a turn. */
  settlesInMs?: number;
  /** No copying of a picture ends. */
  holdsCopies?: true;
}
