import { decoded } from '../../decoded';
import { addressParts } from '../address/address-parts';
import { hasAny } from '../shown-as';
import { CHART_WORDS } from './chart-words';
import { MAP_WORDS } from './map-name';
import type { Ranked } from './ranked-picture';
import { wordsOfName } from './words-of-name';

/** What files and folders of pictures are called that stand in a text besides its own, as charts and maps are. */
const SIDE_WORDS: ReadonlySet<string> = new Set(
  `planul plani planuri floorplan grundriss plattegrond planta planimetria
  table sizechart sizeguide maattabel qr
  ticket tickets bilet billet screenshot screenshots step etape schritt paso krok
  detail details dettaglio detalle voucher coupon buono logo logos badge portrait portret portræt portraet`.split(
    /\s+/,
  ),
);
/** The same in two words. */
const SIDE_NAMES =
  /(?:^|[^a-z])(?:so-do|mat-bang|(?:floor|seating|sitz|saal)-?plan|size-?(?:chart|table|guide))(?:[^a-z]|$)/i;

/** Terms of a picture of that kind. */
const SIDE_TERMS = ['person', 'drawing', 'chart', 'step', 'logo', 'icon'] as const;

/** Characters at the end of a path. */
const MOST_LOOKED_AT = 120;

/** Whether a picture of the body is a chart, a map, a table, a step or somebody's portrait: no reason to doubt what a page declares. */
export function isSidePicture(one: Ranked): boolean {
  if (hasAny(one, SIDE_TERMS)) return true;
  const path = decoded(addressParts(one.url).path).slice(-MOST_LOOKED_AT);
  const isSide = (word: string) => [SIDE_WORDS, CHART_WORDS, MAP_WORDS].some((words) => words.has(word));
  return SIDE_NAMES.test(path) || wordsOfName(path).some(isSide);
}
