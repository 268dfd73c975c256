import { anyOf } from './any-of';
import { NO_PHOTO } from './no-photo-name';

/**
 * A folder or a part of a file name that says it whatever stands beside it; also as the end of one word, but of `catalogo`, and
 * of `no_logo`. In some countries the picture at the head of news is kept in a folder of this name.
 */
export const LOGO =
  /(?<!\/(?:news|novosti|articles?|posts?))\/(?!(?:news|novosti|articles?|posts?)[-_])(?:[a-z\d-]+[-_])?logos?\/|(?:^|(?<![^a-z]no)[^a-z])(?:site-|my|our|the|g|[a-z]{1,12}[b-hj-np-z]|nimi|firma|seura|kuva|pagina|marca|scuola)?(?:logos?|logomar[ck]a?|logot[iy]pe?|logotipo|nameplate|wordmark|(?:wort-?|bild)+marke|signet|sygnet|sigla|winieta|masthead|lock-?up|schriftzug|brandmark|monogramm?|rogo|lambang)(?![a-z])[^/]*$|\/logo(?!s|ther|p[aei]d|rrh|ne|w|gra|griph|mach|daed)[a-z]{3,12}\.\w+$/;

/** The same in other scripts. */
export const LOGO_IN_OTHER_SCRIPT =
  /(?:^|[^\p{L}])(?:logo)?(?:שלט|לוגו|סמל|شعار|لوجو|لوگو|نشان|логотип|лого|герб|эмблема|ロゴ|社章|로고|엠블럼|标志|標誌|徽标|校徽|徽章|โลโก้|लोगो|λογότυπο|λογοτυπο)(?!\p{L}{4})/u;

/** Those of them that mean nothing else, within a title. */
export const LOGO_WORD_IN_OTHER_SCRIPT =
  /לוגו|لوجو|لوگو|логотип|ロゴ|社章|로고|엠블럼|徽标|โลโก้|लोगो|λογότυπο/u;

/** The same as the first or the last word of `camelCase`. */
export const LOGO_IN_CAMEL_CASE = /(?:^|[^A-Za-z])[Ll]ogo[A-Z][^/]*$|[A-Za-z]Logo(?![a-z])[^/]*$/;

/** What sites show where they have no picture, each with what it matches. */
const STAND_INS: readonly RegExp[] = [
  // `facebook.png`, `twitter-card.jpg`: named after the network alone
  /\/(?!viber_image_20)(?:facebook|twitter|linkedin|whatsapp|pinterest|kakao(?:talk)?|wei(?:xin|bo)|wechat|naver|telegram|viber|zalo|vkontakte)(?:[-_](?:image|img|card|share|default|\d{2,4}(?:x\d{2,4})?))*\.\w+$/,
  // The same with the sum of a host of files, among what the site is known by
  /\/(?:brand(?:ing)?|seo|meta|identity)\/(?:facebook|twitter|linkedin|og|share|social|card|cover)[-_][a-z\d]{5,8}\.\w+$/,
  // Folders of things that are no covers
  /\/(?:placeholders?|(?:fav|fb|og|share|facebook|social)[-_]?icons?)\/|\/flags\/(?:[^/]*\/)*[a-z_-]+(?:@\dx)?\.\w+$/,
  /\/sprites?[-_./][^/]*$/,
  // Applications and their icons
  /(?:get|download)-(?:the-|our-)?app[-_.]/,
  /\/app[-_](?:store|promo|banner)[^/]*$|\/promo\/app[-_][^/]*$/,
  /\/(?:ikon\w{0,3}|icon(?:es|os|a)|pi[ck]togram\w{0,3})\/(?:[^/]+\/)?[^/]+[-_](?:256|512|1024)\.(?:png|svg)$/,
  /(?:^|[-_/])ico(?:n(?=[^.]*\.g))?[-_][a-z_-]+\.(?:gif|png)$/,
  /\/icons?\/(?:[^/]*icon[^/]*(?<!\.jpe?g)|[^/]+\.(?:gif|bmp)|[^/]*[-_](?:\d{2}|trans(?:parent)?)(?:[-_][^/]*)?\.png)$|[-_]maskable[-_.]/,
  /(?:^|[^a-z])(?:placeholder|fav-?icon|apple-touch-icon|android-chrome|ms-?tile)(?![a-z])[^/]*$/,
  /(?:^|[-_/])(?:og|fb|site|app|share)[-_]?icon(?:[-_](?:ios|android|web))?(?:[-_]\d+)?\.\w+$/,
  /(?:^|[-_/])touch(?:[-_]?icon)?[-_]\d{2,3}(?:x\d{2,3})?\.png$/,
  // Painted icons are photographed.
  /(?:^|[-_/])icon[-_]?\d{2,4}(?:x\d{2,4})?\.(?!jpe?g$)\w+$/,
  // What WordPress cuts for the icon of a site
  /\/cropped-[^/]*-(?:512x512|270x270|192x192|180x180|32x32)\.\w+$/,
  // What turns until a picture is there
  /(?:^|[-_/])(?:ajax-?)?(?:loader|loading|spinner|preloader)[-_.]?\d*\.(?:gif|svg|png|webp)$/,
  // Nothing at all, and words for it
  /(?:image|photo|picture|img)?[-_]?(?:not[-_]found|coming[-_]soon|unavailable)\.\w+$/,
  /\/(?:blank|none|no[-_]?(?:image|img|photo|pic|picture)|spacer|transparent|1x1|pixel|empty)(?:[-_]?\dx\d)?\.\w+$/,
  /\/no[-_]?(?:image|img|photo|pic|picture|foto|cover|thumb|poster)(?:[-_:.]\w{1,9}){0,3}\.\w+$/,
  /\/no[-_]?default[-_]?image\d*(?:_[a-z]+)?\.\w+$/,
  // `/g/NOPICTURE/s-l140.gif`, and what Cafe24 shows until there is one
  /\/no[-_]?(?:image|img|photo|picture)\/[^/]*$|\/thumb\/img_product_(?:big|medium|small|tiny)\.gif$/,
  // The same in other languages
  NO_PHOTO,
  /(?:^|[-_/])(?:resim|gorsel|foto(?:graf)?)[-_]?(?:yok|bulunamadi)|(?:^|[-_/])tidak[-_]?ada[-_]?(?:foto|gambar)|(?:khong|chua)[-_]?co[-_]?(?:anh|hinh)|mai[-_]?mee[-_]?(?:roop|rup|pap)/,
  /(?:^|[-_/])(?:zaglushka|platzhalter|segnaposto|yer[-_]?tutucu|now[-_]?printing|junbi[-_]?chuu?|zanwu(?:tupian)?|nopic|img[-_]?ready|ready[-_]?img)(?:[-_.\d][^/]*)?$/,
  // It is asked for
  /(?:^|[-_/])(?:add|upload|submit)[-_]?(?:a[-_]?|your[-_]?|new[-_]?)?(?:photo|picture|image|foto)(?:[-_.\d])[^/]*$/,
  // It will come
  /(?:^|[-_/])(?:foto|photo|image|imagen|imagem|immagine|bild|bilde|billede|zdjecie|obrazek|obraz|kep|kuva|resim|gorsel|afbeelding|fotka|fotografija|slika|locandina|affiche|cartel)[-_]?(?:pripravuje(?:me|mo)?|v[-_]priprave|w[-_]przygotowaniu|wkrotce|folgt|volgt|folger|foljer|kommer|tulossa|hamarosan|hazirlaniyor|yakinda|a[-_]venir|in[-_]arrivo|em[-_]breve|proximamente|en[-_]preparacion|uskoro|kmalu|gotovitsya|skoro)(?:[-_.\d][^/]*)?$/,
  /(?:imagen|imagem|image|immagine|foto)[-_]?(?:no[-_]?disponible|indispon[a-z]+|non[-_]?disponibile)/,
  // What manuals and templates write for an address, and what they bring along
  /\/(?:demo|sample-?data|demo-?(?:content|images?))\/(?:[^/]+\/)?[^/]+$/,
  /\/path\/to\/|(?:^|[-_/])your[-_]?(?:image|logo|photo|picture|og|cover|file)[^/]*$/,
  // What software has for a logo where nobody has given it one, and what a forum's owner uploads for all of it
  /\/(?:resources\/assets|skins\/common\/images)\/(?:wiki|mediawiki|change-your-logo)[^/]*$|\/assets\/uploads\/system\/[^/]+$/,
  // What forum software looks like, and an app while it starts
  /\/styles\/[^/]+\/theme\/images\/[^/]+$/,
  /(?:^|[-_/])splash[-_]?(?:screen[-_]?)?\d{3,4}x\d{3,4}[^/]*$/,
  // Of a whole page, as the programs for that call it
  /(?:^|[-_/])(?:screencapture|fireshot)[-_][^/]*$/,
  // Signs, buttons and codes that a text begins with
  /\/smil(?:ies|eys?)\/|\/(?:icon_)?(?:smile|wink|biggrin|sad)\.\w+$|\/captcha[^/]*$|\/core\/emoji\//,
  /(?:^|[-_/])(?:stars?|rating)[-_]?\d(?:[-_.]\d)?\.(?:png|gif|svg|webp)$|(?:btn|button)[-_]?(?:donate|buynow|subscribe)|donate[-_]?(?:btn|button)/,
  /\/qr(?:[-_]?codes?)?\/|(?:^|[-_/])qr[-_]?code(?![a-z])[^/]*\/?$|\/tr$/,
  /(?:^|[-_/])(?:ewm|erweima|gzh|weixin[-_]?(?:code|gzh))(?:[-_.\d]|$)[^/]*$/,
  // In the sizes in which WeChat hands them out
  /(?:^|[-_/])(?:wx|weixin|wechat)[-_]?(?:258|344|430|860|1280)\.\w+$/,
  // What a theme shows of itself, and a player before it plays
  /(?:^|[-_/])(?:tn|site|home(?:page)?|theme)[-_]?screen-?shots?\.\w+$|\/player\/[^/]*[-_]\d{2,3}\.(?:png|svg)$/,
  // What a journal shows on its own front page and in the head of all others, as OJS calls it
  /\/(?:homepageimage|pageheader(?:logo|title)image|journalthumbnail)(?:_[a-z]{2}(?:_[a-z]{2})?)?\.\w+$/,
  // The site's own front page, as it looked in some year
  /(?:^|[-_/])home-?page(?:[-_]?(?:20\d\d|v?\d{1,2}))?\.\w+$/,
  /\/themes\/[^/]+\/screenshot\.\w+$/,
  // What those who sell a template show of it
  /(?:template|theme)[-_](?:preview|demo|thumbnail)[-_.\d][^/]*$/,
  // Defaults
  /(?:^|[-_/])(?:mac[-_]?dinh|bawaan|vaikimisi|numatyt\w{0,3}|noklusejum\w|implicita?|podrazumevan\w{0,2}|zadan[aoi]|privzet[aoi]|predvolen\w{0,2}|sjalfgefin\w|por[-_]omissao|po[-_]umolchaniy?u|po[-_]podrazbirane|proepilogi)(?:[-_.\d]|$)[^/]*$/,
  /(?:^|[-_/])(?:product[-_]?default|default[-_]?product)(?:[-_]\d+)?\.\w+$/,
  /\/defaults?\/(?!files\/)(?:[^/]*\/){0,2}og\/|\/defaults?\/(?!\d{3,}[-_])[^/]+$|(?<!\d{5}[^/]*|\/\d+-[a-z_]+|aspect-ratio)[-_]default[-_.][^/]*$/,
  /(?:padrao|predefini\w{2,4}|standaard|domysln\w{1,2}|vychozi|varsayilan|oletus|alapertelmezett)[-_](?:image[mn]?|imag[em]n|immagine|foto|bild|obraz\w*|og|share|social|compart\w*|condivi\w*)|(?:image[mn]?|imag[em]n|immagine|foto|obraz\w*|og|share)[-_](?:padrao|predefini\w{2,4}|standaard|domysln\w{1,2}|vychozi|varsayilan)(?:[-_.])/,
  /[-_]fallback(?:[-_](?:image|img|og|card|v?\d{1,2}))?\.\w+$/,
  /[-_/](?:(?:par[-_]?)?defaut|padrao|omissao|predefinit[ao]|generi(?:c[ao]?|que)|predeterminad[ao]|por[-_]?defecto|standardbild)\.\w+$/,
  /default[-_](?:image|share|social|og|thumb|poster|cover|photo|picture|banner)[^/]*$|(?:blog|site)[-_]social[-_]share[^/]*$/,
  /\/(?:publication|blog|site)[-_](?:cover|header|image)\.\w+$/,
];

export const STAND_IN = anyOf(STAND_INS, '');

/** What a machine saw that took a picture of a page. */
export const COOKIE_BANNER =
  /(?:^|[-_/])cookie[-_]?(?:melding|banner|hinweis|wall|notice|consent|muur|popup|dialog)[^/]*$/;

/** Words of them that a page may be about: blank books, sprites in a garden, the history of the favicon. */
export const SIGN_WORDS: ReadonlySet<string> = new Set(
  'favicon placeholder sprite blank spacer transparent pixel empty loader spinner code'.split(' '),
);

/** What is shown instead of a picture, by words that a page may be about: only where it is not. */
export const STAND_IN_WORD =
  /\/(?:qr|swish)[-_][^/]+\.(?:png|gif|svg)$|(?:^|[-_/])(?:image|img|photo|picture|pic|cover|thumb)?[-_]?(?:not[-_]?(?:found|available|set)|coming[-_]?soon|unavailable|awaiting|removed|deleted|missing|dummy|spoiler|sample|holder|lorem[-_]?ipsum|anonymous|404)(?:[-_](?:image|img|photo|picture|pic|[a-z]{1,2}|large|small|big|\d+(?:[-x_]\d+)?))*\.\w+$|\/thumb\/spoiler$|\/(?:img|image|photo|pic)[-_]no\.\w+$|\/blank[-_][a-z]{1,2}\.\w+$|\/def(?:ault)?[-_]?(?:img|image|pic)\.\w+$/;

/** Signs of a page's own controls; a photo may be called so. */
export const SIGN =
  /(?:^|[-_/])(?:flag(?:ge|a)?|bandi?era|drapeau)[-_](?:(?:of|der|des|de|du|di|do|da)[-_][^/]*$|[^/]*\.svg(?:\.png)?$)|(?:^|[-_/])(?:freepik|flaticon|icons8|iconfinder)[-_][^/]*\.(?:png|svg)$|\/(?:arrow|bullet|line|dot|print|rss|feed|close|menu|search|play|next|prev|mail|phone|star|check|plus|minus)(?:[-_]\w{1,6})?\.(?:png|gif|svg)$/;

/** What an office has for a logo. */
export const EMBLEM =
  /(?:^|[^a-z])(?:maskottchen|mas[ck]ot(?:te|ka)?|emblema?|coat[-_]?of[-_]?arms|znak[-_](?:obce|mesta)|cimer|[a-z]{0,12}(?:vapen|vaapen|vappen|wappen)|siegel|escudo|brasao|blason|arfbais|stemm?a|gerb|vaakuna|wapen(?:schild)?|godlo|crest|seal|tunnus|shi?aar|shiar|shi[-_]?shou?|sisyo)(?![a-z])|[-_](?:s?rgb|cmyk|4c|negativ|positiv|pantone)(?:[-_]\w{1,12})?\.(?:png|gif|svg)$/;

/** `share-image.png`, `og_card-2.jpg`, `/site-image-k2v0p3.png` of Flarum. */
export const SHARING_CARD =
  /\/site[-_](?:image|cover|card|share|preview|banner)[-_.][^/]*$|(?:social|share|sharing|og|opengraph|twitter|facebook|fb(?!_img_\d{8}))[-_]?(?:card|image|img|preview|banner|shar(?:e|ing)|og|cover|default|standard|slika|kuva|bild|kep|obr[ao]z(?:ek)?|foto|zdjecie|imagen|imagem|immagine|afbeelding|resim|gorsel|billede|bilde|attels|pilt|kartinka)[^/]*$|^(?:.*\/)?(?:holiday|xmas|christmas|winter|spring|summer|autumn|fall|season)s?\d{0,4}[-_](?:social|share|og|facebook)[^/]*$|(?:^|\/)site[-_](?:kart[ei]?|card|share|social|og|banner)(?:[-_.][^/]*)?$/;

/** `sale1111_share_fb.jpg`: a number beside it is that of a day. */
export const SHARED_ON_NETWORK =
  /(?:^|[-_/])(?:share|social|soc|sns)[-_](?:fb|facebook|twitter|tw|og|vk|ok|tg|zalo|whatsapp)(?:[-_][a-z]{2,12})?\.\w+$|(?:^|[-_/])[a-z]+[-_](?:kakao|facebook|fb|twitter|sns)[-_]?(?:1200x6[23]\d|800x4[02]0|\d{3}x\d{3})\.\w+$|(?:^|[-_/])share(?:[-_][a-z]+){2,5}\.\w+$|[-_]social[-_]\d{1,4}x\d{1,4}(?![^-_.])[^/]*$|(?:^|[-_/])(?:wx|weixin|wechat|vk|kakao)[-_]?(?:share|logo|thumb|fx|fenxiang)[-_]?\d{0,4}\.\w+$|(?:^|\/)sns[-_]?(?:link|image|img|thumb|share|card|default|logo)[^/]*$/;

/** A file for sharing, with a word beside it that we do not know. */
export const FOR_SHARING =
  /(?:^|\/)(?:badge[-_](?:cover|main|share|og|site|social)[-_\w]*|og[-_][a-z_-]+|ogp[-_][\w-]+|(?:fb|share|social)[-_][a-z]+)\.\w+(?:\.[\da-f]{32}\.\w+)?$|[-_](?:og|fb|share|social|some|teaser|teilen|partager?|compartir|condividi|sdileni|zdielanie|udostepnianie|megosztas|deling|delning|jaka?minen|jako|jakokuva|paylasim|shituf|compartilha[mr]\w*)(?:[-_](?:hd|\d{1,4}(?:x\d{3,4})?))?\.\w+$/;

/** The same of several words, as a site's build has it. */
export const SHARING_ASSET = /\/(?:og|fb|share|sharing|social|opengraph)[-_][\w-]+(?:\.[\w-]{4,})?\.\w+$/;

/** A folder of what stands for the site. */
export const FOLDER_OF_SITE =
  /\/(?:site(?:-?specific|-?wide|-?elements)?|website|web|brand(?:ing)?|corporate|widgets?)\/(?:[^/]+\/)?[^/]+$/;

/** A folder of what is made for sharing. */
export const SHARING_FOLDER =
  /\/(?:og|share|sharing|social|some|sns|opengraph|partage|compartir|compartilhar|condividi|paylas|jaa|teilen|delen|deling|delning|dela|udostepnij|udostepnianie|sdileni|megosztas|compartilhamento|condivisione)\/(?:20\d\d\/)?(?=[^/]+$)/;

/** Of the issue of a journal: one picture for all of its articles. */
export const OF_ISSUE =
  /[-_]cov(?:er)?\d{2,4}h\.\w+$|\/cover[-_]issue[-_]\d|(?:^|[-_/])(?:catalog(?:ue)?|katalog|catalogo|journal|brochure|prospectus)[-_]?(?:cover|front|titel|couverture|omslag)(?:[-_/.\d]|$)/;

/** Of a department or a topic: one picture for all of its pages. */
export const OF_SECTION =
  /\/rub(?:on|off)\d+\.\w+$|\/(?:category|kategorie|rubrik|section|forum)[-_]?\d{1,4}\.\w+$|\/(?:categor(?:y|ies)|kategorien?|rubri(?:k|ki|ken|eken|ques?|cas?)|ressorts?|sections?|desks?|chuyen-muc|danh-muc|kategori(?:ler)?|razdely?|bolumler)\/(?:[a-z-]+\/(?=(?:cover|banner|header|hero|image|teaser)\.))?[a-z_-]+(?:[-_]\d{3,4}x\d{3,4})?\.\w+$|\/(?:categor(?:y|ies)|kategorien?|rubri(?:k|ken|ques?|cas?)|sections?|topics?|tags?)[-_](?:covers?|images?|headers?|banners?|pics?|photos?|heroe?s?)\/[^/]+$/;

/** A smaller file of some picture. */
export const CALLED_THUMBNAIL = /[-_]thumb(?:nail)?\.\w+$|\/(?:thumb(?:nail)?s?|tiny)(?:\/|$)/i;

/** A house that a business has, beside others. */
export const OF_BRANCH =
  /\/(?:branch(?:es)?|venues?|showrooms?|dealer(?:ship)?s|filial(?:en?|er|es|i)?|standorte?|anlaggningar|agences|sucursales|oddzialy|pobocky)\/(?:[^/]+\/)?[^/]+$/;

/** The house that stands for who is in it, whatever their page is about. */
export const MAIN_BUILDING =
  /(?:^|[-_/])(?:main[-_]building|headquarters|haupt(?:gebaeude|haus)|hlavn[ai][-_]budova|gmach[-_]glowny|budynek[-_]glowny|batiment[-_]principal|edificio[-_](?:principal|central)|edificio[-_]sede|sede[-_](?:d[aeo]s?[-_])?[a-z]{4,}|vallamaja|raekoda|raadhuus|kunnantalo|kaupungintalo|gemeindehaus|gemeentehuis|stadhuis|ayuntamiento|casa[-_]consistorial|mairie|hotel[-_]de[-_]ville|prefeitura|ratusz|radnice|obecni[-_]urad|varoshaza|kommune?hus(?:et)?|radhus(?:et)?|town[-_]hall|city[-_]hall|hoofdgebouw|hovedbygning(?:en)?|huvudbyggnad(?:en)?|paarakennus|luftaufnahme|luftbild|aerial[-_]view|vista[-_]aerea|vue[-_]aerienne)(?:[-_.\d]|$)|(?:^|[-_/])(?:ktirio|zgrada|zdanie|budynek|budova|hoone|pastatas|bina)[-_][a-z]{4,}\.\w+$|[a-z]{4}[-_](?:exterior|fasade?n?|facade|fachada|fassade|facciata|aussenansicht|budynek|budova|gebaeude|gebouw|edificio|batiment|building)(?:[-_](?:by[-_])?(?:night|day|front|nacht|tag|\d+))?(?:[-_]v?\d{1,4})?\.\w+$/;

/** Of the page on which a site tells of itself: `shop_about_us1.jpg`. */
export const ABOUT_US =
  /(?:^|[-_/])(?:about[-_]?us|(?:ue|u)ber[-_]uns|sobre[-_]nos(?:otros)?|quienes[-_]somos|qui[-_]sommes[-_]nous|a[-_]propos|chi[-_]siamo|over[-_]ons|om[-_]oss?|tietoa[-_]meista|o[-_](?:nas|nama)|hakkimizda|rolunk|despre[-_]noi|o[-_]kompanii|pro[-_]nas|za[-_]nas|gioi[-_]thieu|tentang[-_]kami)(?:[-_]?\d{1,3})?\.\w+$/;

/** A card for a birthday of the site: `20let.jpg`, `50-jahre.png`. */
export const ANNIVERSARY =
  /(?:\/|(?:^|[-_/])(?:selo|seal|badge|sello|sceau|siegel|logo)[-_])\d{1,3}[-_]?(?:th|st|nd|rd)?[-_]?(?:anniversary|years?|jahre?|ans|anos|anios|anni|let|lat|ar|jaar|vuotta|yil|ev|aniversario|jubilaeum|jubileum)(?:[-_\d]*\.\w+$|[-_](?:compartilhar|share|social|og|facebook|site|web)\b)/;

/** The size of an icon, and nothing that a photo has: `oynat-beyaz-512.png`. */
export const ICON_SIZE = /[-_/](?:16|32|48|64|96|128|144|152|180|192|256|512)\.png$/;

/** What stands above all pages of a section, whatever it is called besides. */
export const BANNER_OF_SECTION =
  /(?:^|[-_/])(?:category|kategorie?|categorie|categoria|kategoria|collection|department|section|rubrik|series?|serie|sorozat|reihe)[-_](?:banner|header|hero|image|img|teaser)(?:[-_.]|$)|(?:^|[-_/])sub[-_]?(?:visual|top|header|banner|main)[-_]?\d{0,2}\.\w+$/;

/** The same by its folder: `/kategori/karadeniz-kapak.jpg`. */
export const COVER_OF_SECTION =
  /\/(?:banners?|baner[yi]?|bannery|banere)\/(?:[^/]+\/)?(?:categor(?:y|ia|ie)|kategori[aeij]?|rubrik|section|dzial)[-_][^/]+$|\/catalog\/category\/[^/]+$|\/(?:kategorie?|categor(?:y|ies|ias?|ie)|kategoria|rubrik|section)\/[^/]*[-_](?:kapak|capa|portada|couverture|okladka|omslag|cover|banner|header|hero)\.\w+$|\/cat(?:egory)?[-_][a-z-]+\/(?:\d{3,4}x\d{3,4}|cover|banner|header|hero|og)\.\w+$|\/(?:series|sorozatok|serien|reihen|colecciones|colecoes|collane|kolekcje)\/[^/]*[-_]\d{4}x[2-6]\d\d\.\w+$/;

/** Of a show, on the pages of its episodes: `/show/cover-3000.jpg`. */
export const COVER_OF_SHOW =
  /\/(?:shows?|podcasts?)\/(?:[^/]+\/)?(?:cover|artwork|art|obal|okladka|omslag|kansi|borito|kapak|capa|portada|couverture|copertina|titelbild)[-_\d]*\.\w+$|(?:^|[-_/])(?:show|podcast)[-_](?:cover|art|artwork|logo|image)[-_\d]*\.\w+$/;

/** A folder of what a program has drawn for want of a photo. */
export const DRAWN_BY_PROGRAM =
  /\/(?:ai|ki)[-_](?:cards?|images?|illustrations?|generated|gambar|bilder|ilustra\w{2,5})\//;

/** Words written on a card. */
export const QUOTE_CARD =
  /(?:^|[-_/])(?:quote[-_]?card|zitat[-_]?(?:karte|kachel)|share[-_]?pic|rrss)(?:[-_.\d]|$)/;

/** What WordPress cuts for the head of all pages. */
export const CROPPED = /^cropped-[^/]+$/;

/** A folder of what serves any page, and a file in it that says nothing of itself. */
export const FOLDER_FOR_ALL =
  /\/(?:allgemein(?:es)?|general(?:es?)?|algemeen|generelt|generell|allmant|yleiset|yleinen|ogolne|obecne|altalanos|general-images|symbolbilder|stock-?photos?)\/[a-z]{0,4}[-_\d]*\.\w+$/;
