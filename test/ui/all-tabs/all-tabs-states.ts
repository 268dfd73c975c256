import type { FakeWindow } from './fake-all-tabs-services';
import { ANSWERS, ARTICLE, BARE, BROKEN, DENIED, ODD, VIDEO, VIDEO_COVER } from './sample-tabs';

export interface AllTabsState {
  name: string;
  window: FakeWindow;
  /** What is pressed once the pages are there. */
  act?: () => void;
}

const open = [ARTICLE, VIDEO, ODD, BARE, BROKEN];
const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();
const SAVE = '.bar .primary';

/** Every look of the page of all tabs. */
export const ALL_TABS_STATES: readonly AllTabsState[] = [
  { name: 'all-tabs-found', window: { open, answers: ANSWERS, otherCount: 2 } },
  { name: 'all-tabs-running', window: { open, answers: { [ARTICLE.url]: ANSWERS[ARTICLE.url] ?? [] } } },
  {
    name: 'all-tabs-stopped',
    window: { open, answers: { [ARTICLE.url]: ANSWERS[ARTICLE.url] ?? [] } },
    act: press('.search button'),
  },
  { name: 'all-tabs-unseen', window: { hidden: [ARTICLE, VIDEO, BARE] } },
  { name: 'all-tabs-denied', window: { open: [ARTICLE, DENIED], answers: ANSWERS } },
  {
    name: 'all-tabs-refused',
    window: { hidden: [ARTICLE, VIDEO], isGranted: false },
    act: press('.permission button'),
  },
  {
    name: 'all-tabs-removed',
    window: { open: [ARTICLE], written: `${VIDEO.url} ${BARE.url}`, answers: ANSWERS },
    act: press('.page:last-child .links button:last-child'),
  },
  {
    name: 'all-tabs-no-address',
    window: { answers: ANSWERS },
    act: press('.addresses form button'),
  },
  { name: 'all-tabs-empty', window: { otherCount: 1 } },
  { name: 'all-tabs-unread', window: { listFault: new Error('Tabs cannot be queried right now.') } },
  {
    name: 'all-tabs-saving',
    window: { open, answers: ANSWERS, holdsSaves: true },
    act: press(SAVE),
  },
  {
    name: 'all-tabs-not-saved',
    window: {
      open,
      answers: ANSWERS,
      saveFaults: { [VIDEO_COVER]: new Error('The disk is full.') },
    },
    act: press(SAVE),
  },
];
