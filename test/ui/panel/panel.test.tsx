// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Popup } from '../../../src/ui/popup/popup';
import type { CurrentTab, PageListener } from '../../../src/ui/services';
import { speakEnglish } from '../english';
import { createFakeServices, VIDEO_TAB } from '../fake-services';
import { answer, errorEvent, resultEvent, videoPictures } from '../sample-answers';

beforeAll(speakEnglish);
afterEach(cleanup);

const OTHER_TAB: CurrentTab = {
  id: 9,
  url: 'https://www.example.org/lakes',
  title: 'Lakes',
  privateWindow: false,
};
const titled = (title: string) => resultEvent(answer(videoPictures(), { meta: { title } }));

/** The panel on the video's tab; `go` brings another one to the front. */
function show(behavior: Parameters<typeof createFakeServices>[0] = {}) {
  const services = createFakeServices(behavior);
  let listener: PageListener | undefined;
  let front: CurrentTab | undefined = VIDEO_TAB;
  services.tabs.current = async () => front;
  services.follow = (following) => {
    listener = following;
    return () => {
      listener = undefined;
    };
  };
  render(<Popup services={services} isOnline={() => true} />);
  const go = (tab: CurrentTab | undefined) =>
    act(() => {
      front = tab;
      listener?.onPage(tab);
    });
  const rest = (isAnew = false) => act(() => listener?.onRest(isAnew));
  return { services, go, rest, following: () => listener };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the panel', () => {
  it('leaves the cover of the page before at once, and asks for the next one’s when told', async () => {
    const { services, go, rest } = show();
    await waitFor(() => expect(services.resolves).toHaveLength(1));
    await act(() => services.emit(titled('Dawn')));
    await go(OTHER_TAB);
    expect(heading()).toBe('Lakes');
    expect(screen.queryByText('5 covers')).toBeNull();
    expect(services.resolves).toHaveLength(1);
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    expect(services.resolves[1]).toEqual({ tabId: OTHER_TAB.id, options: { debug: true } });
  });

  it('never shows a late answer about an earlier tab', async () => {
    const { services, go, rest } = show();
    await waitFor(() => expect(services.resolves).toHaveLength(1));
    await go(OTHER_TAB);
    await act(() => services.emitTo(0, titled('Dawn')));
    expect(heading()).toBe('Lakes');
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    await act(() => services.emitTo(1, titled('Lakes in spring')));
    await act(() => services.emitTo(0, errorEvent({ reason: 'network', message: 'No.' })));
    expect(heading()).toBe('Lakes in spring');
    expect(services.listening()).toBe(0);
  });

  it('keeps the answer in view while the same page is asked about again', async () => {
    const { services, rest } = show({ answers: [[titled('Dawn')], []] });
    await screen.findByText('5 covers');
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    expect(screen.getByText('5 covers')).toBeTruthy();
  });

  it('asks past the cache where the page was renamed since it was read', async () => {
    const { services, rest } = show({ answers: [[titled('Dawn')]] });
    await screen.findByText('5 covers');
    await rest(true);
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    expect(services.resolves[1]?.options).toEqual({ refresh: true, debug: true });
  });

  it('asks past the cache again where news of the page came before the answer, and only then', async () => {
    const { services, rest } = show({ answers: [[titled('Dawn')], []] });
    await screen.findByText('5 covers');
    await rest(true);
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(3));
    expect(services.resolves[2]?.options).toEqual({ refresh: true, debug: true });
    await act(() => services.emitTo(2, titled('Dusk')));
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(4));
    expect(services.resolves[3]?.options).toEqual({ debug: true });
  });

  it('owes nothing of the page before', async () => {
    const { services, go, rest } = show({ answers: [[titled('Dawn')], []] });
    await screen.findByText('5 covers');
    await rest(true);
    await waitFor(() => expect(services.resolves).toHaveLength(2));
    await go(OTHER_TAB);
    await rest();
    await waitFor(() => expect(services.resolves).toHaveLength(3));
    expect(services.resolves[2]?.options).toEqual({ debug: true });
  });

  it('forgets the choice and the report of the page before, and keeps the ranking', async () => {
    const { services, go, rest } = show({ answers: [[titled('Dawn')]] });
    await screen.findByText('5 covers');
    fireEvent.click(screen.getByRole('radio', { name: /Largest/ }));
    fireEvent.click(await screen.findByRole('radio', { name: /320 × 180/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }));
    await screen.findByText('Copied the picture’s address.');
    await go(OTHER_TAB);
    expect(screen.queryByText('Copied the picture’s address.')).toBeNull();
    await rest();
    const best = await screen.findByRole('radio', { name: /1280 × 720/ });
    expect((best as HTMLInputElement).checked).toBe(true);
    expect(services.resolves.at(-1)?.options).toEqual({ debug: true, prefer: 'largest' });
  });

  it('says that it worked, as the popup does', async () => {
    const { services } = show({ answers: [[titled('Dawn')]] });
    fireEvent.click(await screen.findByRole('button', { name: 'Copy URL' }));
    await screen.findByText('Copied the picture’s address.');
    expect(services.copied).toHaveLength(1);
  });

  it('stops following with its end', async () => {
    const { following } = show();
    await waitFor(() => expect(following()).toBeTruthy());
    cleanup();
    await waitFor(() => expect(following()).toBeUndefined());
  });
});

describe('a page that the browser hides from the panel', () => {
  const HIDDEN: CurrentTab = { id: 9, privateWindow: false, lacksPermission: true };

  it('is called so, with what works instead, and is not asked about', async () => {
    const { services, go, rest } = show();
    await waitFor(() => expect(services.resolves).toHaveLength(1));
    await go(HIDDEN);
    await rest();
    await screen.findByText('The side panel cannot see this page');
    expect(screen.getByText(/click its icon in the toolbar/)).toBeTruthy();
    expect(services.resolves).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Allow all sites' }));
    expect(services.requestedAllSites()).toBe(1);
  });

  it('is the browser’s own where all sites are allowed', async () => {
    const { go, rest } = show();
    await go({ id: 9, privateWindow: false });
    await rest();
    await screen.findByText('This page is closed to extensions');
    expect(screen.queryByRole('button', { name: 'Allow all sites' })).toBeNull();
  });
});

describe('the popup', () => {
  it('moves to the side, in the click itself', async () => {
    const services = createFakeServices({ answers: [[resultEvent()]] });
    let opened = 0;
    services.panel = { open: async () => void (opened += 1) };
    render(<Popup services={services} isOnline={() => true} />);
    fireEvent.click(screen.getByRole('button', { name: 'Keep open in the side panel' }));
    expect(opened).toBe(1);
  });

  it('says so where the browser refuses', async () => {
    const services = createFakeServices({ answers: [[resultEvent()]] });
    services.panel = { open: () => Promise.reject(new Error('No window.')) };
    render(<Popup services={services} isOnline={() => true} />);
    fireEvent.click(screen.getByRole('button', { name: 'Keep open in the side panel' }));
    expect(await screen.findByText('Could not open the side panel. No window.')).toBeTruthy();
  });

  it('has no such button where there is no place, nor has the panel', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Keep open in the side panel' })).toBeNull();
  });
});
