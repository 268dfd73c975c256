import type { Bonus } from '../../types';
import { addressParts } from '../address/address-parts';
import type { ClaimedSize } from '../address/size-in-address';
import { aspectOf, isStrip } from '../body/picture-shape';
import { type PageWords, sharedWords } from '../body/page-words';
import { placeTerms } from '../declared-terms';
import { BODY_POINTS } from '../body-points';
import { SOURCE_POINTS, STATE_POINTS } from '../page-bonuses';
import { isOfOthers } from './names-of-others';
import { isPictureName } from './picture-names';
import { isAddressName } from './picture-value';
import type { StatePicture } from './state-picture';

/** What the names around a picture say of it. The first row that fits counts. */
const MEANINGS: readonly { name: keyof typeof STATE_POINTS; pattern: RegExp }[] = [
  {
    name: 'elsewhere',
    pattern:
      /related|\balso|captcha|cookie|consent|\bchat|launcher|insta_?(?:gram|feed)|visitor|\bcart\b|basket|recommend|similar|nearby|neighbou?r|sponsor|advert|\bads\b|\bads?_?(?:slot|unit|space|zone|banner|server)s?\b|promo(?!tion_?content|_items)|menu|nav(?:igation)?\b|footer|sidebar|popular|trending|latest|secondary|compact|suggest|quoted|up_?next|swatch|floor_?plan|\b(?:site_?|location_?)?maps?\b|\bkart(?:a|e|or)\b|\bnext|\bprev(?:ious)?\b|campaign[-_]?(?:strip|banner|bar|slot)|config(?!urable)|settings|\bui\b|(?:app|site)_?banner/i,
  },
  {
    name: 'site',
    pattern:
      /logo|\bphoto_(?:50|100)\b|\bsite_?(?:view|info)\b|icon|favicon|theme|avatar|auth?or|auteur|verfasser|forfatter|penulis|yazar|avtor|szerz[oő]|portr[aeé]|retrato|ritratto|contributor|stifter|donor\b|spender|schenker|user|profile|publisher|publication|newsletter|\bpub\b|brand|dealer|vendor|(?<!gor)seller|owner|agent|broker|makelaar|makler|courtier|conseiller|corretor|doradca|emlakci|dan[iı]sman|rieltor|inmobiliaria|vendedor|vendeur|verkaeufer|verk[aä]ufer|anunciante|annonceur|anbieter|perfil|usuario|utilisateur|benutzer|sprzedaw|prodav|inzerent|satici|host\b|byline|(?<!-)\b(?:posted_?|written_?|created_?)?by\b(?!-)|staff|respons[aá](?:vel|ble|bile)|ansprechpartner|\bcontacts?\b|contact(?:persoon|person)|\b(?:players|pelaajat|spieler(?:innen)?|joueurs|jugadores|giocatori|jogadores|spelare|spillere|zawodnicy|hraci|igraci|oyuncular|line_?ups?|squad|roster|kokoonpano|aufstellung)\b|\b(?:trainer|instructor|teacher|lecturer|tutor|dozent(?:in)?|kursleiter(?:in)?|formateurs?|formatrices?|intervenante?s?|animateurs?|animatrices?|docentes?|instruktor|trener|e[gğ]itmen|opettaja|ohjaaja|l[aä]rare|underviser)\b|\bkontakt(?:person|e)?\b|\bcontacto\b|\bcontatto\b|servidor(?:es)?\b|chef|member|presenter|venue|\bchapter\b|\bvolume\b|beeldmerk|omroep|serie(?:s)?_?(?:hoes|cover|art)|show_?(?:art|cover|image)|sprite|placeholder|fallback|default/i,
  },
  {
    name: 'lead',
    pattern:
      /og_?image|open_?graph|share|social|cover|hero|lead|feature|primary|main|poster|affiche|locandina|cartaz|filmplakat|front_?(?:cover|side)|keyvisual|artwork|backdrop|opening|promo_items|lead_art|(?<!artista?_?)princip|\bhuvud(?:bild)?\b|\bhoved(?:bil+ede)?\b|\bhoofd(?:foto)?\b|\bhaupt\b|hauptbild|titelbild|aufmacher|portada|destacad|destaque|copertina|testata|couverture|omslag|\bkansi\b|okladka|oblozhka|e[xk]s?of[yi]l/i,
  },
];

/** A folder of what is the site's, or somebody else's. */
const FOLDER_OF_OTHERS =
  /\/(?:sponsors?|partners?|danisman(?:lar)?|profil(?:e|es|er|bilder)?|perfil(?:es)?|authors?|autor(?:en|es|i|zy|y)?|auteurs?|banner[a-z]{0,3}|promos?|logos?|avatars?|users?|icons?|flags?|badges?|categor(?:y|ies)|koukoku|guanggao|mainos(?:kuvat)?)\/|\/(?:ads|adverts?|campaigns?|kampa(?:n|gn)[a-z]+|reklam[ay]?|werbung|publicidad)\/[^/]+$|[-_/](?:bullet|arrow|chevron|caret|btn|button)[-_][^/]*\.(?:png|gif|svg)$/i;

/** Names of places in a page, as shop software has them for its widgets. */
const SELECTOR = /^[[.#*]/;

/** What is the same for all pictures in a page's data. */
export interface PageOfData {
  words: PageWords;
  /** Some of its objects are the page's own. */
  hasOwn: boolean;
  /** The page's own says that it has no picture. */
  saysNone: boolean;
  /** The page's head is of another page, and its data may be. */
  isLeftOver: boolean;
  /** It is about somebody. */
  isProfile: boolean;
}

/** What speaks for and against a picture by its place in the data, which is counted from 0, and by its address. */
export function stateTerms(
  picture: StatePicture & { url: string; place: number; claimed: ClaimedSize },
  { words: { title, numbers }, hasOwn, saysNone, isLeftOver, isProfile }: PageOfData,
): Bonus[] {
  const { url, path, owner, place } = picture;
  const terms: Bonus[] = [termOf('state', SOURCE_POINTS.state)];
  const add = (name: keyof typeof STATE_POINTS) => terms.push(termOf(name, STATE_POINTS[name]));
  const isOfOther = picture.isOfOtherPages || (hasOwn && owner === 'other');
  const named = isOfOther ? 'elsewhere' : meaningFor(picture);
  // Of somebody the portrait is what the page is about.
  const isOwnPortrait = isProfile && owner === 'page' && picture.isOwnAlone && PORTRAIT.test(path.join(' '));
  const meaning = named === 'site' && isOwnPortrait ? undefined : named;
  // Data is left over with the rest, unless it says whose it is.
  const isOfPart = picture.isOfPart && !path.includes('primary');
  const isDoubted = meaning === 'lead' && (((isLeftOver || hasOwn) && owner !== 'page') || isOfPart);
  if (meaning !== undefined && !isDoubted) add(meaning);
  // One that is there in several sizes is kept to be shown.
  if (picture.isOfProgram === true && picture.smaller.length < 2) add('in_program');
  terms.push(...placeTerms(place));
  // Of what says that it has no picture, what stands further inside is of others.
  const inside = path[picture.ownerDepth] ?? '';
  const isInside = saysNone && meaning === undefined && !isPictureName(inside) && !OF_TEXT.test(inside);
  if (owner === 'page' && !isInside) add('of_page');
  else if (picture.isEntry || saysNone) add('entry');
  if (owner === 'page' && picture.isOwnAlone && meaning === undefined && picture.isOfProgram !== true)
    add('own_alone');
  // Of data about many things the page's own stands under the number that the page's address has.
  if (numbers.some((number) => path.includes(number) || url.includes(number))) add('shares_number');
  // The folder of the page itself says nothing.
  const written = picture.address.startsWith('./') ? picture.address : addressParts(url).path;
  if (sharedWords(written, title) > 0) add('word_in_path');
  if (SIDE_OF_PORTRAIT.test(url)) terms.push(termOf('size_small', BODY_POINTS.size_small));
  if (isStrip(aspectOf(picture.claimed))) terms.push(termOf('shape_strip', BODY_POINTS.shape_strip));
  return terms;
}

/** `u55120_160.jpg`: pixels that portraits and small signs are made in. */
const SIDE_OF_PORTRAIT = /[-_](?:96|120|128|144|150|160)\.(?:jpe?g|png|webp)$/;

function termOf(name: string, points: number): Bonus {
  return { name, points };
}

/** What holds a thing's own members, or the parts of its text. */
const OF_TEXT =
  /^(?:properties|attributes|fields|data|acf|meta|contents?|body|blocks?|sections?|components?|elements?|modules?|items|slices|media|pages?|rows?)$/i;

const PORTRAIT = /portr[aeé]|retrato|ritratto|avatar|photo|foto|head_?shot|profile_?(?:image|pic)/i;

/** The name of a member, and not of an attribute; in a store with what was asked of it. */
const MEMBER = /^\w+(?:\(.*\))?$/;

/** What a site for such calls the thing that a page offers, and sites the part that their news and campaigns are in. */
const OWN_PLACE =
  /^(?:advert(?:isement)?s?|kampan\w*|kampagne\w*|campaigns?|novedades|novinky|nowosci|nouveautes|neuheiten|novita|uutuudet)$/i;

const OWN_AVATAR = /^avatar(?:_?(?:url|image|full))?$/i;

/** The page's own object may be called as those are that belong to others, and stand among them: `venue`, `advert`. */
function meaningFor({ path, url, owner, ownerDepth }: StatePicture & { url: string }) {
  const meaning = meaningOf(path, url);
  const isOwnPlace = (name: string, at: number) =>
    at < ownerDepth && (OWN_PLACE.test(name) || name.includes('/'));
  const isInOwnPlace = meaning === 'elsewhere' && path.some(isOwnPlace);
  if ((meaning !== 'site' && !isInOwnPlace) || owner !== 'page') return meaning;
  // Of an article the avatar is its picture, as publishing tools of Vietnam have it.
  const isOwnAvatar = (name: string, at: number) => at === ownerDepth && OWN_AVATAR.test(name);
  const isItsName = (name: string, at: number) =>
    isOwnPlace(name, at) || (at < ownerDepth && MEMBER.test(name)) || isOwnAvatar(name, at);
  return meaningOf(
    path.filter((name, at) => !isItsName(name, at)),
    url,
  );
}

/** What the names around a picture, or its folder, say of it; undefined where they say nothing. */
export function meaningOf(path: readonly string[], url: string): keyof typeof STATE_POINTS | undefined {
  if (FOLDER_OF_OTHERS.test(url)) return 'site';
  // A name for an address says nothing of the picture: `urlDefault`.
  const last = path.length - 1;
  const isTelling = (name: string, at: number) =>
    !SELECTOR.test(name) &&
    !(at === last && isAddressName(name)) &&
    // What Gatsby shows where a browser knows none of the other formats.
    !(name === 'fallback' && path[at - 1] === 'images');
  // Of a request, `/events/30881?include=image,nearby`, the query says what else was asked for, and of `url({"size":1})` how; a name may be all of it.
  const names = path
    .filter(isTelling)
    .map((name) => name.replace(/\?.*|\(\{.*|^\{.*/, ''))
    .join(' ');
  if (isOfOthers(names)) return 'elsewhere';
  return MEANINGS.find(({ pattern }) => pattern.test(names))?.name;
}
