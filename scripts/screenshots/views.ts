/** How a screen is photographed. */
export interface View {
  name: string;
  /** CSS pixels. */
  width: number;
  zoom: number;
}

export const LANGUAGES = ['en', 'ar', 'zh_CN'] as const;
export const THEMES = ['light', 'dark'] as const;

/** A window of 800 pixels at 200 % has room for 400. */
export const VIEWS: readonly View[] = [
  { name: '360', width: 360, zoom: 1 },
  { name: '800', width: 800, zoom: 1 },
  { name: '200-percent', width: 400, zoom: 2 },
];

/** A side panel is as narrow as its user wants; Firefox begins with 252 pixels, a bar to scroll with included. */
export const PANEL_VIEWS: readonly View[] = [
  { name: '240', width: 240, zoom: 1 },
  { name: '300', width: 300, zoom: 1 },
  { name: '300-sharp', width: 300, zoom: 2 },
];

export interface Shot {
  screen: string;
  state: string;
  language: string;
  theme: string;
  view: string;
}

/** Where a picture lies, below the folder of all of them. */
export function shotPath({ screen, state, language, theme, view }: Shot): string {
  return `${screen}/${state}.${language}.${theme}.${view}.png`;
}
