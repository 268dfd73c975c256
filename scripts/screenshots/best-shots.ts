import type { Shot } from './views';

type Kept = readonly [screen: string, state: string, language: string, theme: string, view: string];

/** What is kept beside the code, by the name that it gets in docs/screenshots. */
const KEPT: Readonly<Record<string, Kept>> = {
  'popup-video': ['popup', 'ready', 'en', 'light', '200-percent'],
  'popup-video-dark': ['popup', 'ready', 'en', 'dark', '200-percent'],
  'popup-article': ['popup', 'ready-article', 'en', 'light', '200-percent'],
  'popup-no-cover': ['popup', 'empty-icons', 'en', 'light', '200-percent'],
  'popup-details': ['popup', 'details-open', 'en', 'dark', '200-percent'],
  'popup-menu': ['popup', 'menu-open', 'en', 'light', '200-percent'],
  'popup-permission': ['popup', 'permission', 'en', 'light', '200-percent'],
  'popup-arabic': ['popup', 'ready-article', 'ar', 'light', '200-percent'],
  'popup-chinese': ['popup', 'ready-article', 'zh_CN', 'dark', '200-percent'],
  panel: ['panel', 'ready-article', 'en', 'light', '300-sharp'],
  'all-tabs': ['all-tabs', 'all-tabs-found', 'en', 'light', '800'],
  options: ['options', 'options-busy', 'en', 'light', '800'],
  'options-dark': ['options', 'options-busy', 'en', 'dark', '800'],
  welcome: ['welcome', 'welcome', 'en', 'light', '800'],
  'welcome-dark': ['welcome', 'welcome', 'en', 'dark', '800'],
};

export const BEST_SHOTS: readonly { name: string; shot: Shot }[] = Object.entries(KEPT).map(
  ([name, [screen, state, language, theme, view]]) => ({
    name,
    shot: { screen, state, language, theme, view },
  }),
);
