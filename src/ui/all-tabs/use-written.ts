import { useEffect, useRef } from 'preact/hooks';
import type { ActionOutcome } from '../actions/cover-action';
import { message, plural } from '../i18n/message';
import type { WrittenPages } from '../tab-services';
import type { ListedPage, WantedPage } from './listed-page';
import { MOST_PAGES, newOf } from './page-list';
import type { PageList } from './use-page-list';
import { writtenAddresses } from './written-addresses';

/** How adding went, and the text that is left to be added. */
export interface Added extends ActionOutcome {
  rest: string;
}

/** Adds the addresses in a text to the list. They are there again when the page is loaded again. */
export function useWritten(
  written: WrittenPages,
  { pages, dispatch }: Pick<PageList, 'pages' | 'dispatch'>,
): (text: string) => Added {
  const isRead = useRef(false);
  const addresses = asLines(pages.filter(({ isWritten }) => isWritten));
  useEffect(() => {
    if (isRead.current) written.keep(addresses);
    else {
      isRead.current = true;
      dispatch({ type: 'add', pages: newOf(wantedIn(written.read()), []) });
    }
  }, [written, addresses, dispatch]);

  return (text) => {
    const wanted = wantedIn(text);
    if (wanted.length === 0) return { tone: 'failed', text: message('tabs_addresses_none'), rest: text };
    const fresh = newOf(wanted, pages);
    if (fresh.length === 0) return { tone: 'done', text: message('tabs_added_known'), rest: '' };
    const room = Math.max(0, MOST_PAGES - pages.length);
    dispatch({ type: 'add', pages: fresh.slice(0, room) });
    return outcome(fresh, room);
  };
}

function wantedIn(text: string): WantedPage[] {
  return writtenAddresses(text).map((url) => ({ url, title: '', isAsleep: false, isWritten: true }));
}

function outcome(fresh: readonly ListedPage[], room: number): Added {
  const left = fresh.slice(room);
  if (left.length === 0) return { tone: 'done', text: plural('tabs_added', fresh.length), rest: '' };
  return { tone: 'failed', text: message('tabs_full', { count: MOST_PAGES }), rest: asLines(left) };
}

function asLines(pages: readonly ListedPage[]): string {
  return pages.map(({ url }) => url).join('\n');
}
