import type { Settings } from '../contract/settings/settings';

/** Shows the theme that the user picked; `system` leaves it to the browser. The colors are in tokens.css. */
export function applyTheme(root: HTMLElement, theme: Settings['theme']): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
