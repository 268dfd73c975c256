// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { BUSY } from './sample-records';
import { said, section, showOptions, undoButton } from './show-options';

afterEach(cleanup);

const named = async (area: string, name: string | RegExp) => section(area).findByRole('button', { name });
const ALL_SITES = ['http://*/*', 'https://*/*'];

describe('the history', () => {
  it('writes sizes as the popup does', async () => {
    await showOptions(BUSY);
    expect(await section('History').findAllByText('1920 × 1080 px')).not.toEqual([]);
  });

  it('shows hostile titles as text, with size and site', async () => {
    await showOptions(BUSY);
    const title = await section('History').findByText('<img src=x onerror=alert(1)> “Dawn” & gpj.exe', {
      selector: 'strong > bdi',
    });
    expect(title.closest('li')?.textContent).toContain('evil.example');
    expect(document.querySelector('img')).toBeNull();
  });

  it('writes sizes as the popup does, without separators', async () => {
    await showOptions(BUSY);
    const entry = await section('History').findByText('Dawn on a still lake', { selector: 'strong > bdi' });
    expect(entry.closest('li')?.textContent).toContain('1920 × 1080 px');
  });

  it('opens the page and its cover', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await named('History', 'Open page Dawn on a still lake'));
    fireEvent.click(await named('History', 'Open cover Dawn on a still lake'));
    expect(services.opened).toEqual([
      'https://video.example/watch?v=lake',
      'https://pictures.example/lake.jpg',
    ]);
  });

  it('tells which covers a page had before, and opens one', async () => {
    const services = await showOptions(BUSY);
    const name = /^Open cover 拂晓时分平静的湖面与远山, dusk.jpg, 800 × 600 px, last seen Nov 18, 2026/;
    fireEvent.click(await named('History', name));
    expect(services.opened).toEqual(['https://pictures.example/dusk.jpg']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('lets go of one entry, keeps the focus near, and puts the entry back', async () => {
    const services = await showOptions(BUSY);
    const remove = await named('History', 'Remove Dawn on a still lake');
    remove.focus();
    fireEvent.click(remove);
    await said('Removed from the history.');
    expect(services.stored.history.map(({ title }) => title)).not.toContain('Dawn on a still lake');
    expect(document.activeElement).toBe(section('History').getByRole('list', { name: 'History' }));
    fireEvent.click(await undoButton());
    await said('Undone. The entry is in the history again.');
    await named('History', 'Remove Dawn on a still lake');
  });

  it('is cleared as a whole, keeps the focus near, and comes back as a whole', async () => {
    const services = await showOptions(BUSY);
    const clear = await named('History', 'Clear history');
    clear.focus();
    fireEvent.click(clear);
    const note = await section('History').findByText('The history is empty.');
    expect(document.activeElement).toBe(note);
    expect(services.stored.history).toEqual([]);
    fireEvent.click(await undoButton());
    await said('Undone. The history is as it was.');
    expect(services.stored.history).toEqual(BUSY.history);
  });

  it('shows a few entries, and more when asked', async () => {
    await showOptions(BUSY);
    expect((await section('History').findByRole('list', { name: 'History' })).children).toHaveLength(8);
    fireEvent.click(await named('History', 'Show more (27)'));
    expect(section('History').getByRole('list', { name: 'History' }).children).toHaveLength(16);
  });
});

describe('a search in a list', () => {
  const search = (words: string) =>
    fireEvent.input(section('History').getByRole('searchbox', { name: 'Search this list History' }), {
      target: { value: words },
    });
  const titles = () =>
    [...section('History').getByRole('list', { name: 'History' }).children].map(
      (row) => row.querySelector('strong')?.textContent,
    );

  it('finds rows that have every word, in the title, the site or the address, whatever their accents', async () => {
    await showOptions(BUSY);
    await named('History', 'Clear history');
    search('LÁKE dawn');
    expect(titles()).toEqual(['Dawn on a still lake']);
    search('evil.example');
    expect(titles()).toHaveLength(1);
    search('watch?v=lake');
    expect(titles()).toEqual(['Dawn on a still lake']);
    search('湖面');
    expect(titles()).toEqual(['拂晓时分平静的湖面与远山']);
  });

  it('says how many it found, and when it found none', async () => {
    await showOptions(BUSY);
    await named('History', 'Clear history');
    search('story');
    expect(section('History').getByRole('status').textContent).toBe('Found: 30 of 35');
    search('xylophone');
    expect(section('History').getByText('Nothing in this list has all of these words.')).toBeTruthy();
    expect(section('History').getByText('Found: 0 of 35')).toBeTruthy();
  });

  it('shows all again after Escape', async () => {
    await showOptions(BUSY);
    await named('History', 'Clear history');
    search('evil');
    fireEvent.keyDown(section('History').getByRole('searchbox'), { key: 'Escape' });
    expect(titles()).toHaveLength(8);
    expect(section('History').getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('lets go of what it found at once, keeps the rest, and puts all of it back', async () => {
    const services = await showOptions(BUSY);
    await named('History', 'Clear history');
    search('news.example');
    const remove = await named('History', 'Remove what was found (32)');
    remove.focus();
    fireEvent.click(remove);
    await said('32 entries were removed from the history.');
    expect(services.stored.history.map(({ site }) => site)).not.toContain('news.example');
    expect(services.stored.history).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('Nothing in this list has all of these words.');
    fireEvent.click(await undoButton());
    await said('Undone. The entries are in the history again.');
    await named('History', 'Remove what was found (32)');
    expect(services.stored.history).toHaveLength(35);
  });

  it('takes no letter for another, and reads addresses as people do', async () => {
    const entry = { ...BUSY.history![0]!, coverUrl: 'https://cdn.example/a.jpg' };
    const named = ['かぎ', 'かき', 'чай', 'чаи', 'عَرَبي'].map((title, place) => ({
      ...entry,
      title,
      pageUrl: `https://letters.example/${place}/${encodeURIComponent('größe')}`,
    }));
    await showOptions({ ...BUSY, history: [...named, ...(BUSY.history ?? [])] });
    await section('History').findByText('かき', { selector: 'strong > bdi' });
    search('かき');
    expect(titles()).toEqual(['かき']);
    search('чаи');
    expect(titles()).toEqual(['чаи']);
    search('عربي');
    expect(titles()).toEqual(['عَرَبي']);
    search('große');
    expect(titles()).toHaveLength(5);
  });

  it('stays where a removal has made the list short, and keeps the focus', async () => {
    await showOptions({ ...BUSY, history: BUSY.history?.slice(0, 10) ?? [] });
    await named('History', 'Clear history');
    search('story');
    fireEvent.click(await named('History', 'Remove what was found (5)'));
    await said('5 entries were removed from the history.');
    const field = section('History').getByRole('searchbox');
    field.focus();
    search('');
    expect(document.activeElement).toBe(field);
    expect(titles()).toHaveLength(5);
  });

  it('is offered where a list is long', async () => {
    await showOptions({ ...BUSY, history: BUSY.history?.slice(0, 8) ?? [] });
    await named('History', 'Clear history');
    expect(section('History').queryByRole('searchbox')).toBeNull();
  });
});

describe('the sites', () => {
  it('are listed without the syntax of patterns', async () => {
    await showOptions({
      granted: ['https://news.example/*', 'http://old.example/*', '*://*.both.example/*'],
    });
    const list = await section('Sites').findByRole('list', { name: 'Sites that may be read' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual([
      '*.both.example',
      'http://old.example',
      'news.example',
    ]);
  });

  it('are taken back, and asked for again in the click on Undo', async () => {
    const services = await showOptions({ granted: ['https://news.example/*'] });
    fireEvent.click(await named('Sites', 'Take back news.example'));
    await said('Permission taken back: news.example.');
    expect(services.stored.granted).toEqual([]);
    fireEvent.click(await undoButton());
    // Nothing was awaited since the click, or the browser would refuse.
    expect(services.requestedOrigins).toEqual(['https://news.example']);
    await said('Undone. Allowed: news.example.');
    await named('Sites', 'Take back news.example');
  });

  it('stay taken back where the user then refuses, and Undo stays', async () => {
    const services = await showOptions({ granted: ['https://news.example/*'], isGranted: false });
    fireEvent.click(await named('Sites', 'Take back news.example'));
    fireEvent.click(await undoButton());
    await said(/The browser did not allow it/);
    expect(services.stored.granted).toEqual([]);
    expect(await undoButton()).toBeTruthy();
  });

  it('are allowed all at once in the click itself, and that is undone', async () => {
    const services = await showOptions({ granted: ['https://news.example/*'] });
    fireEvent.click(await named('Sites', 'Allow all sites'));
    expect(services.requestedAllSites).toBe(1);
    await named('Sites', 'Take back All sites');
    expect(section('Sites').queryByRole('button', { name: 'Allow all sites' })).toBeNull();
    fireEvent.click(await undoButton());
    await said('Undone. Permission taken back: All sites.');
    await named('Sites', 'Allow all sites');
    expect(services.stored.granted).toEqual(['https://news.example/*']);
  });

  it('are one entry where all are allowed', async () => {
    const services = await showOptions({ granted: ALL_SITES });
    fireEvent.click(await named('Sites', 'Take back All sites'));
    await said('Permission taken back: All sites.');
    expect(services.stored.granted).toEqual([]);
  });

  it('keep the focus near when the last one is taken back', async () => {
    await showOptions({ granted: ['https://news.example/*'] });
    const revoke = await named('Sites', 'Take back news.example');
    revoke.focus();
    fireEvent.click(revoke);
    const note = await section('Sites').findByText('You have not allowed any site yet.');
    expect(document.activeElement).toBe(note);
  });

  it('forget a choice, and remember it again', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await named('Sites', 'Forget news.example'));
    await said('Choice forgotten: news.example.');
    expect(services.stored.choices.map(({ site }) => site)).not.toContain('news.example');
    fireEvent.click(await undoButton());
    await said('Undone. Choice remembered: news.example.');
    await named('Sites', 'Forget news.example');
  });

  it('use a picture again that was never to be used, refuse it again, and open it', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await named('Sites', 'Open picture pictures.example/static/share-card.png?v=4'));
    expect(services.opened).toEqual(['https://pictures.example/static/share-card.png?v=4']);
    fireEvent.click(await named('Sites', 'Use again pictures.example/static/share-card.png?v=4'));
    await said('Can be used again: share-card.png.');
    expect(services.stored.refused).toHaveLength(1);
    fireEvent.click(await undoButton());
    await said('Undone. Never used: share-card.png.');
    expect(services.stored.refused).toEqual(BUSY.refused);
  });

  it('say so where that cannot be kept', async () => {
    await showOptions({ ...BUSY, writeFault: new Error('The disk is full.') });
    fireEvent.click(await named('Sites', 'Use again pictures.example/static/share-card.png?v=4'));
    await said(/This could not be changed\./);
    expect(await named('Sites', 'Use again pictures.example/static/share-card.png?v=4')).toBeTruthy();
  });
});

describe('other extensions', () => {
  it('are listed with what they asked, and those blocked long ago too', async () => {
    await showOptions(BUSY);
    const text = (
      await section('Other extensions').findByText('reading-list@example.org', { selector: 'strong > bdi' })
    ).closest('li')?.textContent;
    expect(text).toContain('1,284 requests, last on');
    await named('Other extensions', 'Unblock longgonelonggonelonggonelonggone');
  });

  it('are blocked and unblocked', async () => {
    const services = await showOptions(BUSY);
    const block = await named('Other extensions', 'Block reading-list@example.org');
    block.focus();
    fireEvent.click(block);
    await said('Saved. Blocked: reading-list@example.org.');
    // The button in its place keeps the focus.
    expect(document.activeElement).toBe(await named('Other extensions', 'Unblock reading-list@example.org'));
    expect(services.stored.settings.blockedCallers).toContain('reading-list@example.org');
    fireEvent.click(await named('Other extensions', 'Unblock reading-list@example.org'));
    await said('Saved. No longer blocked: reading-list@example.org.');
    expect(services.stored.settings.blockedCallers).toEqual(BUSY.settings?.blockedCallers);
    fireEvent.click(await undoButton());
    await said('Undone. Blocked: reading-list@example.org.');
    await named('Other extensions', 'Unblock reading-list@example.org');
  });

  it('keep a site on Undo that was allowed before, or that the browser keeps', async () => {
    const services = await showOptions({ ...BUSY, granted: ['https://shop.example/*'] });
    fireEvent.click(await named('Other extensions', 'Allow https://shop.example'));
    await said('Allowed: https://shop.example.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

    services.stored.granted = [];
    cleanup();
    const other = await showOptions({ ...BUSY, granted: [], keepsSites: true });
    fireEvent.click(await named('Other extensions', 'Allow https://shop.example'));
    fireEvent.click(await undoButton());
    await said(/The browser kept the permission/);
    expect(other.stored.granted).toEqual(['https://shop.example/*']);
  });

  it('get a site that they were refused, in the click itself', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await named('Other extensions', 'Allow https://shop.example'));
    expect(services.requestedOrigins).toEqual(['https://shop.example']);
    await said('Allowed: https://shop.example.');
    expect(
      section('Other extensions').queryByRole('button', { name: 'Allow https://shop.example' }),
    ).toBeNull();
    fireEvent.click(await undoButton());
    await said('Undone. Permission taken back: https://shop.example.');
    await named('Other extensions', 'Allow https://shop.example');
    expect(services.stored.granted).not.toContain('https://shop.example/*');
  });
});

describe('the shortcuts', () => {
  it('say which keys are set, and which are not', async () => {
    await showOptions(BUSY);
    const rows = section('Keyboard shortcuts');
    expect((await rows.findByText('Copy the cover’s address')).parentElement?.textContent).toContain(
      'Alt+Shift+U',
    );
    expect(rows.getByText('Download the cover').parentElement?.textContent).toContain('not set');
  });

  it('say where to look where the browser’s page cannot be opened', async () => {
    await showOptions({ ...BUSY, hasShortcutPage: false });
    fireEvent.click(await named('Keyboard shortcuts', 'Change shortcuts'));
    expect(
      await section('Keyboard shortcuts').findByText(/^This browser does not let extensions open that page/),
    ).toBeTruthy();
  });

  it('are read again when the window comes back', async () => {
    const services = await showOptions(BUSY);
    await section('Keyboard shortcuts').findByText('not set');
    services.behavior.shortcuts = [{ name: 'download-cover', description: 'Download', keys: 'Alt+9' }];
    fireEvent.focus(window);
    expect(await section('Keyboard shortcuts').findByText('Alt+9')).toBeTruthy();
  });
});
