import type { PageSnapshot } from '../page-snapshot';
import type { SourceMethod } from '../types';
import { declaredTerms } from './declared-terms';
import type { FoundPicture } from './define-extractor';
import type { SOURCE_POINTS } from './page-bonuses';
import { pictureUrl } from './address/picture-url';

interface NamedPicture {
  address: string;
  source_method: SourceMethod;
  way: keyof typeof SOURCE_POINTS;
  place: number;
}

/** A picture of which the page tells the address and nothing else; none where the address is not one. */
export function namedPicture(named: NamedPicture, snapshot: PageSnapshot): FoundPicture[] {
  const url = pictureUrl(named.address, snapshot);
  if (url === null) return [];
  const { source_method, way, place } = named;
  return [
    {
      url,
      source_method,
      declaredWidth: null,
      declaredHeight: null,
      type: null,
      alt: '',
      bonuses: declaredTerms({ way, place, width: null, height: null }),
    },
  ];
}
