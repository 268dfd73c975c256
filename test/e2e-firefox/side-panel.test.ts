/** The panel in Firefox's sidebar, opened by the popup's button. */
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../scripts/firefox/firefox';
import { makePicture } from '../replay/pictures';
import { press } from './real-clicks';
import { ADDON_ID, ALL_SITES } from './session';
import { silentSessionForFile } from './session-for-file';

const HOST = 'tides.example.org';
const SITE = `https://${HOST}`;
const SIDEBAR = { addonId: ADDON_ID, view: 'sidebar' } as const;
const UNSEEN = 'The side panel cannot see this page';

const coverOf = (story: string) => `${SITE}/covers/${story}.jpg`;
const storyHtml = (
  story: string,
  cover = coverOf(story),
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Story ${story}</title><link rel="icon" href="data:,"><meta property="og:title" content="Story ${story}">
<meta property="og:image" content="${cover}"></head><body><article><h1>Story ${story}</h1></article></body></html>`;

const session = silentSessionForFile();
beforeEach(async () => {
  const body = await makePicture({ format: 'jpg', width: 1200, height: 630 });
  session.replay.on(HOST, /^\/covers\//, { headers: { 'content-type': 'image/jpeg' }, body });
  for (const story of ['a', 'b', 'c', 'd']) serve(story);
});

function serve(story: string, cover?: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  session.replay.on(HOST, `/${story}`, { headers, body: storyHtml(story, cover) });
}

const isOpen = () =>
  session.inChrome(
    ({ WebExtensionPolicy }, id) =>
      [...(WebExtensionPolicy.getByID(id)?.extension.views ?? [])].some(
        ({ viewType }) => viewType === 'sidebar',
      ),
    ADDON_ID,
  );

const closePanel = () =>
  session.inChrome(({ window }) =>
    (window as unknown as { SidebarController: { hide(): void } }).SidebarController.hide(),
  );

/** All that the panel says, once it says so. */
async function says(wanted: string): Promise<string> {
  let said = '';
  const look = async () => {
    // Between two documents there is none to look into.
    said = await session.evaluate(SIDEBAR, () => document.body.innerText).catch(String);
    return said.includes(wanted);
  };
  await until(look, `The panel did not say "${wanted}"`).catch((cause: unknown) => {
    throw new Error(`The panel says: ${said}`, { cause });
  });
  return said;
}

const cover = () =>
  session.evaluate(SIDEBAR, () => document.querySelector<HTMLImageElement>('.stage img')?.src ?? '');

/** Goes to another story as an app does. */
async function goTo(story: string): Promise<void> {
  await session.evaluate(
    'tab',
    (path, title, html) => {
      history.pushState(null, '', path);
      document.title = title;
      document.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
      document.querySelector('meta[property="og:image"]')?.remove();
      (document.querySelector('article') as HTMLElement).innerHTML = html;
    },
    `/${story}`,
    `Story ${story}`,
    `<h1>Story ${story}</h1><img src="${coverOf(story)}" width="1200" height="630">`,
  );
}

describe('the side panel in Firefox', () => {
  it('is not open after the install', async () => {
    expect(await isOpen()).toBe(false);
  });

  it('opens by the popup’s button, and shows what the popup showed', async () => {
    await session.visit(`${SITE}/a`);
    const popup = await session.openPopup();
    await popup.textWith('Story a');
    await press(session, 'popup', '.keep-open');
    await until(isOpen, 'The panel did not open');
    expect(await says('1200 × 630 px')).toContain('Story a');
    expect(await cover()).toBe(coverOf('a'));
  });

  it('goes along with an app that goes to another view', async () => {
    await goTo('b');
    await says('Story b');
    await says('1200 × 630 px');
    expect(await cover()).toBe(coverOf('b'));
  });

  it('says of another tab that it may not see it, until the toolbar icon is clicked there', async () => {
    await session.visit(`${SITE}/c`);
    expect(await says(UNSEEN)).toContain('Allow all sites');
    const popup = await session.openPopup();
    await says('Story c');
    await says('1200 × 630 px');
    expect(await cover()).toBe(coverOf('c'));
    await popup.close();
  });

  it('goes along from tab to tab once all sites are allowed', async () => {
    await session.visit(`${SITE}/b`);
    await says(UNSEEN);
    await session.changeSites('add', ALL_SITES);
    await says('Story b');
    await session.visit(`${SITE}/a`);
    await says('Story a');
    expect(await says('1200 × 630 px')).not.toContain('Story b');
    await session.visit('about:license');
    expect(await says('closed to extensions')).not.toContain('Allow all sites');
    await session.changeSites('remove', ALL_SITES);
  });

  it('looks again at a page that is loaded again, and says what is new', async () => {
    await session.changeSites('add', ALL_SITES);
    await session.visit(`${SITE}/d`);
    await says('Story d');
    await says('1200 × 630 px');
    serve('d', coverOf('b'));
    await session.evaluate('tab', () => location.reload());
    await says('Looked again: this is another cover');
    expect(await cover()).toBe(coverOf('b'));
    await session.changeSites('remove', ALL_SITES);
  });

  it('is shown a page by the menu of the toolbar icon, too', async () => {
    await session.visit(`${SITE}/b`);
    await says(UNSEEN);
    await session.clickToolbarMenu('Keep open in the side panel');
    expect(await says('Story b')).not.toContain(UNSEEN);
  });

  it('opens by that menu, too', async () => {
    await closePanel();
    await until(async () => !(await isOpen()), 'The panel did not close');
    await session.visit(`${SITE}/c`);
    await session.clickToolbarMenu('Keep open in the side panel');
    await says('Story c');
    await says('1200 × 630 px');
    expect(await cover()).toBe(coverOf('c'));
  });
});
