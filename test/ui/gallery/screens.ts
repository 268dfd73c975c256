import type { GalleryName } from './build-gallery';
import { OPTIONS_STATES } from '../options/options-states';
import { WELCOME_STATES } from '../welcome/welcome-states';
import { GALLERY } from './states';

export interface Screen {
  /** The file in this folder that shows it. */
  gallery: GalleryName;
  /** As people call it. */
  name: 'popup' | 'options' | 'welcome';
  states: readonly string[];
}

/** Every screen with all its states: layout, accessibility and screenshots go through this list. */
export const SCREENS: readonly Screen[] = [
  { gallery: 'gallery', name: 'popup', states: GALLERY.map(({ name }) => name) },
  { gallery: 'options', name: 'options', states: OPTIONS_STATES.map(({ name }) => name) },
  { gallery: 'welcome', name: 'welcome', states: WELCOME_STATES.map(({ name }) => name) },
];
