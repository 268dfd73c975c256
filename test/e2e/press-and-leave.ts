import type { Page } from 'puppeteer-core';

/** Presses what closes the page that it stands in: the browser may be done with that page before it answers. */
export async function pressAndLeave(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector);
  try {
    await element?.click();
  } catch (fault) {
    if (!(fault instanceof Error) || fault.name !== 'TargetCloseError') throw fault;
  }
}
