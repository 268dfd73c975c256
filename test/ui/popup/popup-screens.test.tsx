// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ResolveResult } from '../../../src/contract/types';
import { Popup } from '../../../src/ui/popup/popup';
import { speakEnglish } from '../english';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { GALLERY } from '../gallery/states';
import { answer, errorEvent, resultEvent, thumbnailUrl, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const NO_COVER = errorEvent({ reason: 'no_candidates', message: 'None.' });

function show(behavior: Parameters<typeof createFakeServices>[0], isOnline = true) {
  const services = createFakeServices(behavior);
  render(<Popup services={services} isOnline={() => isOnline} />);
  return services;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('each state has its screen', () => {
  const HEADINGS: Record<string, string | RegExp> = {
    loading: 'Dawn on a still lake - YouTube',
    'loading-partial': 'Dawn on a still lake - YouTube',
    ready: 'Dawn on a still lake',
    'shape-tall': 'A very tall picture',
    'shape-wide': 'A very wide picture',
    'shape-huge': 'A huge picture',
    'shape-tiny': 'A tiny picture',
    'title-hostile': /^"><img src=x onerror=alert\(1\)>\]\(javascript:alert\(2\)\) gpj\.exe \{title\}/,
    'title-cjk': '山と湖、そして静かな朝の光について',
    'title-arabic': 'البحيرة عند الفجر (2026)',
    folded: 'Dawn on a still lake',
    remembered: 'Dawn on a still lake',
    'menu-open': 'Dawn on a still lake',
    'details-open': 'Dawn on a still lake',
    copied: 'Dawn on a still lake',
    always: 'Dawn on a still lake',
    'always-in-part': 'Dawn on a still lake',
    letterboxed: 'Dawn on a still lake',
    'without-bars': 'Dawn on a still lake',
    'bars-unreadable': 'Dawn on a still lake',
    'copy-failed': 'Dawn on a still lake',
    'ready-max-missing': 'Dawn on a still lake',
    'ready-odd': /^A very long title/,
    'loading-page': /^Lakes, and how to look at them - /,
    'ready-passed-over': 'Lakes, and how to look at them',
    'ready-earlier': 'Lakes, and how to look at them',
    'ready-article': 'Lakes, and how to look at them',
    'ready-unaddressed': 'Lakes, and how to look at them',
    'unaddressed-open': 'Lakes, and how to look at them',
    'ready-many': 'Lakes, and how to look at them',
    'apart-open': 'Lakes, and how to look at them',
    'empty-icons': 'No cover here',
    'empty-refused': 'No cover here',
    'menu-of-webp': 'Lakes, and how to look at them',
    'ready-copying': 'Lakes, and how to look at them',
    'ready-refusing': 'Lakes, and how to look at them',
    'ready-refused': 'Lakes, and how to look at them',
    'empty-gone': 'No cover here',
    'empty-drawn': 'No cover here',
    'empty-drawn-open': 'No cover here',
    'empty-unloaded': 'No cover here',
    'empty-video': 'No cover here',
    'ready-unverified': 'Lakes, and how to look at them',
    'ready-permission': 'Lakes, and how to look at them',
    'ready-permissions': 'Lakes, and how to look at them',
    'clicked-link': 'Lakes, and how to look at them',
    'clicked-link-loading': 'example.org/2026/lakes?from=a-page-with-links',
    'clicked-link-permission': 'One permission is missing',
    'clicked-link-restricted': 'This address is not a web page',
    'clicked-image': 'noon',
    'clicked-thumbnail': 'noon',
    'command-notice': 'Dawn on a still lake',
    'ready-notices': 'Lakes, and how to look at them',
    'clicked-image-gone': 'No cover here',
    'clicked-nothing': 'Nothing was found there',
    'empty-permission': 'No cover here',
    changed: 'The page changed while it was read',
    empty: 'No cover here',
    restricted: 'This page is closed to extensions',
    'restricted-private': 'This page is on a private network',
    'restricted-hidden': 'This page is closed to extensions',
    'still-loading': 'This page is still loading',
    permission: 'One permission is missing',
    'permission-refused': 'One permission is missing',
    offline: 'You are offline',
    unreachable: 'That took too long',
    error: 'That did not work',
  };

  it.each(GALLERY.map((state) => [state.name, state] as const))(
    '%s',
    async (name, { events, target, isOffline, ...rest }) => {
      show({ answers: [events], target, ...('tab' in rest ? { tab: rest.tab } : {}) }, !isOffline);
      const heading = await screen.findByRole('heading', {
        level: 1,
        name: HEADINGS[name] ?? 'no heading listed',
      });
      expect(heading).toBeTruthy();
    },
  );
});

describe('starting', () => {
  it('resolves the current tab with a trace', async () => {
    const services = show({ answers: [[resultEvent()]] });
    await screen.findByText('5 covers');
    expect(services.resolves).toEqual([{ tabId: VIDEO_TAB.id, options: { debug: true } }]);
    expect(services.listening()).toBe(0);
  });

  it('asks for nothing where the tab has no address', async () => {
    const services = show({ tab: undefined });
    await screen.findByRole('heading', { name: 'This page is closed to extensions' });
    expect(services.resolves).toEqual([]);
  });

  it('shows the best picture known before the answer, with nothing to press yet', async () => {
    const { canonical, candidates } = answer(videoPictures());
    show({ answers: [[{ type: 'partial', canonical, candidates: candidates.slice(2) }]] });
    const image = await screen.findByRole('img');
    expect(image.getAttribute('src')).toBe(thumbnailUrl('hqdefault'));
    expect((await button('Copy URL')).hasAttribute('disabled')).toBe(true);
  });

  it('shows which steps are over and which is under way', async () => {
    const step = { status: 'ok', start_ms: 0, duration_ms: 1 } as const;
    const names = ['canonicalize', 'cache', 'collect'] as const;
    show({ answers: [names.map((name) => ({ type: 'step', step: { name, ...step } }))] });
    await screen.findByText('Measuring pictures…');
    const steps = [...document.querySelectorAll('.progress li')];
    expect(steps.filter((item) => item.className === 'over').map((item) => item.textContent)).toEqual([
      'Read the address',
      'Look into the cache',
      'Collect pictures',
    ]);
    expect(steps.find((item) => item.className === 'current')?.textContent).toBe('Measure pictures');
  });

  it('changes the first picture only for a larger one', async () => {
    const { canonical, candidates } = answer(videoPictures());
    const services = show({ answers: [[{ type: 'partial', canonical, candidates: candidates.slice(2) }]] });
    const source = () => screen.getByRole('img', { name: /^Cover of/ }).getAttribute('src');
    await waitFor(() => expect(source()).toBe(thumbnailUrl('hqdefault')));
    services.emit({ type: 'partial', canonical, candidates: candidates.slice(3) });
    services.emit({ type: 'step', step: { name: 'probe', status: 'ok', start_ms: 0, duration_ms: 1 } });
    await screen.findByText('Remembering the answer…');
    expect(source()).toBe(thumbnailUrl('hqdefault'));
    services.emit({ type: 'partial', canonical, candidates: candidates.slice(1) });
    await waitFor(() => expect(source()).toBe(thumbnailUrl('sddefault')));
  });

  it('says so when the tabs cannot be asked', async () => {
    const services = createFakeServices();
    services.tabs.current = () => Promise.reject(new Error('Tabs are away.'));
    render(<Popup services={services} isOnline={() => true} />);
    await screen.findByText('Tabs are away.');
    expect(screen.getByText('Code: INTERNAL_ERROR')).toBeTruthy();
  });

  it('stops listening when the popup closes', async () => {
    const services = createFakeServices();
    const { unmount } = render(<Popup services={services} />);
    await waitFor(() => expect(services.listening()).toBe(1));
    unmount();
    await waitFor(() => expect(services.listening()).toBe(0));
  });

  it('leads to the covers of all tabs', async () => {
    const services = show({ answers: [[]] });
    fireEvent.click(await screen.findByRole('button', { name: 'Covers of all tabs' }));
    await waitFor(() => expect(services.opened).toEqual(['/all-tabs.html']));
  });

  it('leads to no page of all tabs from a private window', async () => {
    show({ tab: { ...VIDEO_TAB, privateWindow: true } });
    await screen.findByText('Private window: nothing is stored.');
    expect(screen.queryByRole('button', { name: 'Covers of all tabs' })).toBeNull();
  });

  it('notes a private window, and no other', async () => {
    show({ tab: { ...VIDEO_TAB, privateWindow: true } });
    await screen.findByText('Private window: nothing is stored.');
    cleanup();
    show({ answers: [[resultEvent()]] });
    await screen.findByText('5 covers');
    expect(screen.queryByText(/Private window/)).toBeNull();
  });
});

describe('refreshing', () => {
  it('asks anew and keeps the old answer until then', async () => {
    const services = show({ answers: [[resultEvent()], []] });
    await screen.findByText('5 covers');
    fireEvent.click(await button('Refresh'));
    await screen.findByText('Looking again…');
    await waitFor(() => expect(services.resolves[1]?.options).toEqual({ refresh: true, debug: true }));
    expect(screen.getByText('5 covers')).toBeTruthy();
    services.emit(resultEvent(answer(videoPictures().slice(0, 4))));
    await screen.findByText('4 covers');
  });

  it('says what is new since the look before', async () => {
    const services = show({ answers: [[resultEvent()], [], [], []] });
    const look = async (now: ResolveResult, said: string) => {
      fireEvent.click(await button('Refresh'));
      await screen.findByText('Looking again…');
      services.emit(resultEvent(now));
      await screen.findByText(said);
    };
    const same = answer(videoPictures());
    const [, second = same.best] = same.candidates;
    await screen.findByText('5 covers');
    await look(same, 'Looked again: nothing has changed.');
    await look(
      { ...same, best: second },
      'Looked again: this is another cover. The one before was 1280 × 720 px.',
    );
    fireEvent.click(await button('Open the one before'));
    await screen.findByText('Opened in a new tab.');
    expect(services.opened).toEqual([same.best.url]);
    const smaller = { ...second, width: 320, height: 180 };
    await look(
      { ...same, best: smaller },
      'Looked again: the cover has another size. Before it was 640 × 480 px.',
    );
    expect(services.resolves).toHaveLength(4);
  });

  it('says why it failed and that the old answer stands', async () => {
    show({ answers: [[resultEvent()], [errorEvent({ reason: 'network', message: 'No way.' })]] });
    await screen.findByText('5 covers');
    fireEvent.click(await button('Refresh'));
    await screen.findByText(
      'Could not refresh. A page or a picture could not be loaded. The earlier answer is still shown.',
    );
    expect(screen.getByText('5 covers')).toBeTruthy();
  });

  it('does not start a second run while one is under way', async () => {
    const services = show({ answers: [[]] });
    await waitFor(() => expect(services.resolves).toHaveLength(1));
    fireEvent.click(await button('Refresh'));
    await Promise.resolve();
    expect(services.resolves).toHaveLength(1);
  });

  it('ignores what an earlier run still says', async () => {
    const services = show({ answers: [[NO_COVER], []] });
    fireEvent.click(await button('Try again'));
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    services.emitTo(1, resultEvent(answer(videoPictures().slice(0, 2))));
    services.emitTo(0, resultEvent());
    expect(await screen.findByText('2 covers')).toBeTruthy();
  });
});

it('keeps the focus in the popup when the button that was pressed goes away', async () => {
  show({ answers: [[NO_COVER], []] });
  const retry = await button('Try again');
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
