import type { AddressParts } from '../address/address-parts';
import type { BodyFacts } from './body-facts';
import { isNamedPerson, NAME_WORDS } from './name-words';

/** Sizes, in pixels, that advertisements are sold in. */
export const ADVERTISEMENT_SIZES: ReadonlySet<string> = new Set(
  '728x90 970x90 970x250 300x250 336x280 300x600 160x600 120x600 320x50 320x100 468x60 234x60 250x250'.split(
    ' ',
  ),
);

/** SPIP calls the picture of an article or a person its logo, and the file `arton` or `auton` with a number. */
export const ARTICLE_LOGO = /^(?:art|aut|mot)on\d/;

/** A folder of drawings, one for each size. */
const SIZE_OF_SET = /\/(\d{2,3})\/[^/]+\.(?:png|gif|webp)$/;

/** `/weather/256/snow.png`, shown as a square of 256 pixels. */
export function isOfIconSet(path: string, side: number): boolean {
  return SIZE_OF_SET.exec(path)?.[1] === String(side);
}

/** Of slides, which are those of all pages. */
export const FOLDER_OF_SLIDES = /\/(?:sliders?|slideshow|carousel|karusel\w?)\/$/i;

/** In an address: a map on which an encyclopedia marks a place. */
export const LOCATOR_MAP =
  /[-_]loca(?:tion|tor)[-_]map|\/(?:map\/)?static-?map(?:\/|$)|\/(?:google-?)?map(?:[-_](?:hq|office|contact|location|small|large|\d+))?\.\w+$|[-_/](?:office|contact|location|store|shop|hotel|our)[-_]map[-_\d]*\.\w+$/;

export const TILE_NAME = /(?:leaflet|ol|map)-?tile/;

/** Zoom, column and row, as map servers name the squares of a map. */
const MAP_TILE = /\/(1?\d|2[0-2])\/(0|[1-9]\d{0,6})\/(0|[1-9]\d{0,6})(?:@2x)?\.(?:png|jpe?g|webp)$/;

/** `/z/x/y.png`: at each zoom there are 2^z squares in a row. */
export function isCalledMapTile(path: string): boolean {
  const square = MAP_TILE.exec(path);
  return square !== null && square.slice(2).every((number) => Number(number) < 2 ** Number(square[1]));
}

const TILE_HOST = /(?:^|[.-])(?:tiles?|osm|map)(?:[.-]|$)/;

/** Whether an address is that of a square of a map, which its host says, too. */
export function isMapTile(host: string, path: string): boolean {
  return isCalledMapTile(path) && TILE_HOST.test(host);
}

const STATIC_MAP =
  /^maps\.google(?:apis)?\.\w+\/maps\/api\/staticmap|^(?:static|api)-?maps?\.|^api\.mapbox\.com\/.*\/static\/|^(?:[\w-]+\.)*(?:static-?)?(?:maps?|mapas?|kart(?:en?|a)?|cartes?|mappe)\.(?:[\w-]+\.)*\w+\/(?:v\d\/)?(?:static(?:map)?|statisk|statisch|statique|estatico|statico)/;

/** A place by its degrees, how near, and nothing else: `?c=42.96,16.89&z=14`. */
const PLACE =
  /(?:^|&)(?:c|center|centre|ll|latlng|coords?|point|markers?|pt)=-?\d{1,3}\.\d+(?:,|%2c)-?\d{1,3}\.\d+/i;
const NEARNESS = /(?:^|&)(?:z|zoom|l|spn)=\d/i;

/** The same in a path: `/static/v1/outdoors/-7.61,40.36,12.4/1200x630`. */
const PLACE_IN_PATH = /\/static\/(?:[^/]+\/)*-?\d{1,3}\.\d+,-?\d{1,3}\.\d+,\d/;

/** A line on it is what a page about a walk shows. */
const WAY_ON_MAP = /(?:^|[&/])(?:path|polyline|geojson|overlay|track)[=(]|enc:/i;

/** Whether a server draws a map of a place as one picture. */
export function isStaticMap(parts: AddressParts): boolean {
  return isDrawnMap(parts) && !WAY_ON_MAP.test(`${parts.path}?${parts.query}`);
}

/** The same, with a way on it or without. */
export function isDrawnMap({ host, path, query }: AddressParts): boolean {
  const isOfPlace = PLACE.test(query) && NEARNESS.test(query);
  return isOfPlace || STATIC_MAP.test(`${host}${path}`) || PLACE_IN_PATH.test(path);
}

/** As servers of the Web Map Service draw a map: https://www.ogc.org/standards/wms/ */
export const MAP_OF_SERVICE = /[?&]request=getmap(?:&|$)/i;

/** Whether a server hands out advertisements or counts readers. */
export function isHostOfOthers(host: string): boolean {
  return (
    NAME_WORDS.advertisementHost.test(host) || NAME_WORDS.trackerHost.test(host) || OF_PAYMENT.test(host)
  );
}

/** A script that counts who looks, in the languages of many sites. */
const COUNTER =
  /^(?:count(?:er)?|piwik|matomo|contador|compteur|contatore|zaehler|stats?|status|online|pixel|track)\.(?:php|cgi|aspx?|pl|exe|dll)$/;

/** The same under a word alone, of which no size is told. */
export const BARE_COUNTER = /^(?:count(?:er)?|collect|pixel|beacon|page[-_]?view|impression|hits?)$/;

/** Whose moving pictures people answer with. */
export const REACTION_HOST = /(?:^|\.)(?:giphy|tenor|gfycat|gph|makeagif|gifer)\.(?:com|is|co)$/;

/** Their pictures are buttons. */
const OF_PAYMENT = /(?:^|\.)paypal(?:objects)?\.com$/;

const COUNTER_FOLDER = /\/(?:count(?:er)?s?|access_?count(?:er)?)\/[^/]*\.(?:cgi|php|pl)$/;

/** What counts who shares a page: its address stands in that of the picture, and is no picture's. */
const EMBEDDED_PAGE = /\/(?:entry|count(?:er)?|bookmark|button|badge)\/(?:[^?]*\/)?https?:\/+[^/]+\/[^.?]*$/;

/** The name of a file of a kind that photos are. */
export const PHOTO = /\.(?:jpe?g|webp|avif)$/;

/** What a site shows where it has no page. */
export const NOT_FOUND = /^(?:error|page|img|image)?[-_]?(?:404|not[-_]?found)(?:[-_.]|$)/;

const PERSON_FOLDER =
  /gravatar|[-_/](?:head-?shot|mug-?shot)s?[-_./]|\/(?:autorzy|autori|autoren|autores|auteurs|yazar(?:lar)?|muhabir(?:ler)?|redazione|portratt|portraet[ts]?|journalisten|kolumnisten|avtory|skribenter|forfattere|szerzok|kirjoittajat|penulis)\/|\/(?:people|staff|brokers?|recruiters?|consultants?|medewerkers?|mitarbeiter|speakers?|hosts?|experts?|experten|agent[ei]s?|conseillers?|kirjailijakuvat|autorenfotos|auteursfotos|forfatterbilder)\/(?:[^/]*\/)?$|\/(?:avatars?|authors?|bylines?|profile_images|headshots?|(?<!\/albums\/)userpics?)\//;

const PERSON_HOST = /^(?!avatars\.mds\.)(?:l-|s-|img-)?(?:ava(?:tar(?:es?|[ens]|i|ok)?)?|userpics?)\d*\./;

/** What such a server has besides, in folders of their own. */
const OF_WORK = /^\/(?:songs?|albums?|playlists?|tracks?|books?|movies?|films?|games?|novels?)\//;

/** Whether an address is that of a server of portraits, and of one of these. */
export function isOnPersonHost(host: string, path: string): boolean {
  return PERSON_HOST.test(host) && !OF_WORK.test(path);
}

/** vBulletin's, which is asked for a member. */
export const PORTRAIT_SCRIPT = /\/image\.php\?(?:.*&)?u=\d/;

/** What forum software of many names calls its portraits, and sites those of their people. */
const PERSON_FILE = /^(?:avatar|useravatar)\.php$|^auton\d|^(?:perfil|profile?)[-_]?\d*\.\w+$/;

/** `/u/960584.png`, `/nutzer/7165.jpg`: a number among those of a site's people. */
const NUMBER_OF_PERSON =
  /\/u\/\d+\.png$|\/(?:users?|members?|member\/photo|utenti|nutzer|usuarios?|utilisateurs|kullanici(?:lar)?|uzytkownicy)\/\d+\.\w+$/;

/** `kirjoittaja_hanna_m.jpg`, and what Drupal makes smaller of such: `/styles/kolumnisti_480/public/`. */
const FILE_OF_WRITER =
  /(?:^|\/styles\/)(?:authors?|autor(?:[aei]|en|in|ka)?|auteure?|columnist|kolumnist(?:[aei]|in)?|kirjoittaja|skribent|forfatter|redakt[oø]r|redakteur|contributor|yazar|muhabir|penulis|avtor|szerzo|verfasser(?:in)?)[-_]/;

/** Whether a file is called as one of somebody who writes for the site; both in lower case. */
export function isCalledAsOfWriter(fileName: string, path: string): boolean {
  return FILE_OF_WRITER.test(fileName) || FILE_OF_WRITER.test(path);
}

/** A photo may be upright, and called so: only a small one is somebody's. */
const NAMED_PORTRAIT =
  /(?:^|[-_])(?:portrai?ts?|portra(?:et|it)|portret|retrato|ritratto|portrait?foto)(?:[-_.\d]|$)/;
const LARGEST_PORTRAIT = 300;

function isSmall(width: number | null): boolean {
  return width !== null && width <= LARGEST_PORTRAIT;
}

/** Whether a file counts who looks at a page, or who shares it; both in lower case. */
export function isCounter(fileName: string, path: string): boolean {
  return COUNTER.test(fileName) || COUNTER_FOLDER.test(path) || EMBEDDED_PAGE.test(path);
}

/** A script that is asked for a portrait. */
const ASKS_FOR_PORTRAIT = /[?&](?:avatar|userpic)=/;

function asksForPortrait(url: string): boolean {
  return ASKS_FOR_PORTRAIT.test(url) || PORTRAIT_SCRIPT.test(url);
}

/** Whether a picture is somebody's portrait by its item, the names around it, its host, its folders or its own name. */
export function isPortrait({
  itemType,
  ancestorNames,
  ownNames,
  host,
  path,
  folders,
  fileName,
  sharedInPath,
  width,
  addresses: [{ url }],
}: BodyFacts): boolean {
  if (
    itemType === 'person' ||
    itemType === 'part-person' ||
    itemType === 'author' ||
    isNamedPerson(ancestorNames) ||
    isNamedPerson(ownNames)
  )
    return true;
  if (PERSON_FOLDER.test(folders) || PERSON_FILE.test(fileName) || NUMBER_OF_PERSON.test(path)) return true;
  if (sharedInPath === 0 && isCalledAsOfWriter(fileName, path)) return true;
  if (sharedInPath === 0 && NAMED_PORTRAIT.test(fileName) && isSmall(width)) return true;
  return isOnPersonHost(host, path) || (url.includes('=') && asksForPortrait(url));
}
