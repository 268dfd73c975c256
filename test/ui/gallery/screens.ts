import type { GalleryName } from './build-gallery';
import { ALL_TABS_STATES } from '../all-tabs/all-tabs-states';
import { OPTIONS_STATES } from '../options/options-states';
import { WELCOME_STATES } from '../welcome/welcome-states';
import { PANEL_STATES } from './panel-states';
import { GALLERY } from './states';

export interface Screen {
  /** The file in this folder that shows it. */
  gallery: GalleryName;
  /** As people call it. */
  name: 'popup' | 'panel' | 'all-tabs' | 'options' | 'welcome';
  /** The least width it gets, in CSS pixels. */
  narrowPx: number;
  states: readonly string[];
}

/** Every screen with all its states: layout, accessibility and screenshots go through this list. */
export const SCREENS: readonly Screen[] = [
  { gallery: 'gallery', name: 'popup', narrowPx: 360, states: GALLERY.map(({ name }) => name) },
  { gallery: 'panel', name: 'panel', narrowPx: 240, states: PANEL_STATES.map(({ name }) => name) },
  { gallery: 'all-tabs', name: 'all-tabs', narrowPx: 360, states: ALL_TABS_STATES.map(({ name }) => name) },
  { gallery: 'options', name: 'options', narrowPx: 360, states: OPTIONS_STATES.map(({ name }) => name) },
  { gallery: 'welcome', name: 'welcome', narrowPx: 360, states: WELCOME_STATES.map(({ name }) => name) },
];
