import type { ComponentType } from 'preact';
import { message } from '../i18n/message';
import type { SectionProps } from './section-props';
import type { SectionIconName } from './section-icon';
import { AppearanceSection } from './sections/appearance-section';
import { CacheSection } from './sections/cache-section';
import { CallersSection } from './sections/callers-section';
import { CoverSection } from './sections/cover-section';
import { FileNamesSection } from './sections/file-names-section';
import { HistorySection } from './sections/history-section';
import { MenusSection } from './sections/menus-section';
import { ShortcutsSection } from './sections/shortcuts-section';
import { SitesSection } from './sections/sites-section';
import { TransferSection } from './sections/transfer-section';

export interface Section {
  /** Its anchor: other screens link to it, so it stays. */
  id: SectionIconName;
  title: () => string;
  Content: ComponentType<SectionProps>;
}

/** The page, from top to bottom: first what people come for. */
export const SECTIONS: readonly Section[] = [
  { id: 'cover', title: () => message('options_cover'), Content: CoverSection },
  { id: 'names', title: () => message('options_names'), Content: FileNamesSection },
  { id: 'menus', title: () => message('options_menus'), Content: MenusSection },
  { id: 'appearance', title: () => message('options_appearance'), Content: AppearanceSection },
  { id: 'shortcuts', title: () => message('options_shortcuts'), Content: ShortcutsSection },
  { id: 'sites', title: () => message('options_sites'), Content: SitesSection },
  { id: 'extensions', title: () => message('options_extensions'), Content: CallersSection },
  { id: 'history', title: () => message('options_history'), Content: HistorySection },
  { id: 'cache', title: () => message('options_cache'), Content: CacheSection },
  { id: 'transfer', title: () => message('options_transfer'), Content: TransferSection },
];
