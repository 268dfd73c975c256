import type { TabPage } from '../picture-services';
import type { CurrentTab, NothingClicked, PendingTarget, Services } from '../services';

/** What a click was on, as far as words depend on it; `tab` is the page in front of the user. */
export type SubjectKind = 'tab' | PendingTarget['kind'];

/** What the popup shows the cover of: the page in front of the user, or what was clicked in one. */
export type Subject =
  | { kind: 'tab'; tab: CurrentTab }
  | { kind: 'target'; target: PendingTarget }
  | { kind: 'nothing'; message: string };

/**
 * What was clicked, else the current tab; undefined where the browser names none. A click is handed over
 * once, so a known one stays the subject; a tab is asked about anew, since it may show another page by now.
 */
export async function findSubject(
  { targets, tabs }: Pick<Services, 'targets' | 'tabs'>,
  known: Subject | undefined,
): Promise<Subject | undefined> {
  if (known && known.kind !== 'tab') return known;
  const clicked = known ? undefined : await targets.take();
  if (clicked)
    return isNothing(clicked)
      ? { kind: 'nothing', message: clicked.message }
      : { kind: 'target', target: clicked };
  const tab = await tabs.current();
  return tab && { kind: 'tab', tab };
}

export function subjectKind(subject: Subject | undefined): SubjectKind {
  return subject?.kind === 'target' ? subject.target.kind : 'tab';
}

export function isPrivate(subject: Subject | undefined): boolean {
  if (subject?.kind === 'tab') return subject.tab.privateWindow;
  return subject?.kind === 'target' && subject.target.privateWindow;
}

/** The address of the page whose cover is sought; undefined for a picture, which has none. */
export function pageAddress(subject: Subject | undefined): string | undefined {
  if (subject?.kind === 'tab') return subject.tab.url;
  if (subject?.kind !== 'target') return undefined;
  const { kind, url } = subject.target;
  return kind === 'page' || kind === 'link' ? url : undefined;
}

/**
 * The page in its tab that shows or names the pictures of the subject; undefined where there is none, and in a private
 * window, where the user is asked instead.
 */
export function openPage(subject: Subject | undefined): TabPage | undefined {
  return isPrivate(subject) ? undefined : tabPage(subject);
}

/** The same, in a private window too: for what the user asks of the page itself. */
export function tabPage(subject: Subject | undefined): TabPage | undefined {
  if (subject?.kind === 'target')
    return subject.target.page ?? inTab(subject.target.tabId, subject.target.url);
  return subject?.kind === 'tab' ? inTab(subject.tab.id, subject.tab.url) : undefined;
}

function inTab(tabId: number | undefined, url: string | undefined): TabPage | undefined {
  return tabId === undefined || url === undefined ? undefined : { tabId, url };
}

function isNothing(clicked: PendingTarget | NothingClicked): clicked is NothingClicked {
  return clicked.kind === 'none';
}
