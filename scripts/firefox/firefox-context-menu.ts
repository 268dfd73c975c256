import type { ChromeWorld } from './chrome-world';
import { until } from './firefox';
import type { Firefox, Point } from './firefox';
import { toolbarButton } from './firefox-toolbar';

/**
 * Right-clicks the first element that matches in the current tab and chooses the extension's menu item of that
 * title, a real click with all it grants. Rejects where there is no such item, naming those there are.
 */
export async function clickContextMenu(firefox: Firefox, selector: string, title: string): Promise<void> {
  const inPage = await firefox.evaluate('tab', middleOf, selector);
  const { x, y } = await firefox.inChrome(pageCorner);
  await chooseAt(firefox, { x: x + inPage.x, y: y + inPage.y }, { menuId: 'contentAreaContextMenu', title });
}

/** The same on the extension's toolbar button. */
export async function clickToolbarMenu(firefox: Firefox, addonId: string, title: string): Promise<void> {
  const place = await toolbarButton(firefox, addonId);
  await chooseAt(firefox, place, { menuId: 'toolbar-context-menu', title });
}

interface Wish {
  menuId: string;
  title: string;
}

async function chooseAt(firefox: Firefox, place: Point, wish: Wish): Promise<void> {
  const { menuId, title } = wish;
  await firefox.click(place, 'right');
  await until(() => firefox.inChrome(menuIs, menuId, 'open'), 'The context menu did not open');
  const chosen = await until(() => firefox.inChrome(chooseItem, wish), 'The submenu did not open');
  await until(() => firefox.inChrome(menuIs, menuId, 'closed'), 'The context menu did not close');
  if (!chosen.found) throw new Error(`No menu item "${title}", only: ${chosen.titles.join(', ') || 'none'}.`);
}

/** Runs in the page. */
function middleOf(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page matches ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the browser's window. */
function pageCorner({ window }: ChromeWorld): Point {
  const { x, y } = window.gBrowser.selectedBrowser.getBoundingClientRect();
  return { x, y };
}

interface Menu extends HTMLElement {
  state: string;
  hidePopup(): void;
  activateItem(item: Element): void;
}

/** Runs in the browser's window. */
function menuIs({ document }: ChromeWorld, menuId: string, state: 'open' | 'closed'): boolean {
  return (document.getElementById(menuId) as Menu | null)?.state === state;
}

interface Choice {
  found: boolean;
  /** Of every item that an extension has there. */
  titles: string[];
}

/**
 * Runs in the browser's window. An extension's second item moves both into a submenu, which has to be open
 * before one of them can be chosen: null until it is.
 */
function chooseItem({ document }: ChromeWorld, { menuId, title }: Wish): Choice | null {
  const menu = document.getElementById(menuId) as Menu;
  const items = [...menu.querySelectorAll('menuitem[id*="-menuitem-"]')];
  const titles = items.map((each) => each.getAttribute('label') ?? '');
  const item = items[titles.indexOf(title)];
  if (!item) {
    menu.hidePopup();
    return { found: false, titles };
  }
  const submenu = item.closest('menupopup') as Menu;
  if (submenu.state !== 'open') {
    (submenu.parentElement as (Element & { openMenu(open: boolean): void }) | null)?.openMenu(true);
    return null;
  }
  submenu.activateItem(item);
  return { found: true, titles };
}
