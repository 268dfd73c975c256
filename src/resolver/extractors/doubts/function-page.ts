import { parseUrl } from '../../parse-url';
import { oncePerPage } from '../once-per-page';
import { isErrorPage } from './error-page';

/** The last part of the path of carts, forms to log in and questions for consent, in the languages of many sites. */
const FUNCTION_PATH = new RegExp(
  `/(?:${[
    // And the steps behind them.
    '(?:checkout|kasse|afrekenen)/(?:confirm|finish|address|register|shipping|payment|onepage|success|bevestigen)',
    'afrekenen|cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|koszyk|winkelwagen|sepet|kosik|korzina',
    'log-?in|sign-?in|sign-?up|sessions?/new|users?/new|anmeld(?:en|ung)|logowanie|connexion',
    'kirjaudu|kirjautuminen|logg-?inn|log-?ind|logga-?in|zaloguj|prihlasit|bejelentkezes|belepes|prijava|autentificare|conectare|prisijungti|se-connecter|s-identifier|iniciar-sessao|dang-nhap|uye-girisi|giris-yap|avtorizaciya',
    'iniciar-sesion|acced[ei]|entrar|giris|prihlaseni|vhod|inloggen|password|passwort|forgot-password',
    'openid-connect/auth|oauth2?/(?:v\\d/)?authorize|saml2?/(?:sso|login)|sso/login',
    'terms-(?:of-(?:service|use)|and-conditions)|privacy-policy|cookie-policy|legal-notice|imprint|impressum|datenschutz(?:erklaerung)?|agb',
    'mentions-legales|cgu|cgv|aviso-legal|politica-de-privacidade?|nutzungsbedingungen|algemene-voorwaarden|regulamin|polityka-prywatnosci',
    'kasutustingimused|(?:uzivatelske|obchodni|obchodne|vseobecne)-podm[ií]e?nky|(?:allmanna-|kop)?villkor|(?:kjops|bruker|handels)?vilkar|(?:kaytto|toimitus|sopimus)ehdot|(?:felhasznalasi-feltetelek|aszf)|termeni-si-conditii|(?:uslovi|uvjeti)-koris(?:cenja|tenja)|kullanim-(?:kosullari|sartlari)|gizlilik-politikasi|termos-de-(?:uso|servico)|terminos-(?:y-condiciones|de-uso)|condizioni-(?:generali|d-uso|di-vendita)|conditions-generales(?:-de-vente)?|privatumo-politika|naudojimo-salygos|lietosanas-noteikumi|dieu-khoan(?:-su-dung)?|syarat-(?:dan-)?ketentuan|kebijakan-privasi|polzovatelskoe-soglashenie|politika-(?:konfidencialnosti|privatnosti)|oroi-xrisis',
    // Further inside of a site a page may be about them.
    '(?<=^(?:/[a-z]{2}(?:-[a-z]{2})?)?/)(?:terms|privacy|legal|tingimused|podmienky|podminky|vilkar|villkor|ehdot|terminos|kosullar)',
    'consent|zustimmung|cookie-consent|wp-login|wp-admin|wishlist|merkzettel',
    // At the head of a path, and of what stands below it orders, addresses and their like.
    '(?<=^(?:/[a-z]{2}(?:-[a-z]{2})?)?/)(?:(?:my|customer)[-_]?account|mein-?konto|kundenkonto|mon-?compte|espace-client|mi-?cuenta|minha-?conta|mijn-?account|mijn-?gegevens|il-?mio-?account|area-clienti|min(?:-side|-konto|asidor)|mitt-?konto|moje-?konto|muj-ucet|moj-(?:ucet|racun)|oma-?tili|fiokom|contul-meu|hesabim|lichnyj-kabinet|akun-saya|tai-khoan)(?:/(?:orders?|order-history|siparis\\w*|bestell\\w*|commandes?|pedidos?|ordini|zamowienia|objednavky|tilaukset|ordrer|addresses|address-?book|adress\\w*|downloads?|profile?|favou?rites|returns?|rewards|points|subscriptions?|payment-methods|lost-password)(?:/[\\w-]+)?)?',
    '(?:settings|preferences|einstellungen|parametres|ajustes|configurac(?:ion|oes)|impostazioni|ustawienia|instellingen|nastaveni|innstillinger|indstillinger|installningar|asetukset|beallitasok|ayarlar|nastroyki)(?:/[\\w-]+)*',
  ].join('|')})(?:\\.\\w+)?/?$`,
);

/** What lists what was searched for. */
const SEARCH_PATH =
  /\/(?:search|suche|suchergebnis\w*|recherche|buscar|busca|busqueda|ricerca|zoeken|szukaj|arama?|sok|results?|catalogsearch\/result)(?:\.\w+)?\/?$/i;
const SEARCH_QUERY = /[?&](?:q|s|query|search\w*|lookfor|term|text|keywords?|k|wd)=[^&]/i;

/** What a blog's own front page is asked for: https://wordpress.org/documentation/article/wordpress-glossary/#query-string */
const WORDPRESS_QUERY = /[?&]s=(?!%2f|[\da-f]{32}\b)[^&/]{2}/i;
const ROOT = /^\/(?:[a-z]{2}\/)?(?:index\.php)?$/;

/** The same as a shop's or a forum's one script is asked for it. */
const FUNCTION_QUERY =
  /[?&](?:route|controller|page|action|do|act|mod|view|option|task|rt)=[^&]*(?:cart|checkout|log-?in|register|my-?account|wishlist|compare)/i;

function isSearch({ pathname, search }: URL): boolean {
  if (ROOT.test(pathname)) return WORDPRESS_QUERY.test(search);
  return SEARCH_QUERY.test(search) && SEARCH_PATH.test(pathname);
}

/** What the title of a form to log in is, which a site shows at any address to those whom it does not know. */
const LOG_IN_WORDS =
  'log ?in|sign ?in|anmelden|einloggen|connexion|se connecter|iniciar sesión|entrar|fazer login|accedi|zaloguj się|logowanie|inloggen|logga in|logg inn|log ind|log på|kirjaudu|přihlášení|bejelentkezés|вход|войти|увійти|giriş(?: yap)?|ログイン|登录|登入|로그인|đăng nhập|masuk|تسجيل الدخول|כניסה';
const LOG_IN = new RegExp(`^(?:${LOG_IN_WORDS})\\s*(?:$|[|·–—-])`, 'i');
/** Behind the name of a site, on its front page. */
const LOG_IN_BEHIND = new RegExp(`\\s[|·–—-]\\s+(?:${LOG_IN_WORDS})$`, 'i');

/** The title of a question for consent, which a site puts in place of any page of its own. */
const CONSENT =
  /^(?:(?:bitte )?stimmen sie (?:bitte )?zu|zustimmung|(?:datenschutz|cookie)[- ]?einstellungen|before you continue|bevor sie|(?:we value )?your privacy|(?:cookie|privacy) (?:consent|settings|preferences)|consent|avant de continuer|votre (?:consentement|vie privée)|il tuo consenso|la tua privacy|tu (?:privacidad|consentimiento)|uw (?:privacy|toestemming)|jouw privacy|twoja prywatność|samtycke|samtykke)\s*(?:$|[|·–—:-])/i;

/** The title of what a registrar shows where nobody has put a page yet. */
const PARKED =
  /\bdomain(?:name)?\b.{0,60}\b(?:for sale|zum verkauf|zu verkaufen|verkauft|à vendre|en venta|in vendita|te koop|na sprzedaż|parked|geparkt|geregistreerd)\b|^[\w-]+(?:\.[a-z\d-]+){1,3} (?:is for sale|steht zum verkauf|est à vendre|está en venta|è in vendita|is te koop)\b/i;

/** Whether a page only serves a site's visitors and is about nothing: a cart, a form to log in, a search, an error. */
export const isFunctionPage = oncePerPage((snapshot) => {
  const url = parseUrl(snapshot.url);
  const isAsked = (asked: URL) =>
    FUNCTION_PATH.test(asked.pathname.toLowerCase()) || FUNCTION_QUERY.test(asked.search);
  if (url !== null && (isAsked(url) || isSearch(url))) return true;
  const title = snapshot.title.trim();
  return (
    LOG_IN.test(title) ||
    (url?.pathname === '/' && LOG_IN_BEHIND.test(title)) ||
    CONSENT.test(title) ||
    (url?.pathname === '/' && PARKED.test(title)) ||
    isErrorPage(snapshot)
  );
});
