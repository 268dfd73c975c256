import type { PageSnapshot } from '../../page-snapshot';
import { addressParts } from '../address/address-parts';
import { pictureUrl } from '../address/picture-url';
import { lastPart } from '../address/path-parts';
import { oncePerPage } from '../once-per-page';
import { DECLARES_PICTURE } from '../page-metas';

/** What data calls the picture that stands for pages without one; a product has a default picture, too. */
const DEFAULT_NAME =
  /default_?(?:share|sharing|og|social|seo|meta|open_?graph|twitter|facebook)|(?:share|og|social|seo|meta)_?(?:image|img|card|picture)?_?default|site_?(?:image|img|share|og|card|picture|cover)|(?:share|og|social)_?site/i;
/** What it calls the site, its settings, and what is the same for all of its pages. */
const SITE_NAME =
  /^(?:site|website|site_?(?:config|settings|data|info|meta)|config|settings|globals?|global_?(?:config|settings|seo)|defaults?|seo_?defaults?|app_?config)$/i;

const LIMITS = { metas: 8, places: 8, before: 600, around: 4_000, leastName: 6 } as const;

/** The declared pictures that the page's own data names as those of the site. */
export const defaultsInData = oncePerPage((snapshot): ReadonlySet<string> => {
  const { metas, dataScripts } = snapshot;
  if (dataScripts.length === 0) return new Set();
  const declared = metas.filter(({ key }) => DECLARES_PICTURE.test(key)).slice(0, LIMITS.metas);
  const urls = new Set(declared.flatMap(({ content }) => pictureUrl(content, snapshot) ?? []));
  return new Set([...urls].filter((url) => isDefault(url, snapshot)));
});

function isDefault(url: string, { dataScripts }: PageSnapshot): boolean {
  const { path } = addressParts(url);
  const file = lastPart(path);
  if (file.length < LIMITS.leastName) return false;
  return dataScripts.some((text) => {
    let at = text.indexOf(file);
    for (let places = 0; at >= 0 && places < LIMITS.places; places += 1) {
      if (isNamedDefault(text, at)) return true;
      at = text.indexOf(file, at + file.length);
    }
    return false;
  });
}

/** The name of the member whose value is being written where a text ends. */
const MEMBER = /([\w$]{2,40})\\?["']?\s*:\s*\\?["'][^"']*$/;
/** The same of the object that begins there. */
const OBJECT = /([\w$]{2,40})\\?["']?\s*:\s*$/;

function isNamedDefault(text: string, at: number): boolean {
  const name = MEMBER.exec(text.slice(Math.max(0, at - LIMITS.before), at))?.[1];
  if (name === undefined) return false;
  const around = nameAround(text, at);
  return DEFAULT_NAME.test(name) || DEFAULT_NAME.test(around) || SITE_NAME.test(around);
}

/** The name of the object that a place in a text of data is directly in; empty where none is near. */
function nameAround(text: string, at: number): string {
  let depth = 0;
  for (let place = at; place > Math.max(0, at - LIMITS.around); place -= 1) {
    const character = text[place];
    if (character === '}' || character === ']') depth += 1;
    else if (character === '{' || character === '[') {
      if (depth === 0) return OBJECT.exec(text.slice(Math.max(0, place - 60), place))?.[1] ?? '';
      depth -= 1;
    }
  }
  return '';
}
