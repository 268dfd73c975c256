import { decoded } from '../../decoded';
import { addressParts } from '../address/address-parts';
import { has } from '../shown-as';
import type { Ranked } from './ranked-picture';

/** What files and folders of pictures are called that stand in a text besides its own: charts, maps, plans, tables, tickets, steps. */
const SIDE =
  /(?:^|[^a-z])(?:charts?|graphs?|graf(?:ik|iek|ico|ica|ika|ici)?|gr[aá]fi[ck]o?|graphique|diagram\w{0,4}|infogra\w+|wykres\w?|kaavio|histogram|map|mapa|mappa|karte?|carte|kaart|karta|harita|plan(?:ul|uri)?|floor-?plan|grundriss|plattegrond|planta|planimetria|so-do|mat-bang|(?:seating|sitz|saal)-?plan|tab(?:el|elle|la|ela|ulka|lazat)|size-?(?:chart|table|guide)|ma+t-?tabel|qr|tickets?|bilet|billet|screenshots?|step|etape|schritt|paso|krok|details?|dettaglio|detalle|voucher|coupon|buono|logos?|badge|portr[aeé]t\w?)(?:[^a-z]|$)/i;

/** Whether a picture of the body is of that kind, or somebody's portrait: no reason to doubt what a page declares. */
export function isSidePicture(one: Ranked): boolean {
  const { path } = addressParts(one.url);
  return (
    ['person', 'drawing', 'step', 'logo', 'icon'].some((term) => has(one, term)) ||
    SIDE.test(decoded(path).slice(-MOST_LOOKED_AT))
  );
}

/** Characters at the end of a path. */
const MOST_LOOKED_AT = 120;
