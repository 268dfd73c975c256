import type { PageSnapshot } from '../../page-snapshot';
import { parseUrl } from '../../parse-url';
import { oncePerPage } from '../once-per-page';
import { isOfKind } from '../page-metas';

const PROFILE_PATH =
  /\/(?:authors?|people|person|staff|team|members?|users?|profiles?|faculty|speakers?|mitarbeiter|equipo|equipe|equip|ekip[ae]?|zespol|tym|medarbe(?:jdere?|tare)|ansatte|personas|pessoas|persone|personen|ludzie|lide|kisiler|henkilosto|u)\/[^/]+\/?$|^\/@[^/]+\/?$/i;
/** Of somebody who has died. */
const OBITUARY_PATH =
  /\/(?:obituar(?:y|ies|ios?)|obits?|nachrufe?|traueranzeigen?|todesanzeigen?|avis-de-deces|ne[ck]rolog(?:y|ies?|ias?|i)?|esquelas?|overlijdensberichten?|rouwberichten?|klepsydry|osmrtnice|parte|smutecni-oznameni|minnesrum|minnesidor|dodsannonser?)\/[^/]+\/?$/i;
const PROFILE_NODE = /"@type"\s*:\s*"ProfilePage"/;

/** `/maeve`: one short word is all of the path, as the name by which somebody is known on a site. */
const SHORT_PATH = /^\/([a-z][\w.]{2,29})\/?$/i;
const DECLARED_PORTRAIT = /\/(?:users?|profiles?|accounts?|members?)\/(?:[^/]+\/)*avatars?\//i;

function isOfPerson(pathname: string): boolean {
  return PROFILE_PATH.test(pathname) || OBITUARY_PATH.test(pathname);
}

/** Whether the page of one word, with which its title begins, declares somebody's portrait for its picture. */
function isNamedByOwner({ url, title, metas }: PageSnapshot): boolean {
  const [, name] = SHORT_PATH.exec(parseUrl(url)?.pathname ?? '') ?? [];
  if (name === undefined || !title.toLowerCase().startsWith(name.toLowerCase())) return false;
  return metas.some(({ key, content }) => key === 'og:image' && DECLARED_PORTRAIT.test(content));
}

/** Whether a page is about a person, by what it declares or its path: then a portrait is no mistake. */
export const isProfilePage = oncePerPage((snapshot) => {
  const { url, jsonLd } = snapshot;
  return (
    isOfKind(snapshot, /^profile/) ||
    jsonLd.some((text) => PROFILE_NODE.test(text)) ||
    isOfPerson(parseUrl(url)?.pathname ?? '') ||
    isNamedByOwner(snapshot)
  );
});
