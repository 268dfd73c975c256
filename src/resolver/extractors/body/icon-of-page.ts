import { withItsFolder } from '../address/path-parts';
import type { BodyFacts } from './body-facts';
import { BADGE_HOST, CODE_FILE, NAME_WORDS, SIGN_FILE } from './name-words';
import { bearsName } from './named-in-title';
import { isDescribedAsService, isDescribedAsSign } from './telling-alt';
import { isOfIconSet, isOnPersonHost, PHOTO, REACTION_HOST } from './telling-names';

/** By its own name, and not by those around it. */
const AVATAR = /(?:^|[\s_-])avatar(?:$|\s)/;

/** `all-smiles-at-the-premiere.jpg`: words that nobody gives to a sign. */
const IN_A_SENTENCE = /^(?:[a-z]+[-_]){4,}[a-z]+[-_.\d]/;

/** Of signs for the weather, on pages about other things. */
const WEATHER_FOLDER =
  /\/(?:weather|wx|pogoda|wetter|tiempo|meteo|hava-?durumu|vader|vejret|saa|tianqi|tenki|cuaca)\/[^/]+$/;

/** Around signs that stand in a row. */
const ROW_OF_ICONS = /(?:^|[\s_-])icons(?:$|\s)/;

/** Around drawings by which readers make the letters larger. */
const SIZE_OF_LETTERS = /(?:font|text)[-_]?(?:re)?siz/;

/** Around the sign by which somebody is known on a site. */
const USER_ICON = /(?:^|[\s_-])(?:user|member|commenter|poster)[-_]?(?:icon|pic)(?:$|[\s_-])/;

/** What a click on a button does. */
const PRINTS = /^\s*javascript:\s*(?:window\.)?(?:print|history)\b/i;

/** Whether a picture is a sign, a button, a badge or a seal: by its names, its folder and its description. */
export function isIcon(facts: BodyFacts): boolean {
  return (
    isSignOfSomebody(facts) ||
    isCalledIcon(facts) ||
    isCalledSeal(facts) ||
    isOfIcons(facts) ||
    isDescribedAsSign(facts.alt) ||
    isDescribedAsService(facts.alt, { titleWords: facts.ofPage.words.title, isSmall: isSmall(facts) }) ||
    PRINTS.test(facts.linkHref)
  );
}

/** Pixels: wider marks of ways to pay are rare. */
const WIDEST_MARK = 640;

function isSmall({ width }: BodyFacts): boolean {
  return width !== null && width <= WIDEST_MARK;
}

function isSignOfSomebody({ ownNames, ancestorNames, host, path, ofPage }: BodyFacts): boolean {
  return (
    !ofPage.isProfile &&
    (AVATAR.test(ownNames) || USER_ICON.test(ancestorNames) || isOnPersonHost(host, path))
  );
}

/** What opens a larger photo is none, and neither is a file that is called in a sentence. */
function isCalledIcon({ fileName, link, namesAndPath, ownNames, ofPage }: BodyFacts): boolean {
  const isPhoto = PHOTO.test(fileName) && (link === 'picture' || IN_A_SENTENCE.test(fileName));
  return (
    (!isPhoto && bearsName(NAME_WORDS.icon, namesAndPath, ofPage.words.title)) ||
    bearsName(NAME_WORDS.control, ownNames, ofPage.words.title) ||
    CODE_FILE.test(fileName) ||
    SIGN_FILE.test(fileName)
  );
}

/** Where reports of matches have the crests of both sides: `/images/klubovi/jadran.png`. */
const FOLDER_OF_CRESTS =
  /\/(?:(?:club|team)-?(?:logo|badge|crest)s?|crests?|klub(?:y|ovi|ok|it|at)|kluplar|kulupler|vereine|squadre|druzyny|timovi|joukkueet|grb(?:ovi)?)\/[^/]+$/;

/** Such a folder by a word that means other things, too: equipment, golf, a program. */
const FOLDER_OF_TEAMS = /\/(?:clubs?|teams?|mannschaften|equip[eo]s?|komandy)\/[^/]+$/;

/** Pixels. */
const LARGEST_CREST = 400;

function isCrest({ path, width, height, ofPage }: BodyFacts): boolean {
  const isSquare = width === height;
  const isSmallSquare = isSquare && width !== null && width <= LARGEST_CREST;
  return (
    (isSquare && bearsName(FOLDER_OF_CRESTS, path, ofPage.words.title)) ||
    (isSmallSquare && bearsName(FOLDER_OF_TEAMS, path, ofPage.words.title))
  );
}

/** A certificate may be scanned, and stands aside then. */
function isCalledSeal(facts: BodyFacts): boolean {
  const { landmarks, fileName, path, ancestorNames, ofPage } = facts;
  if (landmarks.includes('aside') && bearsName(NAME_WORDS.seal, fileName, ofPage.words.title)) return true;
  return (
    !PHOTO.test(fileName) &&
    (bearsName(NAME_WORDS.seal, withItsFolder(path), ofPage.words.title) ||
      bearsName(WEATHER_FOLDER, path, ofPage.words.title) ||
      isCrest(facts) ||
      SIZE_OF_LETTERS.test(ancestorNames))
  );
}

/** By where it stands, and where its file is. */
function isOfIcons({ ancestorNames, folders, ofPage, path, host, width, height }: BodyFacts): boolean {
  return (
    ROW_OF_ICONS.test(ancestorNames) ||
    bearsName(NAME_WORDS.iconFolder, folders, ofPage.words.title) ||
    (path.endsWith('.svg') && (NAME_WORDS.badge.test(path) || BADGE_HOST.test(host))) ||
    REACTION_HOST.test(host) ||
    (width !== null && width === height && isOfIconSet(path, width))
  );
}
