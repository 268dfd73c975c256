import { decoded } from '../../decoded';

/**
 * `Hilfe:Bilder`: a page of another namespace, in whatever language. Titles of works have a space behind their colon,
 * and times of day a digit.
 */
const OF_NAMESPACE = /^[^:\d]{2,}:(?=\p{L})/u;

/** Titles of works that have none. */
const WORKS = /^(?:re|csi|ncis):/;

const MAIN_PAGES = new Set(
  `main_page hauptseite pagina_principale hoofdpagina заглавная_страница головна_сторінка メインページ 首页 首頁
  strona_główna anasayfa ana_sayfa الصفحة_الرئيسية صفحهٔ_اصلی עמוד_ראשי etusivu forside`.split(/\s+/),
);

/** Whether a title names an article: neither a page of another namespace nor the main page. */
export function isArticleTitle(title: string): boolean {
  const folded = title.toLowerCase();
  if (MAIN_PAGES.has(folded)) return false;
  return !OF_NAMESPACE.test(folded) || WORKS.test(folded);
}

/** A title as the wiki itself writes it: decoded, with `_` for spaces. */
export function wikiTitle(encoded: string): string {
  return spaced(decoded(encoded));
}

/** The same for a title that is decoded already. */
export function spaced(title: string): string {
  return title.replace(/[ _]+/g, '_').replace(/^_|_$/g, '');
}

/** A title as it stands in the path of its page. */
export function encodeTitle(title: string): string {
  return encodeURI(title).replace(/\?/g, '%3F').replace(/#/g, '%23');
}
