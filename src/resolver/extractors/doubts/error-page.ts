import { parseUrl } from '../../parse-url';
import type { PageSnapshot } from '../../page-snapshot';
import { anyOf } from './any-of';

/** How sites call a page that is not there, in the languages of many of them, in lower case. */
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
    /^(?:sorry, )?(?:we )?(?:can(?:no|')t|couldn['’]t|could not) find (?:that|this|the) page|page (?:does ?n['’]t|does not) exist/u,
    /(?:diese |die )?seite (?:existiert nicht|gibt es nicht|konnte nicht gefunden)|wir (?:konnten|können) diese seite nicht finden/u,
    /cette page n['’]existe (?:pas|plus)|nous n['’]avons pas trouvé (?:cette|la) page/u,
    /no (?:encontramos|hemos encontrado|se encuentra|existe) (?:esta|la) página|esta página no existe|pàgina no trobada/u,
    /(?:esta )?página (?:não existe|inexistente)|não encontr(?:amos|ámos) (?:esta|a) página/u,
    /(?:questa )?pagina (?:non esiste|inesistente)|pagina (?:bestaat niet|nu a fost găsită)/u,
    /sidan (?:kunde inte hittas|finns inte|hittades inte)|sid(?:en|a) (?:ble ikke funnet|blev ikke fundet|findes ikke|finnes ikke)/u,
    /sivua ei löyd|strona nie (?:została znaleziona|istnieje)|nie znaleziono strony|stránk[au] (?:nenalezena|neexistuje|nebyla nalezena)/u,
    /sayfa bulunamadı|oldal nem található|страница не существует|такой страницы нет|сторінку не знайдено|η σελίδα δεν βρέθηκε/u,
    /お探しのページ|ページは存在しません|頁面不存在|(?:無法|无法)找到(?:此|该|該)?(?:頁面|页面)|ไม่พบหน้า|trang không tồn tại|halaman tidak ditemukan|الصفحة غير موجودة|הדף לא נמצא/u,
  ],
  'u',
);

/** Whether a page says by its title that there is none at its address. */
export function isErrorPage({ title, url }: Pick<PageSnapshot, 'title' | 'url'>): boolean {
  return NOT_FOUND.test(title.toLowerCase()) && !CALLED_SO.test(parseUrl(url)?.pathname ?? '');
}

/** The address of a page about something that is called so. */
const CALLED_SO = /\/[^/]+\/(?:\d{1,6}-)?[a-z\d]*404[-_a-z]*(?:not-found|error)[^/]*$/;
