import type { ChromeWorld } from './chrome-world';
import { until } from './firefox';
import type { Firefox, Point } from './firefox';

/** The middle of the extension's toolbar button, which is brought into view. Rejects after half a minute without one. */
export async function toolbarButton(firefox: Firefox, addonId: string): Promise<Point> {
  await firefox.inChrome(pinToToolbar, addonId);
  return until(() => firefox.inChrome(middleOfButton, addonId), 'The toolbar button did not show');
}

/** Runs in the browser's window. As the user does it: a new extension's button hides in the puzzle piece's panel. */
function pinToToolbar({ window: { CustomizableUI } }: ChromeWorld, addonId: string): void {
  const widgetId = `${addonId.toLowerCase().replaceAll(/[^a-z0-9_-]/g, '_')}-browser-action`;
  if (CustomizableUI.getPlacementOfWidget(widgetId)?.area !== CustomizableUI.AREA_NAVBAR) {
    CustomizableUI.addWidgetToArea(widgetId, CustomizableUI.AREA_NAVBAR);
  }
}

/** Runs in the browser's window. The middle of the button, once it is laid out. */
function middleOfButton({ document }: ChromeWorld, addonId: string): Point | null {
  const selector = `#nav-bar .unified-extensions-item-action-button[data-extensionid="${addonId}"]`;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
