// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings/settings';
import { MAX_SETTINGS_FILE_BYTES, readSettingsFile, writeSettingsFile } from '../../../src/ui/settings-file';
import { BUSY } from './sample-records';
import { said, section, showOptions, undoButton } from './show-options';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function choose(content: string): void {
  fireEvent.change(section('Export and import').getByLabelText('Import settings', { selector: 'input' }), {
    target: { files: [new File([content], 'settings.json')] },
  });
}

const NO_LISTS = { choices: [], refused: [] };
const OTHER_CHOICE = { site: 'news.example', sourceMethod: 'og', place: 1 };
const OTHER_PICTURE = { site: 'shop.example', url: 'https://cdn.shop.example/card.png', otherUrls: [] };

const preview = () => section('Export and import').findByRole('group', { name: 'The file you chose' });
const button = (name: string) => screen.findByRole('button', { name });

describe('export and import', () => {
  it('writes a file that can be read again', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await button('Export settings'));
    await said('The settings were saved as cover-image-resolver-settings.json.');
    const [file] = services.saved;
    expect(file?.fileName).toBe('cover-image-resolver-settings.json');
    const { settings, choices, refused } = services.stored;
    expect(readSettingsFile(file?.content ?? '')).toMatchObject({
      ...{ change: settings, lists: { choices, refused } },
    });
  });

  it('offers no way back beside the news of a file, which would take back something else', async () => {
    await showOptions(BUSY);
    fireEvent.click(screen.getByRole('radio', { name: 'Largest' }));
    await undoButton();
    fireEvent.click(await button('Export settings'));
    await said('The settings were saved as cover-image-resolver-settings.json.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await said('Undone. Best cover: Balanced.');
  });

  it('shows what a file would change, changes it when told, and changes it back', async () => {
    const services = await showOptions(BUSY);
    const before = services.stored.settings;
    choose(writeSettingsFile({ ...before, preference: 'largest', minWidth: 1_280 }, NO_LISTS));
    expect((await preview()).textContent).toContain('Minimum width640 pixels1,280 pixels');
    expect(document.activeElement).toBe(await preview());
    expect(services.stored.settings).toEqual(before);
    fireEvent.click(await button('Import'));
    await said('Saved. The settings were imported.');
    expect(services.stored.settings).toEqual({ ...before, preference: 'largest', minWidth: 1_280 });
    fireEvent.click(await undoButton());
    await said('Undone. The settings are as they were before the import.');
    expect(services.stored.settings).toEqual(before);
  });

  it('names each wrong field with what it may be, and offers no import', async () => {
    const services = await showOptions(BUSY);
    const before = services.stored.settings;
    choose(writeSettingsFile({ ...before, cacheDays: 900, theme: 'dark', minWidth: -1 }, NO_LISTS));
    const text = (await preview()).textContent;
    expect(text).toContain('Minimum width minWidthA whole number from 0 to 20,000.');
    expect(text).toContain('Keep answers for at most cacheDaysA whole number from 1 to 30.');
    expect(text).not.toContain('Colors');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    fireEvent.click(await button('Close'));
    expect(services.stored.settings).toEqual(before);
  });

  it.each([
    ['{', /not valid JSON/],
    ['{}', /holds no settings of this extension/],
  ])('says why %#. cannot be read', async (content, why) => {
    await showOptions();
    choose(content);
    expect((await preview()).textContent).toMatch(why);
  });

  it('says that a file is too large without reading it', async () => {
    await showOptions();
    choose('x'.repeat(MAX_SETTINGS_FILE_BYTES + 1));
    expect((await preview()).textContent).toMatch(/too large/);
  });

  it('brings choices and pictures never used from another browser, beside those of this one, and takes them back', async () => {
    const services = await showOptions(BUSY);
    const before = structuredClone(services.stored);
    choose(writeSettingsFile(before.settings, { choices: [OTHER_CHOICE], refused: [OTHER_PICTURE] }));
    const text = (await preview()).textContent;
    expect(text).toContain(
      'Remembered choicesnews.examplePicture 2: declared by the page · instead of Picture 1: structured data of the page',
    );
    expect(text).toContain('Pictures never usedcard.pngshop.example · cdn.shop.example/card.png');
    fireEvent.click(await button('Import'));
    await said('Saved. The settings were imported.');
    expect(services.stored).toMatchObject({
      choices: [OTHER_CHOICE, ...before.choices.slice(1)],
      refused: [OTHER_PICTURE, ...before.refused],
    });
    await section('Sites').findByText('card.png', { selector: 'bdi' });
    fireEvent.click(await undoButton());
    await said('Undone. The settings are as they were before the import.');
    expect(services.stored).toEqual(before);
    await vi.waitFor(() => expect(section('Sites').queryByText('card.png', { selector: 'bdi' })).toBeNull());
  });

  it('closes by Escape, and gives the focus back', async () => {
    await showOptions(BUSY);
    choose(writeSettingsFile(DEFAULT_SETTINGS, NO_LISTS));
    fireEvent.keyDown(await preview(), { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: 'The file you chose' })).toBeNull());
    expect(document.activeElement).toBe(await button('Import settings'));
  });

  it('imports nothing by halves where a store fails', async () => {
    const services = await showOptions(BUSY);
    const before = structuredClone(services.stored);
    choose(writeSettingsFile(before.settings, { choices: [OTHER_CHOICE], refused: [OTHER_PICTURE] }));
    services.behavior.writeFault = new Error('The disk is full.');
    fireEvent.click(await button('Import'));
    await said('The file could not be imported. The disk is full.');
    expect(services.stored).toEqual(before);
  });

  it('names a list with a wrong entry, and one that there is no room for', async () => {
    const choices = Array.from({ length: 500 }, (_, at) => ({ ...OTHER_CHOICE, site: `${at}.example` }));
    const services = await showOptions({ ...BUSY, choices });
    choose(writeSettingsFile(DEFAULT_SETTINGS, { choices: [{ ...OTHER_CHOICE, place: -1 }], refused: [] }));
    expect((await preview()).textContent).toContain('Remembered choices choicesEntry 1 is not one that this');
    fireEvent.click(await button('Close'));
    choose(writeSettingsFile(DEFAULT_SETTINGS, { choices: [OTHER_CHOICE], refused: [] }));
    expect((await preview()).textContent).toContain('these would be more than 500.');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(services.stored.choices).toEqual(choices);
  });

  it('says so where a file changes nothing, and leaves out what it does not know', async () => {
    await showOptions();
    const file = JSON.parse(writeSettingsFile(DEFAULT_SETTINGS, NO_LISTS)) as { settings: object };
    choose(JSON.stringify({ ...file, settings: { ...file.settings, tomorrow: 1 } }));
    const text = (await preview()).textContent;
    expect(text).toContain('This file matches your current settings.');
    expect(text).toContain('left out: tomorrow.');
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});

describe('clearing the cache', () => {
  it('can be undone for a while, in which nothing is cleared', async () => {
    const services = await showOptions(BUSY);
    await section('Cache').findByText('312 pages');
    expect(section('Cache').getByText('1.4 MB')).toBeTruthy();
    fireEvent.click(await button('Clear cache'));
    await said('The cache is cleared in 20 seconds. Keep this page open until then.');
    fireEvent.click(await undoButton());
    await said('Undone. The cache is kept.');
    await section('Cache').findByText('312 pages');
    expect(services.stored.cache).toEqual(BUSY.cache);
  });

  it('happens by itself after that while, and can then no longer be undone', async () => {
    const services = await showOptions(BUSY);
    await section('Cache').findByText('312 pages');
    vi.useFakeTimers();
    fireEvent.click(section('Cache').getByRole('button', { name: 'Clear cache' }));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await said('The cache was cleared.');
    expect(services.stored.cache).toEqual({ entries: 0, bytes: 0 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('happens at once when it is asked for again', async () => {
    const services = await showOptions(BUSY);
    fireEvent.click(await button('Clear cache'));
    fireEvent.click(await button('Clear now'));
    expect(services.stored.cache).toEqual({ entries: 0, bytes: 0 });
  });
});
