import { decoded } from '../../decoded';

/** What stands before the colon of pages that are no article, in the larger languages. */
const NAMESPACES = new Set(
  `special talk user help category template file image media mediawiki module draft portal book project wp timedtext
  spezial diskussion benutzer benutzerin hilfe kategorie vorlage datei spécial discussion utilisateur utilisatrice
  aide catégorie modèle fichier portail projet especial discusión usuario usuaria ayuda categoría plantilla archivo
  speciale discussione utente aiuto categoria portale progetto discussão usuário usuária ajuda predefinição ficheiro
  speciaal overleg gebruiker hulp categorie sjabloon bestand portaal служебная обсуждение участник участница справка
  категория шаблон файл портал проект спеціальна обговорення користувач користувачка довідка категорія файл
  特別 ノート 利用者 ヘルプ ファイル 特殊 讨论 討論 用户 用戶 使用者 帮助 說明 分类 分類 模板 文件 檔案 主题 主題
  특수 토론 사용자 도움말 분류 틀 파일 포털 specjalna dyskusja wikipedysta wikipedystka pomoc kategoria szablon plik
  användare hjälp kategori mall fil diskusjon bruker hjelp mal kullanıcı tartışma yardım özel şablon dosya vikipedi
  خاص نقاش مستخدم مساعدة تصنيف قالب ملف بوابة مدیا ویژه بحث کاربر راهنما رده الگو پرونده מיוחד שיחה משתמש עזרה קטגוריה תבנית קובץ פורטל
  speciální diskuse nápověda šablona soubor toiminnot keskustelu käyttäjä ohje luokka malline tiedosto`.split(
    /\s+/,
  ),
);

/** The project's own pages, in every script it is written in. */
const PROJECT = /^(?:[wv]i[kc]i|вики|вікі|維基|维基|ウィキ|위키|ويكي|ویکی|ויקי|βικι)/u;

const MAIN_PAGES = new Set(
  `main_page hauptseite pagina_principale hoofdpagina заглавная_страница головна_сторінка メインページ 首页 首頁
  strona_główna anasayfa ana_sayfa الصفحة_الرئيسية صفحهٔ_اصلی עמוד_ראשי etusivu forside`.split(/\s+/),
);

/** Whether a title names an article: neither a page of another namespace nor the main page. */
export function isArticleTitle(title: string): boolean {
  const folded = title.toLowerCase();
  if (MAIN_PAGES.has(folded)) return false;
  const colon = folded.indexOf(':');
  if (colon < 0) return true;
  // `User talk:` and its like are made of two of the words.
  const words = folded.slice(0, colon).split('_').filter(Boolean);
  return !words.every((word) => NAMESPACES.has(word)) && !PROJECT.test(folded);
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
