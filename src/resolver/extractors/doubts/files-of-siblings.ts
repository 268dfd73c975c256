import { pageAddress } from '../page-address';
import type { PageSnapshot } from '../../page-snapshot';
import { withoutOrigin } from '../address/without-origin';
import { folderOf } from '../address/path-parts';
import { backgroundOf } from '../body/written-addresses';
import { pageWords } from '../body/page-words';
import {
  hasOtherLongNumber,
  isCountedOtherwise,
  isNamedAlmostAsPage,
  isOfYearBefore,
} from './names-of-siblings';
import { isOlderUpload } from './older-upload';
import { isInOtherLanguage } from './other-language';
import { isOfOtherVariant, type Others } from './other-variant';
import { showsFilesBeside } from './shows-files-beside';
import { stemOf } from './stem-of';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** Digits that the name of a thing has at least: of fewer there are pages and parts. */
const MIN_DIGITS = 3;

/** Pictures of a page that are compared with. */
const MOST_SHOWN = 100;

/**
 * Tells of a path whether its file is that of a sibling of the page: called by another year, another number or another
 * language than the page, which shows the same file of its own: `poster-2019.jpg` beside `poster-2026.png` on the page of
 * the festival of 2026.
 */
export function filesOfSiblings(snapshot: PageSnapshot): (path: string) => boolean {
  let known: readonly string[] | undefined;
  // Most files are not even called like a sibling's.
  const othersOf = () => (known ??= pathsShown(snapshot));
  return (path) => {
    const written = path.toLowerCase();
    return TESTS.some((test) => test(written, othersOf, snapshot));
  };
}

const TESTS: readonly ((path: string, othersOf: Others, snapshot: PageSnapshot) => boolean)[] = [
  isOfOtherYear,
  isOfOtherNumber,
  isOfOtherDay,
  isOfOtherEpisode,
  isOfOtherIssue,
  isOfOtherVariant,
  isNamedAlmostAsPage,
  hasOtherLongNumber,
  isOfYearBefore,
  isCountedOtherwise,
  isOlderUpload,
  isInOtherLanguage,
  isInFolderOfSibling,
  isInFolderOfParent,
];

/** As written, without what stands before and behind them: a file that is relative to the page is left out. */
function pathsShown({ images }: PageSnapshot): string[] {
  return images
    .slice(0, MOST_SHOWN)
    .flatMap(({ attributes: { src = '', poster = '', style = '' }, context: { linkHref } }) => [
      ...[src, poster, linkHref, backgroundOf(style) ?? ''],
    ])
    .map((written) =>
      withoutOrigin(written)
        .replace(/[?#].*$/s, '')
        .toLowerCase(),
    )
    .filter((path) => path.startsWith('/'));
}

function isOfOtherYear(path: string, othersOf: Others, { title, url }: PageSnapshot): boolean {
  const isOfPage = (year: string) => title.includes(year) || url.includes(year);
  const name = stemOf(path);
  const year = YEAR.exec(name)?.[0];
  if (year === undefined || isOfPage(year)) return false;
  return othersOf().some((other) => {
    const own = YEAR.exec(stemOf(other))?.[0];
    return (
      own !== undefined &&
      isOfPage(own) &&
      withoutCount(stemOf(other).replace(YEAR, year)) === withoutCount(name)
    );
  });
}

/** Editions are counted beside their years: `soil_3ed_2011.jpg`. */
function withoutCount(name: string): string {
  return name.replace(/(?<!\d)\d{1,2}(?!\d)/g, '');
}

/** `/photo/mv-1931-045/` beside `/photo/mv-1931-044/` on the page of number 044. */
function isOfOtherNumber(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const { slug } = pageWords(snapshot);
  if (slug.replace(/\D/g, '').length < MIN_DIGITS || path.includes(slug)) return false;
  return othersOf().some((other) => {
    const at = other.indexOf(slug);
    const its = path.slice(at, at + slug.length);
    return at > 0 && isAlike(path, other, at, slug) && its !== slug && shapeOf(its) === shapeOf(slug);
  });
}

/** Letters and digits of a number that nothing else has by chance. */
const LONG_NUMBER = /^\d{5,}$/;

/** What stands before the numbers; folders by the first digits of a long number are other ones for each. */
function isAlike(path: string, other: string, at: number, slug: string): boolean {
  const [its, before] = [path.slice(0, at), other.slice(0, at)];
  return LONG_NUMBER.test(slug) ? shapeOf(its) === shapeOf(before) : its === before;
}

/** `/posts/home-router/diagram.png` on `/posts/wireless-keyboard/`, which shows `/posts/wireless-keyboard/desk.jpg`. */
function isInFolderOfSibling(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const own = pageAddress(snapshot).pathname.toLowerCase().replace(/\/$/, '');
  const parent = folderOf(own);
  const folder = path.startsWith(parent) ? /^([^/]{4,})\//.exec(path.slice(parent.length))?.[1] : undefined;
  if (parent.length < 2 || folder === undefined || !/[a-z]-[a-z]/.test(folder)) return false;
  // A folder for all files of a part of the site has those of the page, too.
  if (stemOf(path).includes(own.slice(parent.length))) return false;
  if (path.startsWith(`${own}/`)) return false;
  return showsFilesBeside(snapshot) || othersOf().some((other) => other.startsWith(`${own}/`));
}

/** Right in the folder, or in one that a sum names, as Kirby has it. */
const FILE_OF_PARENT = /^(?:[\da-f]{8,}(?:-\d{6,})?\/)?[^/]+$/;

/** `/media/soups/title.jpg` on `/soups/pear`, which shows `/media/soups/pear/bowl.jpg`: what stands for all soups. */
function isInFolderOfParent(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const own = pageAddress(snapshot).pathname.toLowerCase().replace(/\/$/, '');
  const parent = folderOf(own);
  const [, rest = ''] = parent.length < 3 ? [] : path.split(parent, 2);
  if (!FILE_OF_PARENT.test(rest) || rest.includes(own.slice(parent.length))) return false;
  return othersOf().some((other) => other.includes(`${own}/`) && /\.\w{3,4}$/.test(other));
}

/** A day, with which the name of a file begins. */
const DAY = /\/((?:19|20)\d\d)[-_]?(0[1-9]|1[0-2])[-_]?([0-2]\d|3[01])(?=[^/\d][^/]*$)/;
const DAY_OF_PAGE = /\/((?:19|20)\d\d)[-/]?(0[1-9]|1[0-2])[-/]?([0-2]\d|3[01])(?=[-/])/;

/** `/comics/2014-03-12-ballast.png` beside `/comics/2014-03-14-the-committee.png` on the page of the 14th. */
function isOfOtherDay(path: string, othersOf: Others, { url }: PageSnapshot): boolean {
  const [own, its] = [dayIn(url, DAY_OF_PAGE), dayIn(path, DAY)];
  if (own === undefined || its === undefined || own === its) return false;
  const folder = folderOf(path);
  return othersOf().some((other) => other.startsWith(folder) && dayIn(other, DAY) === own);
}

/** A season and an episode: `/s02/e03/`, `s02e03`. */
const EPISODE = /(?<![a-z\d])s0*(\d{1,2})[-_/]?ep?0*(\d{1,3})(?!\d)/;

/** The last two numbers of an address: `/season-2/episode-4`, `/s02e04`. */
const LAST_NUMBERS = /(?<!\d)0*(\d{1,2})\D+0*(\d{1,3})\D*$/;

/** `/stills/lantern/s02/e03/` beside `/stills/lantern/s02/e04/` on the page of the fourth episode. */
function isOfOtherEpisode(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const its = EPISODE.exec(path);
  if (its === null) return false;
  const own = numbersIn(pageAddress(snapshot).pathname, LAST_NUMBERS);
  if (own === undefined || numbersIn(path, EPISODE) === own) return false;
  const folder = path.slice(0, its.index);
  return othersOf().some((other) => other.startsWith(folder) && numbersIn(other, EPISODE) === own);
}

/** `ep042-cartographer.jpg`, `folge-42.jpg` */
const ONE_NUMBER =
  /(?<![a-z\d])(?:ep(?:isode)?s?|folgen?|afsnit|avsnitt|odcinek|odc|puntata|capitulo|issue|nr|no)[-_/]?0*(\d{1,4})(?!\d)/;

/** `/episodes/42-the-cartographers-daughter` */
const NUMBER_OF_PAGE = /\/(?:[a-z]{1,12}[-_]?)?0*(\d{1,4})(?=[-_/]|$)[^/]*\/?$/i;

/** `/artwork/ep041-salt-roads.jpg` beside `/artwork/ep042-cartographer.jpg` on the page of number 42. */
function isOfOtherIssue(path: string, othersOf: Others, snapshot: PageSnapshot): boolean {
  const its = ONE_NUMBER.exec(path);
  if (its === null) return false;
  const own = NUMBER_OF_PAGE.exec(pageAddress(snapshot).pathname)?.[1];
  if (own === undefined || its[1] === own) return false;
  const folder = path.slice(0, its.index);
  return othersOf().some((other) => other.startsWith(folder) && ONE_NUMBER.exec(other)?.[1] === own);
}

function numbersIn(text: string, pattern: RegExp): string | undefined {
  const [, season, episode] = pattern.exec(text) ?? [];
  return season === undefined ? undefined : `${season} ${episode}`;
}

function dayIn(text: string, pattern: RegExp): string | undefined {
  const [, year, month, day] = pattern.exec(text) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

function shapeOf(name: string): string {
  return name.replace(/\d/g, '0');
}
