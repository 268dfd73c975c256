import { decoded } from '../../contract/decoded';
import type { ResolveResult } from '../../contract/types';
import { displayText } from '../display-text';
import { message } from '../i18n/message';
import type { ScreenState } from './screen-state';
import type { Subject } from './subject';

/** Names as the sites write them; any other site is named by its own word or its host. */
const PLATFORMS: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };
const ORIGIN_AND_HOST = /^https?:\/\/([^/?#]+)/i;
const SCHEME_AND_WWW = /^https?:\/\/(?:www\.)?/i;
const FILE_NAME = /^[^?#]*\/([^/?#]+?)(?:\.[a-z0-9]{1,5})?(?:[?#]|$)/i;

/** The page's title, from its own metadata, else from the tab or the clicked address; never empty. */
export function pageTitle(state: ScreenState, subject: Subject | undefined): string {
  const found =
    state.screen === 'ready' ? state.result.meta : state.screen === 'loading' ? state.meta : undefined;
  return displayText(found?.title ?? '') || displayText(givenTitle(subject)) || message('popup_untitled');
}

function givenTitle(subject: Subject | undefined): string {
  if (subject?.kind === 'tab') return subject.tab.title ?? '';
  if (subject?.kind !== 'target') return '';
  const { url, kind } = subject.target;
  return kind === 'image' || kind === 'video' ? fileName(url) : displayAddress(url);
}

/** The last part of the path without its ending, as people would write it. */
function fileName(url: string): string {
  const name = FILE_NAME.exec(url)?.[1];
  return name === undefined ? displayAddress(url) : decoded(name);
}

/** An address as people read it: without scheme, www and a lone slash at the end; 300 characters. */
export function displayAddress(url: string): string {
  return displayText(url.replace(SCHEME_AND_WWW, '').replace(/^([^/]+)\/$/, '$1'));
}

/** What people call the site. */
export function siteName({ canonical, meta }: ResolveResult): string {
  const named = PLATFORMS[canonical.platform] ?? displayText(meta?.site_name ?? '');
  return named || hostOf(canonical.canonical_url).replace(/^www\./, '');
}

/** The host, and port if there is one, of an http(s) URL; any other text as it is. */
export function hostOf(url: string): string {
  return ORIGIN_AND_HOST.exec(url)?.[1] ?? url;
}

/** The origin of an http(s) URL, null for any other text. */
export function originOf(url: string): string | null {
  return ORIGIN_AND_HOST.exec(url)?.[0] ?? null;
}
