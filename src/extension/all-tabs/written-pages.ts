import type { WrittenPages } from '../../ui/tab-services';

const NAME = 'written-pages';

/** In what the browser keeps for one tab until it is closed. */
export function createWrittenPages(storage: Pick<Storage, 'getItem' | 'setItem'>): WrittenPages {
  return {
    read: () => storage.getItem(NAME) ?? '',
    keep: (addresses) => storage.setItem(NAME, addresses),
  };
}
