import type { RefusedPictures } from '../ui/services';
import { addressesOf } from './refused-pictures';

/** Tells by a page's address which pictures, by their addresses, the user wants as no covers there. */
export type Refusals = () => Promise<(pageUrl: string) => string[]>;

interface RefusalParts {
  pictures: Pick<RefusedPictures, 'list'>;
  /** What a choice may hold for, the whole site last; empty for what is no page of the web. */
  sitesOf(pageUrl: string): string[];
  onFault(fault: unknown): void;
}

/** As kept. Where that cannot be read nothing is refused: a cover too many is better than none. Never rejects. */
export function createRefusals({ pictures, sitesOf, onFault }: RefusalParts): Refusals {
  return async () => {
    const all = await pictures.list().catch((fault: unknown) => {
      onFault(fault);
      return [];
    });
    return (pageUrl) => {
      const site = sitesOf(pageUrl).at(-1);
      return addressesOf(all.filter((picture) => picture.site === site));
    };
  };
}
