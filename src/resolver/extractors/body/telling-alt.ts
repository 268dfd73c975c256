import { sharedWords } from './page-words';
import { alternatives } from './word-pattern';

/** Descriptions that tell what a picture is for, and nothing of what it shows; those of logos may have a name beside it. */
const LOGO =
  /(?:^|[\s|–-])(?:logos?|logotype|logotipo|logotyp|wordmark)(?:$|[\s|–-])|логотип|ロゴ|标志|徽标|商标|로고|شعار|لوگو|לוגו/i;

const PERSON =
  /^\s*(?:(?:user )?avatar|profile (?:picture|photo|image|pic)|author(?:['’]s)? (?:photo|picture|image|portrait|avatar)|(?:photo|picture|portrait) of the author|headshot|profilbild|autorenfoto|autorenbild|photo de (?:profil|l['’]auteur)|foto (?:de|del|do) (?:perfil|autora?)|foto profilo|foto dell['’]autore|аватар|фото автора|头像|アバター|프로필)/i;

const PART =
  /^\s*(?:(?:page |site |.{0,32} (?=header ))?(?:banner|header|background)(?: image| picture)?|(?:google )?maps?|karte|lageplan|mapa|carte|карта|地图|地図|decorat(?:ive|ion)(?: image)?|divider|separator|default image)\s*$/i;

const CHART =
  /^\s*(?:info-?)?(?:grafi[kc]|graphics?|diagram(?:m|ma)?|charts?|graph|gr[áa]fic[oa]|graphique|wykres|график|диаграмма|инфографика|図|グラフ|图表|圖表|그래프|도표|karten?|map|mapa|carte|karta|карта)\s*[:：]\s*\S/i;

/** The way to who publishes the page. */
const WAY =
  /^\s*(?:(?:location|street|area) )?(?:map|plan|karte|carte|mapa|mappa|kaart|anfahrt)\b.{0,24}\b(?:our (?:office|shop|store|studio|location|premises|place|house)|(?:office|store|shop) location|how to (?:find|reach|get)|directions|zu uns|unser\w* (?:büro|standort|haus|praxis)|nos bureaux|nous trouver|nuestra oficina|nossa sede|nostra sede|ons kantoor)/i;

const SIGN =
  /^\s*(?:coat of arms|(?:royal |state |national )?(?:arms|crest|emblem)|(?:official |state |great )?seal|signature|unterschrift|wappen|siegel|armoiries|blason|escudo|brasão|stemma|герб|erb|znak|godło|qr[-\s]?code|扫一扫|二维码|icon|newsletter|subscribe|facebook|twitter|instagram|linkedin|pinterest|follow us(?: on \w+)?|share(?: on \w+)?|print(?:er)?(?:[- ]friendly)?(?: (?:version|page|view|this(?: page)?))?|e-?mail (?:this|to a friend|this page)|(?:free )?download(?: now| free)?|add to (?:cart|basket|bag|favou?rites|my \w+)|app store|google play|get it on google play|download on the app store|payment methods|ssl(?: secure)?|certificate|(?:award )?badge|loading(?:\.{3}|…)?|placeholder(?: image)?|no (?:image|photo|picture)(?: available)?|image (?:not available|coming soon)|kein bild(?: vorhanden)?|sin imagen|sem imagem|pas d['’]image|brak zdj[eę]cia|нет (?:фото|изображения)|back to top|next|previous|prev|menu|search|close|spinner|cookies?|chat|call us|whatsapp|发新帖|發新帖|回复|回覆|(?:post )?(?:a )?reply|(?:post )?new (?:topic|thread)|ответить|новая тема|antworten|neues thema|répondre|nouveau sujet)\s*$|captcha/i;

/** Signs of a project's state, which stand at the top of what is said of it. */
const BADGE =
  /^\s*(?:build|ci|tests?|(?:code ?)?coverage|version|licen[cs]e|downloads|docs|documentation|(?:latest )?release|pypi|npm|crates\.io|maven central|codecov|coveralls|travis(?: ci)?|circleci|github (?:actions|workflow)|gitter|discord|quality gate)(?:[ -](?:status|badge|version|passing|action|chat|licen[cs]e|downloads))*(?::?\s+(?:v?\d[\d.]*%?|passing|failing|unknown|(?:mit|[al]?gpl|apache|bsd|isc|mpl)(?:[-\s][\w.]+)?))?\s*$/i;

/** Beginnings of what asks for something. */
const ASKING =
  /^\s*(?:(?:print|save|share|rate|review|bookmark|pin|tweet|like|e-?mail|comment on|send) (?:this|it)\b|subscribe (?:now|to|today)|sign up (?:for|to|now)|download (?:the|our) app|join (?:now|us|our)|follow us|buy (?:now|tickets)|shop now|click here|read more|learn more|donate (?:now|today)|become a (?:member|patron)|(?:wir suchen|wij zoeken|we want|we need) (?:dich|sie|euch|jou|you)\b|jetzt (?:spenden|bewerben|abonnieren|mitmachen)|mach(?:t)? mit\b|werde(?:n sie)? mitglied|rejoignez|adhérez|abonnez-vous|faites un don|únete|suscríbete|hazte soci[oa]|inscreva-se|iscriviti|abbonati|dona ora|word (?:lid|donateur|abonnee)|steun ons|dołącz do|wesprzyj|bli medlem|bliv medlem|liity jäseneksi|abone ol)\b/i;

const ADVERTISED =
  /^\s*(?:sponsored(?: by)?|advertisement|advert|ads?|(?:our )?sponsors?|partner|anzeige|werbung|publicit[ée]|publicidad|publicidade|pubblicit[àa]|реклама|reklama?|annons|iklan|quảng cáo|広告|广告|廣告|광고|إعلان|פרסומת)\s*$|^\s*(?:sponsored|advertisement|advert|anzeige|werbung|publicit[ée]|publicidad|publicidade|pubblicit[àa]|reklama?|реклама|annonse?|mainos|hirdetés|広告|广告|廣告|광고)\s*[:：–—]\s*\S/i;

/** A letter that a site sends to its readers, with a few words of what it brings. */
const NEWSLETTER =
  /^\s*(?:(?:our|the|unser|notre|nuestro) )?(?:newsletter|butlletí|boletín|boletim|infolettre|rundbrief|nieuwsbrief|nyhetsbrev|nyhedsbrev|uutiskirje|zpravodaj|biuletyn|hírlevél|buletin(?:ul)?|bản tin|рассылка|розсилка|bülten|ニュースレター|뉴스레터)(?:\s+\S+){0,4}\s*$/i;

/** What forum software writes: `ribs.jpg (220 KiB)`. */
const FILE = /^\S+\.(?:jpe?g|png|gif|webp)\s.*\(\d[\d.,]* ?[KM]i?B\)/i;

/** Characters: longer ones tell what is seen. */
const LONGEST_OF_LOGO = 48;

/** Characters that are looked at. */
const MAX_TEXT = 500;

/** How an element describes its picture, and the same with what is shown when one points at it. */
export function describedBy(attributes: Readonly<Record<string, string>>): {
  described: string;
  alt: string;
} {
  const described = attributes.alt || attributes['aria-label'] || '';
  return { described, alt: `${described} ${attributes.title ?? ''}`.trim().slice(0, MAX_TEXT) };
}

/** Whether a picture is described as a logo, with no word of what the page is about. */
export function isDescribedAsLogo(alt: string, titleWords: ReadonlySet<string>): boolean {
  return alt !== '' && alt.length <= LONGEST_OF_LOGO && LOGO.test(alt) && sharedWords(alt, titleWords) === 0;
}

/** As somebody's portrait beside what they wrote. */
export function isDescribedAsPortrait(alt: string): boolean {
  return alt !== '' && PERSON.test(alt);
}

/** As a part of a page's looks. */
export function isDescribedAsPart(alt: string): boolean {
  return alt !== '' && (PART.test(alt) || WAY.test(alt));
}

/** `\sqrt{2}`: a formula in the letters it was set from. A path has no braces. */
const FORMULA = /\\[a-zA-Z]{2,}\s*\{/;

/** As a sign, a button, a stand-in or a formula. */
export function isDescribedAsSign(alt: string): boolean {
  return alt !== '' && (SIGN.test(alt) || BADGE.test(alt) || ASKING.test(alt) || FORMULA.test(alt));
}

/** Ways to pay, and those who carry what was bought, as shops show them by their marks. */
const SERVICES = `bancontact mister-cash paypal visa-electron master-?card american-express amex klarna giropay
  apple-pay google-pay amazon-pay przelewy24 dotpay vipps mobile-?pay afterpay riverty billink sepa multibanco mb-?way
  boleto mercado-?pago alipay wechat-pay unionpay jcb diners-club iyzico kakao-?pay naver-?pay paypay line-pay
  stripe postepay satispay tikkie belfius postfinance postnl dhl dpd fedex usps royal-mail colissimo chronopost
  mondial-relay inpost correos bpost postnord packeta zasilkovna sagawa`;
/** What else a picture of any size may show. */
const OTHERS =
  'ideal visa maestro sofort blik payu swish eps pix diners discover troy twint ups gls hermes posti bring';
const OTHER_ALONE = new RegExp(`^\\s*(?:${alternatives(OTHERS)})\\s*$`, 'i');
const SERVICE = `(?:${alternatives(`${SERVICES} ${OTHERS}`).replaceAll('-', '[ -]')})`;
const SERVICE_MARKS = new RegExp(
  `^\\s*${SERVICE}(?:\\s*(?:[,/&+·]|and|und|en|et|y|e|og|och|i|ve|ja)\\s*${SERVICE}){0,9}\\s*$`,
  'i',
);

/** As the mark of a way to pay or to send, which the page is not about. */
export function isDescribedAsService(
  alt: string,
  { titleWords, isSmall }: { titleWords: ReadonlySet<string>; isSmall: boolean },
): boolean {
  if (alt === '' || !SERVICE_MARKS.test(alt) || sharedWords(alt, titleWords) > 0) return false;
  return isSmall || !OTHER_ALONE.test(alt);
}

/** As an advertisement, which the page owns up to. */
export function isDescribedAsAdvertisement(alt: string): boolean {
  return alt !== '' && ADVERTISED.test(alt);
}

/** As a letter to readers, for which a site asks on all of its pages. */
export function isDescribedAsNewsletter(alt: string): boolean {
  return alt !== '' && NEWSLETTER.test(alt);
}

/** As a chart or a map, by a word before what it shows: `Grafik: Kosten 2021 bis 2024`. */
export function isDescribedAsChart(alt: string): boolean {
  return alt !== '' && CHART.test(alt);
}

/** By the name of its file and its size, which tell nothing. */
export function isDescribedAsFile(alt: string): boolean {
  return alt !== '' && FILE.test(alt);
}
