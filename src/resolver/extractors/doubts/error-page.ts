import { parseUrl } from '../../parse-url';
import type { PageSnapshot } from '../../page-snapshot';
import { anyOf } from './any-of';

/** How sites call a page that is not there, in the languages of many of them. */
const NOT_FOUND = anyOf(
  [
    /(?:^|[^\p{L}\d])(?:error|fehler|erreur|errore|ошибка|错误)\W{0,3}404(?!\d)/u,
    /(?:^|[|·–—-]\s*)404\s*(?:$|[|·–—:!.-]|\((?:page )?not found|(?:page )?not found|error)/u,
    /(?:page|site|document|content) (?:was |could )?(?:not|n['’]t) (?:be )?found/u,
    /(?:seite|dokument) (?:wurde )?nicht gefunden/u,
    /page (?:introuvable|non trouvée)/u,
    /página no encontrada/u,
    /página não encontrada/u,
    /pagina non trovata/u,
    /pagina niet gevonden/u,
    /страница не найдена/u,
    /ページが見つかりません/u,
    /页面不存在/u,
    /找不到(?:该)?页面/u,
    /페이지를 찾을 수 없/u,
  ],
  'iu',
);

/** Whether a page says by its title that there is none at its address. */
export function isErrorPage({ title, url }: Pick<PageSnapshot, 'title' | 'url'>): boolean {
  return NOT_FOUND.test(title) && !CALLED_SO.test(parseUrl(url)?.pathname ?? '');
}

/** The address of a page about something that is called so. */
const CALLED_SO = /\/[^/]+\/(?:\d{1,6}-)?[a-z\d]*404[-_a-z]*(?:not-found|error)[^/]*$/;
