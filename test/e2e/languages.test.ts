/** The built extension in browsers of several languages: which texts the browser takes, and what the page says of it. */
import { describe, expect, it } from 'vitest';
import { readLocale } from '../../scripts/package/locales';
import { launchWithExtension } from './launch';

/** What the first-run page says in a browser that was started in that language. */
async function firstRun(browserLanguage: string) {
  const launched = await launchWithExtension({
    replay: { chromiumArgs: [`--lang=${browserLanguage}`] },
    keepsWelcome: true,
  });
  try {
    const page = await launched.browser.newPage();
    await page.goto(`chrome-extension://${launched.extension.id}/welcome.html`);
    await page.waitForSelector('h1');
    return await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      heading: document.querySelector('h1')?.textContent,
    }));
  } finally {
    await launched.close();
  }
}

describe('in a browser that speaks', () => {
  it.each([
    ['de', 'de', { lang: 'de', dir: 'ltr' }],
    ['ar', 'ar', { lang: 'ar', dir: 'rtl' }],
    ['zh-CN', 'zh_CN', { lang: 'zh-CN', dir: 'ltr' }],
    // No texts of ours.
    ['fr', 'en', { lang: expect.stringMatching(/^en\b/), dir: 'ltr' }],
  ])('%s, the screens speak %s', async (browserLanguage, locale, root) => {
    const heading = readLocale(locale).welcome_title;
    expect(await firstRun(browserLanguage)).toEqual({ ...root, heading });
  });
});
