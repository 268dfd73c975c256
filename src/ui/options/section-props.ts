import type { Settings } from '../../contract/settings/settings';
import type { OptionsServices } from '../services';
import type { Changes } from './use-changes';
import type { ChangeSettings } from './use-settings';

/** What every section gets. */
export interface SectionProps {
  services: OptionsServices;
  settings: Settings;
  change: ChangeSettings;
  changes: Changes;
}
