import { describe, expect, it } from 'vitest';
import type { Menus } from 'webextension-polyfill';
import { createMessage } from '../../../src/extension/browser-texts';
import type { MenuClick } from '../../../src/extension/menus/click-target';
import { findClickTarget, LOOK_TIMEOUT_MS } from '../../../src/extension/menus/click-target';
import { PENDING_LIMITS } from '../../../src/extension/menus/pending-target';
import type { ClickSubject } from '../../../src/extension/menus/context-menu-items';
import { createFakeClock } from '../../ports/fake-clock';
import { readEnglish } from '../read-english';
import { menuClick, PAGE } from './menu-click';

const PICTURE = 'https://pictures.example.org/p.jpg';
const IN_TAB = { tabId: 7, url: PAGE };
type Injection = { target: unknown; files?: string[]; args?: unknown[] };

/** Finds the target of a click in a page where the injected script answers `found`. */
async function targetOf(subject: ClickSubject, click: MenuClick, found: unknown = null) {
  const injections: Injection[] = [];
  const faults: unknown[] = [];
  const executeScript = async (injection: Injection) => {
    injections.push(injection);
    if (found instanceof Error) throw found;
    return [{ result: found }];
  };
  const scripting = { executeScript } as never;
  const message = createMessage({ getMessage: readEnglish });
  const onFault = (fault: unknown) => faults.push(fault);
  const parts = { scripting, message, clock: createFakeClock(), onFault };
  const target = await findClickTarget(subject, click, parts);
  return { target, injections, faults };
}

describe('a page that does not answer', () => {
  it.each<[ClickSubject, object]>([
    ['pointer', { kind: 'none' }],
    ['video', { kind: 'page', url: PAGE }],
  ])('is waited for less long than the screen of a click on a %s waits', async (subject, expected) => {
    const clock = createFakeClock();
    const faults: unknown[] = [];
    const scripting = { executeScript: () => new Promise(() => {}) } as never;
    const message = createMessage({ getMessage: readEnglish });
    const parts = { scripting, message, clock, onFault: (fault: unknown) => void faults.push(fault) };
    const target = findClickTarget(subject, menuClick(), parts);
    clock.advance(LOOK_TIMEOUT_MS);
    expect(await target).toMatchObject(expected);
    expect(faults).toHaveLength(1);
    expect(LOOK_TIMEOUT_MS).toBeLessThan(PENDING_LIMITS.waitMs);
  });
});

describe('what a click means', () => {
  it.each<[ClickSubject, Partial<Menus.OnClickData>, object]>([
    ['page', {}, { kind: 'page', url: PAGE, tabId: 7 }],
    ['link', { linkUrl: 'https://example.org/next' }, { kind: 'link', url: 'https://example.org/next' }],
    ['image', { srcUrl: PICTURE, mediaType: 'image' }, { kind: 'image', url: PICTURE, page: IN_TAB }],
    ['pointer', { srcUrl: PICTURE, mediaType: 'image' }, { kind: 'image', url: PICTURE, page: IN_TAB }],
    [
      'selection',
      { selectionText: ' https://example.org/a ' },
      { kind: 'link', url: 'https://example.org/a' },
    ],
    // Whole: what the user has set for a site goes by its address.
    [
      'selection',
      { selectionText: 'youtu.be/dQw4w9WgXcQ' },
      { kind: 'link', url: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
  ])('%s, as the browser reports it, asks nothing of the page', async (subject, info, expected) => {
    const { target, injections } = await targetOf(subject, menuClick(info));
    expect(target).toEqual({ ...expected, privateWindow: false });
    expect(injections).toEqual([]);
  });

  it.each<[ClickSubject, Partial<Menus.OnClickData>]>([
    ['selection', { selectionText: 'just some words' }],
    ['selection', { selectionText: 'javascript:alert(1)' }],
    ['selection', { selectionText: `https://example.org/${'a'.repeat(5_000)}` }],
    ['selection', {}],
    ['link', { linkUrl: 'mailto:a@example.org' }],
    ['link', {}],
    ['pointer', {}],
  ])('%s, where there is nothing, is none with a sentence: %o', async (subject, info) => {
    const { target } = await targetOf(subject, menuClick(info));
    expect(target).toEqual({ kind: 'none', message: expect.stringMatching(/^[A-Z].+\.$/) });
  });

  it.each<ClickSubject>(['page', 'link', 'image', 'video', 'selection'])(
    'in a private window is marked as such: %s',
    async (subject) => {
      const info = { linkUrl: PAGE, srcUrl: PICTURE, selectionText: PAGE };
      const { target } = await targetOf(subject, menuClick(info, { incognito: true }), PICTURE);
      expect(target).toMatchObject({ privateWindow: true });
    },
  );

  it('leaves nothing behind where the tab is not known', async () => {
    const { info } = menuClick({ linkUrl: PAGE });
    const { target } = await targetOf('link', { info, tab: undefined });
    expect(target).toMatchObject({ kind: 'link', privateWindow: true });
  });
});

it('a picture whose tab is not known is of no page', async () => {
  const { info } = menuClick({ srcUrl: PICTURE, mediaType: 'image' });
  const { target } = await targetOf('image', { info, tab: undefined });
  expect(target).toEqual({ kind: 'image', url: PICTURE, privateWindow: true });
});

describe('a picture that the browser does not report', () => {
  it('is found in the clicked frame by a script that gets the element’s id', async () => {
    const click = menuClick({ frameId: 4, targetElementId: 12 });
    const { target, injections } = await targetOf('pointer', click, PICTURE);
    expect(target).toEqual({ kind: 'image', url: PICTURE, page: IN_TAB, privateWindow: false });
    expect(injections).toMatchObject([
      {
        target: { tabId: 7, frameIds: [4] },
        args: [expect.any(String), { wanted: 'image', targetElementId: 12 }],
      },
      { target: { tabId: 7, frameIds: [4] }, files: ['/click-target.js'] },
    ]);
  });

  it('is looked for where the reported one is no address', async () => {
    const click = menuClick({ srcUrl: 'data:image/png;base64,AAAA', mediaType: 'image' });
    expect((await targetOf('image', click, PICTURE)).target).toMatchObject({ kind: 'image', url: PICTURE });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an address of another kind', 'data:image/png;base64,AAAA'],
    ['junk', { url: PICTURE }],
  ])('is none where the script answers %s', async (_what, found) => {
    expect((await targetOf('pointer', menuClick(), found)).target).toMatchObject({ kind: 'none' });
  });

  it('is none where the page is closed to extensions, and the reason is not lost', async () => {
    const fault = new Error('Cannot access contents of the page.');
    const { target, faults } = await targetOf('pointer', menuClick(), fault);
    expect(target).toMatchObject({ kind: 'none' });
    expect(faults).toEqual([fault]);
  });
});

describe('a video', () => {
  const click = menuClick({ srcUrl: 'blob:https://example.org/1', mediaType: 'video' });

  it('has its poster', async () => {
    const { target, injections } = await targetOf('video', click, PICTURE);
    expect(target).toEqual({ kind: 'video', url: PICTURE, page: IN_TAB, privateWindow: false });
    expect(injections[0]?.args?.[1]).toEqual({ wanted: 'poster', srcUrl: 'blob:https://example.org/1' });
  });

  it('has its page’s cover where it has no poster', async () => {
    expect((await targetOf('video', click)).target).toMatchObject({ kind: 'page', url: PAGE, tabId: 7 });
  });
});
