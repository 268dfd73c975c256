import { writeSettingsFile } from '../../../src/ui/settings-file';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings/settings';
import type { KeptLists } from '../../../src/ui/kept-lists';
import type { FakeOptions } from './fake-options-services';
import { BUSY, FRESH } from './sample-records';

export interface OptionsState {
  name: string;
  behavior: FakeOptions;
  /** What is done before the picture is taken. */
  act?: () => void;
}

const OTHER_SETTINGS = {
  ...DEFAULT_SETTINGS,
  preference: 'largest',
  minWidth: 1_280,
  theme: 'dark',
} as const;

const OTHER_LISTS: KeptLists = {
  choices: [
    { site: 'news.example', sourceMethod: 'og', place: 1 },
    { site: 'shop.example/shoes', sourceMethod: 'image', place: 0 },
  ],
  refused: Array.from({ length: 10 }, (_, at) => ({
    ...{ site: 'shop.example', url: `https://cdn.shop.example/card-${at + 1}.png`, otherUrls: [] },
  })),
};

/** Every look of the options page. */
export const OPTIONS_STATES: readonly OptionsState[] = [
  { name: 'options-fresh', behavior: FRESH },
  { name: 'options-busy', behavior: BUSY },
  {
    name: 'options-changed',
    behavior: BUSY,
    act: () => document.querySelector<HTMLInputElement>('input[value="largest"]')?.click(),
  },
  {
    name: 'options-clearing',
    behavior: BUSY,
    act: () => press('#cache .figure button'),
  },
  { name: 'options-wrong', behavior: BUSY, act: () => type('#cover input[type="number"]', '-5') },
  {
    name: 'options-preview',
    behavior: BUSY,
    act: () => choose(writeSettingsFile(OTHER_SETTINGS, OTHER_LISTS)),
  },
  {
    name: 'options-invalid',
    behavior: BUSY,
    act: () =>
      choose(
        writeSettingsFile(
          { ...OTHER_SETTINGS, minWidth: -1, cacheDays: 900, fileNameTemplate: '' },
          { ...OTHER_LISTS, choices: [{ site: '', sourceMethod: 'og', place: 0 }] },
        ),
      ),
  },
  {
    name: 'options-searched',
    behavior: BUSY,
    act: () => typeOnceThere('#history input[type="search"]', 'news 1'),
  },
  {
    name: 'options-found-none',
    behavior: BUSY,
    act: () => typeOnceThere('#history input[type="search"]', 'xylophone'),
  },
  { name: 'options-unread', behavior: { readFault: new Error('IO error: database is locked') } },
];

/** What is read from a store comes a little after the page. */
function onceThere(selector: string, act: (element: HTMLElement) => void): void {
  const timer = setInterval(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) act(element);
    if (element) clearInterval(timer);
  }, 5);
}

function press(selector: string): void {
  onceThere(selector, (button) => button.click());
}

function typeOnceThere(selector: string, text: string): void {
  onceThere(selector, () => type(selector, text));
}

function choose(content: string): void {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = new DataTransfer();
  files.items.add(new File([content], 'settings.json'));
  if (!picker) return;
  picker.files = files.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
