import { FOREIGN_WORDS } from '../body/foreign-words';
import { words } from '../body/word-pattern';
import { rememberAnswers } from '../remember-answers';

/** What data of many languages calls what belongs to other pages or to all of them; words as `camelCase` has them. */
const OTHERS = `
  nav-\\w+ \\w+-nav comments? also-\\w+ you-may-\\w+ \\w+-also-\\w+ cross-sells? up-?sells? more-from-\\w+ other-\\w+ nearby-\\w+ comparables top-stories breaking-news
  most-read uutuudet novedades nouveautes neuheiten novita nowosci novinky hot-deals flash-sale campaigns kampagne[rn]? kampanj(?:er)? kampanya(?:lar)? kampanie promotions announcements testimonials reviews instructors speakers partners stores
  locations branches faqs? blog-posts banners pop-?ups payment-methods badges certificates trust-seals languages countries
  empfehlung(?:en)? zuletzt-angesehen passende vergelijkba(?:ar|re) similaires? recommandations? recomendad[oa] recientemente recentemente consigliat[ioe]
  verwant(?:e|en)? begunstigers? partneri partnerzy partnery parceiros? partenaires? sponzori sponsoren sponsorlar patrocinador(?:es)? unterstuetzer
  werbung werbebanner publicidad publicite pubblicita reklam[ay] rekomend\\w+ onerilen(?:ler)? aanbevolen liknande relaterte doporucene voisin(?:e?s)? ultim[ao]s-\\w+ dernier(?:e)?s-\\w+ neueste-\\w+ autres-\\w+ otr[ao]s-\\w+ outr[ao]s-\\w+ altr[ei]-\\w+`;

const NAMED = words([OTHERS, FOREIGN_WORDS.list, FOREIGN_WORDS.comments].join(' '));

/** Whether the names around a picture in data, outermost first, with spaces between them, are of something else than the page. */
export const isOfOthers = rememberAnswers((names) => NAMED.test(inKebabCase(names)));

/** `alsoBought` and `also_bought` as `also-bought`. */
function inKebabCase(names: string): string {
  return names
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}
