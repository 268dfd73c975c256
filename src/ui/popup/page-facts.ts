import type { ResolveResult } from '../../contract/types';
import { displayText } from '../display-text';
import type { CurrentTab } from '../services';
import { texts } from '../texts';
import type { ScreenState } from './screen-state';

const ORIGIN_AND_HOST = /^https?:\/\/([^/?#]+)/i;

/** The page's title, from its own metadata, else from the tab; never empty. */
export function pageTitle(state: ScreenState, tab: CurrentTab | undefined): string {
  const found =
    state.screen === 'ready' ? state.result.meta : state.screen === 'loading' ? state.meta : undefined;
  return displayText(found?.title ?? '') || displayText(tab?.title ?? '') || texts.untitled;
}

/** What people call the site. */
export function siteName({ canonical, meta }: ResolveResult): string {
  const named = texts.platform(canonical.platform) ?? displayText(meta?.site_name ?? '');
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
