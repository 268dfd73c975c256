import type { ChromeWorld } from '../../scripts/firefox/chrome-world';
import { until } from '../../scripts/firefox/firefox';
import type { Point } from '../../scripts/firefox/firefox';
import type { FirefoxSession } from './session';

type View = 'tab' | 'popup';
type Clickable = Pick<FirefoxSession, 'evaluate' | 'inChrome' | 'click'>;

/**
 * Clicks what matches `selector` and holds `text`, as a hand does: only such a click may copy, download or ask for a
 * permission. Waits until it is there and may be pressed, half a minute at most.
 */
export async function press(session: Clickable, view: View, selector: string, text = ''): Promise<void> {
  const look = () => session.evaluate(view, middleOf, selector, text);
  const middle = await until(look, `Nothing to press: ${selector} "${text}"`);
  const corner = await session.inChrome(cornerOf, view);
  await session.click({ x: corner.x + middle.x, y: corner.y + middle.y });
}

/** Runs in the page. Null until it has come to rest in a place where a pointer reaches it. */
async function middleOf(selector: string, text: string): Promise<Point | null> {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = all.find((each) => each.textContent.includes(text) && !each.matches(':disabled'));
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  // A popup that grows is given its new height by another process, some frames later.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reached = document.elementFromPoint(middle.x, middle.y);
  const isReached = reached !== null && (element.contains(reached) || reached.contains(element));
  return isReached && before.x === x && before.y === y ? middle : null;
}

/** Runs in the browser's window. Where the page begins in it. */
function cornerOf({ window, document }: ChromeWorld, view: View): Point {
  const popup = document.querySelector('.webextension-popup-browser');
  const browser = view === 'popup' ? popup : window.gBrowser.selectedBrowser;
  if (!browser) throw new Error(`There is no ${view} to click in.`);
  const { x, y } = browser.getBoundingClientRect();
  return { x, y };
}
