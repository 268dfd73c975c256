import type { PageSnapshot } from '../../page-snapshot';

/** How sites call a page that is not there, in the languages of many of them. */
const NOT_FOUND =
  /(?:^|[^\p{L}\d])(?:error|fehler|erreur|errore|ошибка|错误)\W{0,3}404(?!\d)|(?:^|[|·–—-]\s*)404\s*(?:$|[|·–—:!.-]|\((?:page )?not found|(?:page )?not found|error)|(?:page|site|document|content) (?:was |could )?(?:not|n['’]t) (?:be )?found|(?:seite|dokument) (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|página não encontrada|pagina non trovata|pagina niet gevonden|страница не найдена|ページが見つかりません|页面不存在|找不到(?:该)?页面|페이지를 찾을 수 없/iu;

/** Whether a page says by its title that there is none at its address. */
export function isErrorPage({ title }: Pick<PageSnapshot, 'title'>): boolean {
  return NOT_FOUND.test(title);
}
