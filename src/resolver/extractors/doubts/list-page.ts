import { parseUrl } from '../../parse-url';
import { oncePerPage } from '../once-per-page';

/** What publishing tools and shops put before the name of a tag, of a category or of somebody who writes. */
const LIST_PATH =
  /\/(?:tags?|etiquetas?|schlagw(?:ort|orte)|author|autor(?:es)?|auteurs?|byline|categor(?:y|ie|ia)|kategorie|rubrique)\/[^/]+\/?(?:page\/\d+\/?)?$/i;
const SEARCH =
  /\/(?:search|suche|recherche|buscar?|busqueda|busca|cerca|szukaj|hledat|sok)\b|[?&](?:q|query|search|keyword)=/i;

/** Whether a page lists other pages, by its address. */
export const isListPage = oncePerPage(({ url }): boolean => {
  const { pathname = '', search = '' } = parseUrl(url) ?? {};
  return LIST_PATH.test(pathname) || SEARCH.test(pathname + search);
});
