import type { Menus, Scripting, Tabs } from 'webextension-polyfill';
import { canonicalizeUrl } from '../../resolver/canonicalize-url';
import { LIMITS } from '../../resolver/limits';
import type { Clock } from '../../resolver/ports';
import { toPageUrl } from '../../resolver/url/page-url';
import type { TabPage } from '../../ui/picture-services';
import type { Message } from '../browser-texts';
import { untilAborted } from '../until-aborted';
import type { ClickQuestion } from './click-question';
import { CLICK_QUESTION_KEY } from './click-question';
import type { ClickSubject } from './context-menu-items';
import type { PendingTarget } from './pending-target';

/** Milliseconds that a page may take to say what was clicked: less than a screen waits for it. */
export const LOOK_TIMEOUT_MS = 2_000;

/** A click in the context menu, as the browser reports it. */
export interface MenuClick {
  info: Menus.OnClickData;
  tab: Tabs.Tab | undefined;
}

export interface ClickTargetParts {
  scripting: Pick<Scripting.Static, 'executeScript'>;
  message: Message;
  clock: Pick<Clock, 'timeoutSignal'>;
  /** Hears why a page could not be looked into; the click has its answer all the same. */
  onFault(fault: unknown): void;
}

type FindTarget = (click: MenuClick, parts: ClickTargetParts) => Promise<PendingTarget> | PendingTarget;

/**
 * What to resolve for a click. The browser says most of it; for pictures it does not report, and for posters, a
 * script looks into the page, which the click itself has allowed. Never rejects: what is not found is `none`.
 */
export async function findClickTarget(
  subject: ClickSubject,
  click: MenuClick,
  parts: ClickTargetParts,
): Promise<PendingTarget> {
  return FINDERS[subject](click, parts);
}

const FINDERS: Readonly<Record<ClickSubject, FindTarget>> = {
  page: pageTarget,
  link: (click, parts) => addressTarget('link', click.info.linkUrl, click, parts),
  selection: selectionTarget,
  image: pictureTarget,
  pointer: pictureTarget,
  video: posterTarget,
};

const NOTHING = {
  page: 'menus_nothing_page',
  link: 'menus_nothing_link',
  image: 'menus_nothing_image',
  video: 'menus_nothing_video',
  selection: 'menus_nothing_selection',
} as const;

function nothing(what: keyof typeof NOTHING, { message }: ClickTargetParts): PendingTarget {
  return { kind: 'none', message: message(NOTHING[what]) };
}

function pageTarget(click: MenuClick, parts: ClickTargetParts): PendingTarget {
  const page = pageOf(click);
  return page ? { kind: 'page', ...page, privateWindow: isPrivate(click) } : nothing('page', parts);
}

function addressTarget(
  kind: 'link' | 'image' | 'video',
  url: string | undefined,
  click: MenuClick,
  parts: ClickTargetParts,
  missing: keyof typeof NOTHING = kind,
) {
  if (url === undefined || !isWebAddress(url)) return nothing(missing, parts);
  const privateWindow = isPrivate(click);
  if (kind === 'link') return { kind, url, privateWindow } as const;
  const page = pageOf(click);
  return { kind, url, privateWindow, ...(page && { page }) } as const;
}

/** The page clicked in, in its tab; undefined where the browser tells too little. */
function pageOf({ info, tab }: MenuClick): TabPage | undefined {
  const url = info.pageUrl ?? tab?.url;
  return url === undefined || tab?.id === undefined || tab.id < 0 ? undefined : { tabId: tab.id, url };
}

/** Text counts as a link without its scheme too, as people write it. */
function selectionTarget(click: MenuClick, parts: ClickTargetParts): PendingTarget {
  const text = click.info.selectionText?.trim() ?? '';
  const isLink = text.length <= LIMITS.urlMaxLength && canonicalizeUrl(text) !== null;
  const url = isLink ? toPageUrl(text)?.href : undefined;
  return addressTarget('link', url, click, parts, 'selection');
}

async function pictureTarget(click: MenuClick, parts: ClickTargetParts): Promise<PendingTarget> {
  const { srcUrl, mediaType } = click.info;
  // A picture that was reported as data is looked up all the same: what it stands on may have an address.
  const reported = mediaType === 'video' || mediaType === 'audio' ? undefined : srcUrl;
  if (reported !== undefined && isWebAddress(reported)) return addressTarget('image', reported, click, parts);
  return addressTarget('image', await lookIntoPage({ wanted: 'image' }, click, parts), click, parts);
}

/** A video without a poster of its own is the page's, so its cover is too. */
async function posterTarget(click: MenuClick, parts: ClickTargetParts): Promise<PendingTarget> {
  const { srcUrl } = click.info;
  const question: ClickQuestion = { wanted: 'poster', ...(srcUrl === undefined ? {} : { srcUrl }) };
  const poster = await lookIntoPage(question, click, parts);
  return poster === undefined ? pageTarget(click, parts) : addressTarget('video', poster, click, parts);
}

/** Asks the script in the clicked frame; undefined where it finds nothing, may not run, or does not answer in time. */
async function lookIntoPage(
  question: ClickQuestion,
  { info, tab }: MenuClick,
  { scripting, clock, onFault }: ClickTargetParts,
): Promise<string | undefined> {
  if (tab?.id === undefined || tab.id < 0) return undefined;
  const target = { tabId: tab.id, frameIds: [info.frameId ?? 0] };
  const { targetElementId } = info;
  const asked: ClickQuestion = targetElementId === undefined ? question : { ...question, targetElementId };
  const late = clock.timeoutSignal(LOOK_TIMEOUT_MS);
  try {
    return await untilAborted(askScript(target, asked, scripting), late, 'The page did not answer.');
  } catch (fault) {
    // A frame of another site, a page closed to extensions or one that hangs: nothing is known of what was clicked.
    onFault(fault);
    return undefined;
  }
}

async function askScript(
  target: Scripting.InjectionTarget,
  question: ClickQuestion,
  scripting: ClickTargetParts['scripting'],
): Promise<string | undefined> {
  // A script from a file takes no arguments; it reads them from the world that both share.
  const args = [CLICK_QUESTION_KEY, question];
  await scripting.executeScript({ target, func: leaveQuestion, args, injectImmediately: true });
  const files = ['/click-target.js'];
  const [answer] = await scripting.executeScript({ target, files, injectImmediately: true });
  return typeof answer?.result === 'string' ? answer.result : undefined;
}

/** Runs in the page, so it may use nothing from out here. */
function leaveQuestion(key: unknown, question: unknown): void {
  Object.assign(globalThis, { [String(key)]: question });
}

function isWebAddress(url: string): boolean {
  return url.length <= LIMITS.urlMaxLength && /^https?:\/\//i.test(url);
}

/** Where nothing is known of the tab, nothing may be kept. */
function isPrivate({ tab }: MenuClick): boolean {
  return tab?.incognito ?? true;
}
