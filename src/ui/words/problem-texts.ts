import type { StepName } from '../../contract/types';

/** What a click was on, as far as words depend on it; `tab` is the page in front of the user. */
export type SubjectKind = 'tab' | 'page' | 'link' | 'image' | 'video';

const NOT_ON_PAGE = 'This page names and shows no picture that can serve as its cover.';
const WEB_ONLY = 'Only addresses of the web can be read, those that begin with https:// or http://.';

const NOTHING_FOUND: Readonly<Record<SubjectKind, string>> = {
  tab: NOT_ON_PAGE,
  page: NOT_ON_PAGE,
  link: 'The page behind this link names and shows no picture that can serve as its cover.',
  image: 'This image could not be loaded a second time.',
  video: 'This video names no picture that can be loaded.',
};

/** Steps that say something about where a cover was looked for. */
const TRIED: Partial<Readonly<Record<StepName, string>>> = {
  collect: 'Looked for pictures: what the page declares, its structured data, and what it shows.',
  probe: 'Asked for each picture that could be the cover.',
};

/** Each screen without a cover, in words. */
export const problemTexts = {
  empty: {
    heading: 'No cover here',
    body: (kind: SubjectKind) => NOTHING_FOUND[kind],
    elsewhere: (host: string) => `There may be one on ${host}, which the extension may not read yet.`,
    tried: 'What was tried',
    step: (step: StepName) => TRIED[step],
  },
  restricted: {
    unsupported_scheme: {
      tab: {
        heading: 'This page is closed to extensions',
        body: 'The browser keeps its own pages, local files and the extension store out of reach.',
      },
      clicked: { heading: 'This address is no web page', body: WEB_ONLY },
    },
    invalid_url: {
      tab: {
        heading: 'This address cannot be read',
        body: 'The page’s address is not one of a web page.',
      },
      clicked: { heading: 'This address cannot be read', body: WEB_ONLY },
    },
    private_address: {
      tab: {
        heading: 'This page is on a private network',
        body: 'The extension sends no requests to private or local addresses, so that no page can use it to look around there.',
      },
      clicked: {
        heading: 'This address is on a private network',
        body: 'The extension sends no requests to private or local addresses, so that no page can use it to look around there.',
      },
    },
    unreadable_tab: {
      tab: {
        heading: 'This page is closed to extensions',
        body: 'The browser does not tell the address of this tab.',
      },
      clicked: { heading: 'This address cannot be read', body: WEB_ONLY },
    },
    instead: 'Open a video or an article on the web (https://…) and click the icon there.',
  },
  permission: {
    heading: 'One permission is missing',
    body: (host: string) =>
      `To find and measure this cover, the extension needs your permission to read ${host}.`,
    promise:
      'It reads public pages and pictures, as somebody who is not signed in. You can take a permission back at any time.',
  },
  nothingClicked: 'Nothing was found there',
  changed: {
    heading: 'The page changed while it was read',
    body: 'It went on to another address, or was loaded again. Its cover may be another one now.',
  },
  offline: {
    offline: { heading: 'You are offline', body: 'Connect to the internet, then try again.' },
    network: {
      heading: 'The site cannot be reached',
      body: 'The connection failed. The site may be down or may refuse it.',
    },
    timeout: { heading: 'That took too long', body: 'The site did not answer in time. It may answer now.' },
  },
  error: {
    heading: 'That did not work',
    code: (code: string) => `Code: ${code}`,
    unknown: 'The extension met an error it did not expect.',
  },
} as const;
