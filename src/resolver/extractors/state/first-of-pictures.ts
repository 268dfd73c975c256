import { rememberAnswers } from '../remember-answers';

type DataObject = Readonly<Record<string, unknown>>;

/** What says of one of several pictures that it stands for them, in many languages. */
const FIRST =
  'main|primary|cover|featured|highlight(?:ed)?|lead|hoofd(?:foto|beeld)?|glown[aey]|hlavn[iía]|paakuva|ana_?(?:foto|resim|gorsel)|prim[aä]r(?:bild)?|huvudbild|hovedbil[dl]e|kapak|capa|destaque|destacad[ao]|titelbild|portada|principale?|hauptbild|ok[lł]adka';
const FLAG = new RegExp(`^(?:(?:is|es|ist|er|est|jest|je)_?)?(?:${FIRST})$`, 'i');
/** The same before a number or a key: `primaryAssetId`, `huvudbild`, `coverId`. */
const CHOICE = new RegExp(
  `^(?:${FIRST}|hero|featured?)(?:_?(?:image|img|picture|photo|asset|media|foto|bild))?(?:_?(?:id|key|ref))?$`,
  'i',
);

const isFlag = rememberAnswers((name) => FLAG.test(name));
const isChoice = rememberAnswers((name) => CHOICE.test(name));

/** Members by which a picture is known among others. */
const KEYS = [
  'id',
  'key',
  '_id',
  'uid',
  'uuid',
  'hash',
  'ref',
  'nyckel',
  'clave',
  'clé',
  'sleutel',
  'klucz',
] as const;

/** No address, and no word: what a picture may be known by. */
const KEY = /^[\w-]{2,64}$/;

/** Notes the number or the key of the picture that an object names as the one that stands for it, where it names one. */
export function noteChosenKeys(node: DataObject, chosen: Set<string>): void {
  for (const name in node) {
    const value = isChoice(name) ? node[name] : undefined;
    if (typeof value === 'number' || (typeof value === 'string' && KEY.test(value)))
      chosen.add(String(value));
  }
}

/** A name for an address, of what holds one and no more: `highResUrl: { relativeUrl }`. */
const OF_ADDRESS = /(?:url|src|uri|file)$/i;

/** Whether data says of a picture that it is the first, by the objects around its address, outermost first, and the names of it. */
export function isFirstOf(
  around: readonly DataObject[],
  path: readonly string[],
  chosen: ReadonlySet<string>,
): boolean {
  const [inner = {}, outer = {}] = [around.at(-1), around.at(-2)];
  return (
    isFirstPicture(inner, chosen) || (OF_ADDRESS.test(path.at(-2) ?? '') && isFirstPicture(outer, chosen))
  );
}

/** By a flag, or by its key, which the object around has named. */
function isFirstPicture(picture: DataObject, chosen: ReadonlySet<string>): boolean {
  const isOn = (value: unknown) => value === true || value === 1 || value === '1';
  if (Object.keys(picture).some((name) => isOn(picture[name]) && isFlag(name))) return true;
  return chosen.size > 0 && KEYS.some((name) => chosen.has(String(picture[name])));
}

/** Under which data tells the place of each of several. */
const ORDER =
  /^(?:order|orden|ordem|ordre|ordine|position|positie|posici[oó]n|pos|sort(?:_?order)?|sorting|sortierung|reihenfolge|volgnr|volgorde|kolejnosc|poradi|r[ae]ng|rank|index|sequence|seq|s[iı]ra|nr)$/i;
const isOrder = rememberAnswers((name) => ORDER.test(name));

const MOST_ITEMS = 64;

/** In the order that the items tell, where all of them tell one: each number from 0 or 1 on once. */
export function inStatedOrder(items: readonly unknown[]): readonly unknown[] {
  const [first] = items;
  if (items.length < 2 || items.length > MOST_ITEMS || !isObject(first)) return items;
  const name = Object.keys(first).find(isOrder);
  if (name === undefined) return items;
  const places = items.map((item) => (isObject(item) ? Number(item[name]) : Number.NaN));
  const least = Math.min(...places);
  const isWhole = new Set(places).size === items.length && Math.max(...places) - least === items.length - 1;
  if (!isWhole || least < 0 || least > 1) return items;
  const byPlace = new Map(places.map((place, at) => [place, items[at]]));
  return items.map((_, at) => byPlace.get(least + at));
}

function isObject(value: unknown): value is DataObject {
  return typeof value === 'object' && value !== null;
}
