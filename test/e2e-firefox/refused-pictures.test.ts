import { beforeEach, expect, it } from 'vitest';
import { registerSitePages, SITE_PAGES } from '../replay/site-pages';
import { isAtRest } from './browser-state';
import { silentSessionForFile } from './session-for-file';

const session = silentSessionForFile();
beforeEach(() => registerSitePages(session.replay));

it('never uses again on a site, in Firefox, what the user refused there, until that is undone', async () => {
  await session.visit(SITE_PAGES.journal.url);
  const popup = await session.openPopup();
  await popup.waitFor(isAtRest);
  const inView = () =>
    popup.evaluate(() => document.querySelector<HTMLImageElement>('.stage img')?.src ?? 'none');
  const cover = await inView();
  await popup.evaluate(() => document.querySelector<HTMLInputElement>('.never input')?.click());
  await popup.textWith('from now on');
  await popup.waitFor(isAtRest);
  expect(await inView()).not.toBe(cover);
  const again = await session.openPopup();
  await again.waitFor(isAtRest);
  await again.evaluate(() => document.querySelector<HTMLElement>('.apart summary')?.click());
  await again.textWith('You never use it on this site');
  await again.evaluate((url) => document.querySelector<HTMLElement>(`input[value="${url}"]`)?.click(), cover);
  await again.waitFor(() => document.querySelector<HTMLInputElement>('.never input')?.checked === true);
  await again.evaluate(() => document.querySelector<HTMLInputElement>('.never input')?.click());
  await again.textWith('can be used');
});
