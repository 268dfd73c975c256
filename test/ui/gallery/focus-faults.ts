import type { Page } from 'puppeteer-core';

/** More stops than any screen has: whoever reaches it is caught in a circle. */
const MOST_STOPS = 250;

/** Goes through the page by Tab: controls that are reached and do not show it, or are out of view. */
export async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus, stop);
    if (seen === 'end') return faults;
    if (seen !== 'fine') faults.push(seen);
  }
  return [...faults, `has no end after ${MOST_STOPS} stops`];
}

/** Runs inside the page. */
function lookAtFocus(stop: number): string {
  const control = document.activeElement as HTMLElement | null;
  if (!control || control === document.body || control.dataset.stop !== undefined) return 'end';
  control.dataset.stop = String(stop);
  const name = `${control.localName} ${(control.textContent || control.getAttribute('aria-label') || '').trim().slice(0, 50)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  const drawnBy = [control, control.nextElementSibling, control.parentElement, control.closest('label')];
  const isShown = drawnBy.some((element) => {
    if (!element) return false;
    const { outlineStyle: style, outlineWidth: width } = getComputedStyle(element);
    return style !== 'none' && Number.parseFloat(width) >= 2;
  });
  if (!isShown) return `focus of ${name} is not seen: ${outlineStyle} ${outlineWidth}`;
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInView ? 'fine' : `focus of ${name} is out of view`;
}
