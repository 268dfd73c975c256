import type { NamedPage } from './named-page';
import { standsForSite } from './stands-for-site';

/** Initials, and a kind of file that photos are not. */
const SIGN_BY_INITIALS = /^(?!ima?ge?|pic|pi[xc]s|photo)[a-z]{2,4}[-_].*\.(?:png|gif)$/i;

/** `/almeenaa-200x200.png` on `almeenaa.example`, or `/an_128x128.png` on that of Almeenaa News: the site's sign. */
export function isSmallSquareOfSite(file: string, { siteWords }: NamedPage): boolean {
  const [, name = '', width, height] =
    /^([^-_]+)[-_](\d{2,3})x(\d{2,3})\.\w+$/.exec(file.toLowerCase()) ?? [];
  const isOfSite = siteWords.has(name) || (SIGN_BY_INITIALS.test(file) && standsForSite(name, siteWords));
  return isOfSite && width === height && Number(width) <= 300;
}

/** Letters; a shorter name may be that of anything. */
const MIN_LABEL = 5;

/** `/img/east-meadow.png`, `East_Meadow_1200.png` on `eastmeadow.example`: the name of the site and nothing else. */
export function isCalledAsSite(file: string, { siteWords }: NamedPage): boolean {
  const name = file
    .toLowerCase()
    .replace(/^\d{2,4}px-|(?:[-_]\d{3,4}(?:x\d{3,4})?)?\.\w+$/g, '')
    .replace(/[^a-z\d]+/g, '');
  return name.length >= MIN_LABEL && siteWords.has(name);
}

/** Whom a card is made for, and how wide and high they want it. */
const NETWORKS = 'fb|facebook|twitter|og|social';
const CARD_SIZE = '1200x6[23]\\d';

/** What designers add to the name of a sign: its form, and what it stands on. */
const FORM =
  'square|round|circle|lockup|wordmark|horizontal|vertical|stacked|white|black|dark|light|colou?r|rgb|transparent|mark|sign|symbol|profile|avatar|lg|sm';

/** `JS_1200x630.jpg`, as wide and high as networks want it, or `3b6f_htc_square.png`: initials and nothing else. */
const INITIALS = new RegExp(
  `^(?:(?=[a-f]*\\d)[\\da-f]{4,32}_)?([a-z]{2,20})(?:[-_]?${CARD_SIZE}|(?:[-_](?:${FORM}|${NETWORKS}))+(?:[-_]\\d{1,2})?)\\.\\w+$`,
);

/** Whether a file is called as the site is, or by the initials of its name, and by a form or a card's size. */
export function isMarkOfSite(file: string, { siteWords }: NamedPage): boolean {
  const name = INITIALS.exec(file.toLowerCase())?.[1];
  return name !== undefined && standsForSite(name, siteWords);
}

const MADE_FOR_NETWORKS = new RegExp(`${CARD_SIZE}|[-_](?:${NETWORKS})(?=[-_.])`);

/** `JS_1200x630.jpg`, `CRN_fb.jpg`: a card that some sites have for all of their pages, and no mere sign. Lower case. */
export function isMadeForNetworks(name: string): boolean {
  return MADE_FOR_NETWORKS.test(name);
}
