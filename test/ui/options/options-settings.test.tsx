// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { OptionsPage } from '../../../src/ui/options/options-page';
import { speakEnglish } from './speak-english';
import { createFakeOptionsServices } from './fake-options-services';
import { said, section, showOptions, undoButton } from './show-options';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

function type(field: HTMLElement, text: string): void {
  fireEvent.input(field, { target: { value: text } });
}

const minimumWidth = () => screen.getByLabelText<HTMLInputElement>('Minimum width');
const template = () => screen.getByLabelText<HTMLInputElement>('Name of saved files');

it('a message can be hidden, and the next one comes', async () => {
  await showOptions();
  fireEvent.click(screen.getByLabelText('Largest'));
  await said('Saved. Best cover: Largest.');
  fireEvent.click(screen.getByRole('button', { name: 'Hide this message' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  fireEvent.click(screen.getByLabelText('Fastest'));
  await said('Saved. Best cover: Fastest.');
  expect(await undoButton()).toBeTruthy();
});

describe('an option', () => {
  it.each([
    ['Largest', { preference: 'largest' }, 'Best cover: Largest.', 'Best cover: Balanced.'],
    ['Dark', { theme: 'dark' }, 'Colors: Dark.', 'Colors: System.'],
    [
      'Copy from the right-click menu',
      { hasCopyMenus: true },
      'The menu has items that copy.',
      'The menu has no items that copy.',
    ],
    [
      'Keep a history of covers',
      { keepsHistory: true },
      'Covers are listed from now on.',
      'No more covers are listed. What is listed stays until you clear it.',
    ],
    [
      'Answer other extensions',
      { isApiEnabled: false },
      'Other extensions get no answers.',
      'Other extensions get answers.',
    ],
  ])('named %s is kept as it is changed, said, and undone', async (name, kept, now, again) => {
    const services = await showOptions();
    const before = services.stored.settings;
    fireEvent.click(screen.getByLabelText(name));
    await said(`Saved. ${now}`);
    expect(services.stored.settings).toEqual({ ...before, ...kept });
    fireEvent.click(await undoButton());
    await said(`Undone. ${again}`);
    expect(services.stored.settings).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('that is picked from a list is kept as well', async () => {
    const services = await showOptions();
    fireEvent.change(screen.getByLabelText('Search by image with'), { target: { value: 'tineye' } });
    await said('Saved. Search by image with: TinEye.');
    expect(services.stored.settings.searchEngine).toBe('tineye');
  });

  it('is undone step by step, the latest first, also by the key', async () => {
    const services = await showOptions();
    fireEvent.click(screen.getByLabelText('Largest'));
    await said(/Largest/);
    fireEvent.click(screen.getByLabelText('Dark'));
    await said(/Dark/);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await said('Undone. Colors: System.');
    expect(services.stored.settings).toMatchObject({ theme: 'system', preference: 'largest' });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await said('Undone. Best cover: Balanced.');
    expect(services.stored.settings.preference).toBe('balanced');
  });

  it('shows what another screen has changed', async () => {
    const services = await showOptions();
    services.changeElsewhere({ preference: 'fastest' });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Fastest').checked).toBe(true));
  });

  it('that cannot be kept says so and shows what is kept', async () => {
    await showOptions({ writeFault: new Error('Disk full.') });
    fireEvent.click(screen.getByLabelText('Largest'));
    await said('The change could not be saved. Disk full.');
    expect(screen.getByLabelText<HTMLInputElement>('Balanced').checked).toBe(true);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a field for numbers', () => {
  it('keeps every valid number while it is typed, and takes one edit back at once', async () => {
    const services = await showOptions({ settings: { minWidth: 5 } });
    fireEvent.focus(minimumWidth());
    for (const text of ['1', '12', '128', '1280']) {
      type(minimumWidth(), text);
      await said(`Saved. Minimum width: ${Number(text).toLocaleString('en')} pixels.`);
    }
    fireEvent.blur(minimumWidth());
    expect(services.stored.settings.minWidth).toBe(1_280);
    fireEvent.click(await undoButton());
    await said('Undone. Minimum width: 5 pixels.');
    expect(services.stored.settings.minWidth).toBe(5);
    expect(minimumWidth().value).toBe('5');
  });

  it.each(['', '-5', '1.5', '20001', '1e3'])(
    'keeps nothing of %j, and says what may stand there',
    async (text) => {
      const services = await showOptions({ settings: { minWidth: 640 } });
      fireEvent.focus(minimumWidth());
      type(minimumWidth(), text);
      await screen.findByText('Enter a whole number from 0 to 20,000.');
      fireEvent.blur(minimumWidth());
      expect(minimumWidth().getAttribute('aria-invalid')).toBe('true');
      expect(services.stored.settings.minWidth).toBe(640);
    },
  );
});

describe('a number that becomes too large while it is typed', () => {
  it('leaves nothing of its first digits', async () => {
    const services = await showOptions({ settings: { minWidth: 640 } });
    fireEvent.focus(minimumWidth());
    for (const text of ['9', '99', '9999']) {
      type(minimumWidth(), text);
      await said(`Saved. Minimum width: ${Number(text).toLocaleString('en')} pixels.`);
    }
    type(minimumWidth(), '99999');
    await said('Saved. Minimum width: 640 pixels.');
    fireEvent.blur(minimumWidth());
    expect(services.stored.settings.minWidth).toBe(640);
    expect(minimumWidth().value).toBe('99999');
    expect(minimumWidth().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the days that answers are kept', () => {
  it.each([
    ['1', 'day'],
    ['2', 'days'],
  ])('are counted as their number wants it: %s %s', async (text, unit) => {
    await showOptions({ settings: { cacheDays: 7 } });
    type(section('Cache').getByLabelText<HTMLInputElement>('Keep answers for at most'), text);
    await said(`Saved. Answers are kept for at most ${text} ${unit}.`);
    expect(await section('Cache').findByText(unit)).toBeTruthy();
  });
});

describe('the name of saved files', () => {
  it('shows an example that follows what is typed', async () => {
    const services = await showOptions();
    type(template(), '{site} - {title} {width}x{height}');
    await section('Saved files').findByText('example.org - Dawn on a still lake 1920x1080.jpg');
    await waitFor(() =>
      expect(services.stored.settings.fileNameTemplate).toBe('{site} - {title} {width}x{height}'),
    );
  });

  it('takes a field from its button, where the cursor is', async () => {
    const services = await showOptions({ settings: { fileNameTemplate: 'a  b' } });
    template().setSelectionRange(2, 2);
    fireEvent.click(screen.getByRole('button', { name: 'Author' }));
    await said('Saved. Name of saved files: a {author} b');
    expect(services.stored.settings.fileNameTemplate).toBe('a {author} b');
    expect(document.activeElement).toBe(template());
  });

  it('is taken as it is written where braces name no field, and says so', async () => {
    await showOptions();
    type(template(), '{title}-{nope}/{date}');
    await screen.findByText(/^No field is called \{nope\}:/);
    type(template(), '{title}-{date}');
    await waitFor(() => expect(screen.queryByText(/^No field is called/)).toBeNull());
  });

  it('cannot be empty', async () => {
    const services = await showOptions();
    type(template(), ' ');
    await screen.findByText('Enter 1 to 200 characters.');
    expect(services.stored.settings.fileNameTemplate).toBe('{title}');
  });
});

describe('the format of saved files', () => {
  it('is chosen, and said', async () => {
    const services = await showOptions();
    const choice = (name: string) => section('Saved files').getByRole<HTMLInputElement>('radio', { name });
    expect(choice('as they are').checked).toBe(true);
    fireEvent.click(choice('as JPEG'));
    await said('Saved. WebP and AVIF pictures are saved as JPEG.');
    expect(services.stored.settings.downloadFormat).toBe('jpg');
  });
});

describe('the page', () => {
  it('links to every section by an anchor', async () => {
    await showOptions();
    const links = [...screen.getByRole('navigation').querySelectorAll('a')];
    const sections = screen.getAllByRole('region');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
    expect(links).toHaveLength(10);
  });

  it('shows the theme at once', async () => {
    await showOptions({ settings: { theme: 'dark' } });
    expect(document.documentElement.dataset.theme).toBe('dark');
    fireEvent.click(screen.getByLabelText('System'));
    await said(/System/);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('says why settings could not be read, and reads them again', async () => {
    speakEnglish();
    const services = createFakeOptionsServices({ readFault: new Error('Locked.') });
    render(<OptionsPage services={services} />);
    await screen.findByText('This could not be read. Locked.');
    delete services.behavior.readFault;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Best cover' })).toBeTruthy();
  });
});
