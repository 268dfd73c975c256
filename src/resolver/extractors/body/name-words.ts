import { rememberAnswers } from '../remember-answers';
import { FOREIGN_WORDS } from './foreign-words';
import { bearsName } from './named-in-title';
import { alternatives, words } from './word-pattern';

/** The same where underscores stand for hyphens as well. */
function foreign(kind: keyof typeof FOREIGN_WORDS): string {
  return FOREIGN_WORDS[kind].replaceAll(/(?<=[a-z\])])-(?=[a-z(])/g, '[-_]');
}

/** What class names, file names and folders call the parts of a page that are no cover. */
export const NAME_WORDS = {
  logo: words(
    '(?<![^a-z]no[-_])(?<!(?:news|novosti|articles?|posts?)[-_/](?=logos?/))logo logo[dt] logoer logolar [a-z]{2,12}[b-hj-np-z]logo glogo logomarca logotip[oa]? logotype? sigla nameplate wordmark wortmarke schriftzug favicon',
  ),
  /** In class names alone, for the same thing. */
  brand: words('brand'),
  icon: words(
    'icon ico buy-?me-?(?:a-?)?coffee ko-?fi(?:-?button)? best[-_]viewed netscape[-_]?now app(?:-[a-z]+)?-mock-?up (?:tai|get|download|descarg(?:a|ar)|baix(?:e|ar)|telecharger|scarica|pobierz|skachat|indir|lataa|hamta)-(?:the-|our-|ung-dung-|l-|la-|o-)?app sprite sparkline bullet arrow (?:tw|g)?emoji(?:one|fy)? emoticon smiley smilies smile reaction spinner btn captcha captchaimage securimage latex katex mathjax mathtex mimetex mwe-math[a-z-]* tex (?:google-?play|app-?store|play-?store)-?badge download-?on-?(?:the-?)?app-?store reputation (?:print|e?mail|pdf)-?button visa mastercard paypal klarna trusted-?seal step-?\\d',
  ),
  /** In folders alone. */
  iconFolder: words(
    'news[-_]?cats? badge rank rating medal button statusicon shields badgen flag smile (?<=images?/)emo sig sigpic qr qrcode symbol symbole pikto piktogramm picto(?:gram(?:me)?)?',
  ),
  /** In the names of files that are no photos: what somebody has awarded or certified. */
  seal: words(
    'award winner finalist sello selo acreditaci?on acreditacao accreditation akkreditierung akreditac[a-z]+ certifi(?:ed|cat(?:e|ion)?|kat[aeiy]?|cado|cato) [sz]ertifikat[aey]? certyfikaty? sertifikasi akreditasi ssl(?:-?secure)? iso-?\\d{4,5} seal siegel trust-?mark (?:landes|bundes|staats)?wappen znak gerb godlo cimer stemm?a vaakuna vapen escudo brasao blason embl[eè]ma? state-?(?:arms|seal|emblem)',
  ),
  /** In the names of drawings: signs that tell a project's state. */
  badge: words('badge shield backer sponsor status build coverage license version download contributor'),
  /** In file names and folders: what stands behind a page's content. */
  decoration: words(
    'cropped-[a-z\\d-]*header header-strip footer-strip mail-header newsletter-header [a-z]*sidhuvud [a-z]*side?hode [a-z]*sidehoved kopfgrafik kopfleiste zahlavi page-header header-bar sub[-_]?visual delivery shipping usps? masthead letterhead (?:karta|schema)[-_]?proezda anfahrts?(?:plan|skizze|karte)? lageplan plan[-_]d?[-_]?acces mapa[-_]?dojazdu (?:mapa[-_])?como[-_](?:chegar|llegar) comment[-_]venir (?:blog|site|top|shop)[-_]header how[-_]to[-_](?:get|find)(?:[-_][a-z]+)* access[-_]?map (?:distribution|range)[-_]?map (?:verbreitungs|utbrednings)[-_]?kart[ea] [a-z-]*-utbredning carte-(?:de-)?repartition mapa-(?:de-)?distribuci?on texture body[-_](?:overlay|bg|background) [a-z]*textur pattern grain wallpaper-tile noise divider separator stripe',
  ),
  /** In class names alone: in a file's name they may be its subject. */
  control: words(
    'button badge flag star(?!-inserted) rating (?<!lazy-|image-|img-)loader close play search(?!-(?:result|banner|page)) qr qrcode ewm erweima filter-(?:panel|property|multi|option|item|list|colou?r)[a-z-]* swatch',
  ),
  person: words(`
    avatar author autor byline by profile(?!-(?:banner|header|cover)) gravatar userpic headshot contributor
    user(?!-(?:content|generated|upload)) columnist mayor writer mugshot
    (?<!orientation-|is-|--|format-|image-|img-)portrait bio staff commenter (?:agent|realtor|broker|seller|advisor|consultant|recruiter)-(?:card|photo|box|pic|picture|image|info|avatar|details?) ${foreign('person')}`),
  advertisement: words(`
    (?<![a-f\\d]\\d|prod-)(?:ad(?!\\d{1,2}/|\\d+[a-z])|adv|advert)(?!-(?:detail|gallery|photo|slider|view|page)|s?_connect) advertisement adserver adsystem adimg advertising doubleclick
    sponsor(?:ed)? affiliate partner outbrain creatives bnr
    taboola adsbygoogle a_(?:h|t|f|p[btr]|mu|cn|fl|fr) ${foreign('advertisement')}`),
  advertisementHost: words(`
    ads publi regie reklama reklam mainos annons werbung publicidad patrocinad[oa] (?<=^|[.-])ad(?=\\d*\\.[^.]+\\.) adserve adserver adsystem adimg adservice sponsor doubleclick googlesyndication outbrain taboola
    amazon-adsystem`),
  /** In class names alone. */
  promotion: words(
    'promo promotion news-letter upsell campaign(?!-(?:image|photo|hero|media|gallery|cover)) campa(?:nie|nha|gne) [ck]ampa(?:nia|nja|nya) newsletter subscribe subscription donate hs-cta-(?:img|node|wrapper) safety[-_](?:box|tips|notice) (?:cookie|consent|gdpr)-?(?:consent|banner|notice|bar|law|popup|modal)',
  ),
  /** Not in a host's name, where `stat` and `counter` may mean files that never change. */
  tracker: words(`
    pixel beacon track(?:ing|er)? counter stat analytics metrics smetrics scorecardresearch imrworldwide
    quantserve hit impression tongji cnzz xiti yadro metrika`),
  trackerHost: words(`
    pixel beacon track(?:ing|er)? counter zaehler teller analytics metrics smetrics scorecardresearch imrworldwide
    quantserve tongji cnzz xiti yadro metrika mc\\.yandex doubleclick trk`),
  /** In file names. */
  standIn: words(
    'spacer(?![^.]*\\.jpe?g) no[-_]?(?:image|img|photo|picture|foto) (?:add|upload|submit)[-_]?(?:a[-_]?|your[-_]?|new[-_]?)?(?:photo|picture) blank transparent(?![^.]*\\.jpe?g) placeholder beacon sprite',
  ),
  share: words(`
    facebook twitter linkedin pinterest instagram youtube whatsapp rss email print google reddit tumblr telegram
    play-store app-?store`),
  /** Around a picture: what surrounds an article, and what leads on from it. */
  list: words(`
    related recommend(?:ed|er|ation)? popular trending latest recent (?:hot|news|top|breaking|teaser|story|promo)[-_]?strip teaser more (?<!__)next prev previous
    promo (?<!single-)listing(?!-(?:page|detail|photo|image|gallery|media|hero|slider|carousel|view)) also similar
    suggested you-(?:may|might|could)-(?:also-)?(?:like|enjoy|love) recirc(?:ulation)? nearby side-?nav notice mostread most sidebar(?!_1) (?<!left-)side(?!-by) rail aside rightcol (?<!elementor-|tgme_|js-)widget(?!_message|\\s+(?:image|img|text|video)(?:\\s|$)) elementor-post
    relatedpost post-template wp-block-post(?!-) (?<![a-z]:|(?:^|\\s)post-\\d[\\w\\s-]*)sticky modal(?!-open)
    (?<!image-|img-|gallery-)popup(?!-(?:gallery|image|img|link)) hd_pops? menu nav navigation navbar (?<!not-)footer foot toolbar
    (?:insta(?:gram)?|social|flickr|tiktok|facebook)-?(?:feed|wall|grid|widget|slider|carousel) sb_instagram sbi
    breadcrumb dropdown mega (?<!image-|ips-)comment share social sharing follow signature signatur footnote ${foreign('list')} ${foreign('side')} ${foreign('comments')}`),
  /** Around a picture: what is the same on all pages, and asks for something or leads somewhere. */
  furniture: words(`
    about-(?:us|blog|site) section-cover category-(?:cover|banner|header|hero) app-?(?:banner|promo|download|teaser|cta) age-(?:gate|check) alert-(?:box|bar) announcement-(?:bar|banner) archives?-list as-seen-(?:on|in)
    awards?-(?:box|bar) back-to-top become-a-member blogroll bottom-(?:bar|links|nav) call-to-action cta chat-(?:box|window)
    colophon complementary contact-(?:info|us|box) cross-sell download-(?:the-|our-)?app ebook-offer
    onebox(?:-body)? kg-bookmark(?:-card|-container)? bookmark-card (?:link|url)-previews? editors?-picks feedback(?:-form)? free-(?:guide|ebook|download) friends-links fundraising further-reading guarantees? hot-topics
    instagram-strip join-us languages?-(?:switch|switcher|selector|menu) lead-magnet legal links-list location-box
    log-?in-(?:box|form) membership meta-box newsletter-(?:sign-?up|box|form|block|cta|promo|banner|teaser|subscri(?:be|ption)|widget|opt-?in|section) (?:sign-?up|subscri(?:be|ption))-(?:box|form|block|cta|banner|section) news-ticker off-?canvas opening-hours
    p-logo our-(?:app|books|clients|partners|sponsors|services|brands) (?<!carousel-|swiper-|slider-|gallery-|splide__)pagination search-(?:box|form) payment-(?:icons|methods) podcast-(?:embed|box|card|promo|teaser) photo-of-the-day poll
    post-meta press-logos random-posts recently-viewed report-error (?:site|global)-(?:banner|header|hero) opac-?header sitemap shipping-info size-guide
    skip-links? stats-box store-(?:locator|finder) supporters survey tag-cloud top-(?:banner|bar) (?:dept|department|section|faculty|institute|school|unit|site)-?banner trust-badges upsells?
    preloader loading-(?:screen|overlay) tooltip weather-(?:box|widget) web-?ring disclaimer ${foreign('furniture')}`),
  /** Around a picture: a column beside the article. */
  side: words(`(?<!no-|with-|has-|content-)(?:right|left)?-?sidebar(?!-[a-z]|_1) ${foreign('side')}`),
} as const;

/** Many pictures stand between ancestors of the same names. */
export const isNamedList = rememberAnswers((names) => NAME_WORDS.list.test(names));
/** What opens an article, and what its text is called. */
export const isNamedLead = rememberAnswers((names) => LEAD_NAMES.test(names) || LEAD_WORDS.test(names));
export const isNamedContent = rememberAnswers(
  (names) => CONTENT_NAMES.test(names) || CONTENT_WORDS.test(names),
);
const LEAD_WORDS = words(foreign('lead'));
const CONTENT_WORDS = words(foreign('content'));
const isNamedFurniture = rememberAnswers((names) => NAME_WORDS.furniture.test(names));

/** A part that is the same on all pages, and not what the page is called. */
export function isInFurniture(names: string, titleWords: ReadonlySet<string>): boolean {
  return isNamedFurniture(names) && bearsName(NAME_WORDS.furniture, names, titleWords);
}

export const isNamedSide = rememberAnswers((names) => NAME_WORDS.side.test(names));
export const isNamedPerson = rememberAnswers((names) => NAME_WORDS.person.test(names));
export const isNamedAdvertisement = rememberAnswers((names) => NAME_WORDS.advertisement.test(names));

/** MediaWiki's own word for a picture that does not stand for its article. */
export const NOT_PAGE_IMAGE = 'notpageimage';

/** Around a picture: where the page's own text stands. Names of this kind are often written as one word. */
export const CONTENT_NAMES =
  /article|content|story|entry|post(?!er)|comic|artwork|recipe|body|main|detail|text|single|page-?header|bb-?wrapper/;

/** Around a strip, which leads to the next one. */
export const COMIC = /(?:^|[\s_-])(?:web)?comic(?:$|[\s_-])/;

/** Around a picture, or on it: what opens an article. */
export const LEAD_NAMES =
  /high-priority|hero|infobox|masthead|jumbotron|key-?visual|parallax|lead(?!ing|er)|feature|cover|primary|principal|headline|(?:top|main|big|article|entry|post|story|news)-?(?:image|img|pic)(?!s)|image[-_]?main|post-?thumb|opening|splash|media|gallery|slideshow|rev_?slider|(?:flex|main|top|hero|nivo)-?slider|photo(?!-?viewer)|figure|(?<!tr-)caption|picture/;

/** Around a picture, or on it: under which its page is shared. */
export const SHARING_PICTURE =
  /(?:^|[\s_-])(?:social|share|sharing|og)[-_](?:image|img|preview|card|picture)/;

/** In an address, and in class names: what a writer put beside a post. */
export const ATTACHED_FILE = /(?:^|[^a-z])attach(?:ed|ments?)?(?![a-z])(?!\/common\/)|\/download\/file\.php$/;
export const ATTACHED = /(?:^| )attach(?: |$)/;

/** On a picture: that it leads on from the page. */
export const OF_OTHERS =
  /(?:^|[\s_-])(?:related(?:-?(?:post|article|stor(?:y|ies)))?s?|recommend(?:ed|ation)s?|up-?next|(?:next|prev(?:ious)?)-?(?:post|article|story)|footer|sidebar)(?:$|[\s_-])/;

/** On a picture: that it adorns a page and shows nothing of it. */
export const ORNAMENT =
  /(?:^|[\s_-])(?:decor(?:ation|ative)?|ornament(?:al)?|pattern|watermark|blob|waves?|squiggle|blurred|blur-bg|bg-blur|lqip|bg-(?:shape|pattern|wave|decor|ornament))(?:$|[\s_-])/;

/** WordPress's name for the picture that represents a post, in the post and in lists of posts. */
export const FEATURED =
  /wp-post-image|(?:^|\s)(?:u-featured|(?:page|post|article|entry)-cover(?:-(?:image|img|photo))?)(?:\s|$)/;

/** Around a picture in a text: a card that leads to another post, as Japanese themes call it. */
export const CARD_OF_POST = /(?:^|[\s_-])(?:blog|link|embed)-?card(?:$|[\s_-])/;

/** Around a picture: a card by what it shows, which is another page's where it leads to one. */
export const CARD_OF_THING =
  /(?:^|\s)(?:recipe|article|news|story|event|product|post|teaser|course|project)-?cards?(?:$|\s|__)/;

/** Around a picture: who wrote the page. */
export const BYLINE =
  /(?:^|[\s_-])(?:about-?(?:the-?)?author|author-?(?:box|card|bio|info|profile|block|section|about)|post-?author|entry-?author|article-?author|byline|autor-?box|saboxplugin|molongui)|(?:^|[\s_-])(?:sign(?:atures?)?(?=$|\s)|user-?sig(?:nature)?(?:$|[\s_-]))/;

/** Around a picture: what readers wrote. */
export const COMMENTS = new RegExp(
  `(?:^|[\\s_-])(?:(?<!image-|ips-)comments?|${alternatives(foreign('comments'))})(?:$|[\\s_-])|(?:^|\\s)(?:reviews|testimonials?|(?:customer|review)-(?:photo|image|review)s?)(?:$|[\\s_-])`,
);
export const COMMENTS_FOLDER = /\/comments?\//;

/** What carousels call the copies that they put before the first slide. */
export const CLONED = /slick-cloned|swiper-slide-duplicate|splide__slide--clone|(?:^| )cloned?(?: |$)/;

/** Around a picture: one of the posts of a blog. */
export const POSTS = /(?:^|[\s_-])(?:h?entry|post|article|blog)(?:$|[\s_-])/;

/** Around a picture, or on it: an album, whose entries are its own photos. */
export const ALBUM =
  /(?:^|[\s_-])(?:albums?|galler(?:y|ies)|gthumbs?|thumbs|thumbnails|photos|lightbox)(?:$|[\s_-])/;

/** The address of the page of one photo. */
export const PHOTO_PAGE = /(?:^|\/)(?:picture|photo|foto|image|bild)s?(?:\.php|[/?])/i;

/** Around a picture: what others replied. */
export const ANSWERS = /(?:^|[\s_-])(?:answers?|repl(?:y|ies))(?:$|[\s_-])/;

/** Around a picture, as forum software has it: what another wrote before. */
export const QUOTED =
  /(?:^|[\s_-])(?:block|bbc?_?(?:standard_?)?)?(?<!to-)quote(?:d|content|body)?(?:$|[\s_-])/;

/** File names of codes for machines. */
export const CODE_FILE = /(?:^|[-_])(?:qr|qrcode|ewm|erweima)(?:[-_.\d]|$)/;

/** File names of stars that rate, of badges for a project's state, and of icons by their size. */
export const SIGN_FILE =
  /^(?:stars?|rating)[-_]?(?:\d|on|off|half|full|empty)*\.(?:gif|png|webp)$|^badge\.\w+$|[-_](?:16|20|24|32|40|48|64)\.(?:gif|png|webp)$/;

/** Hosts that draw badges and nothing else. */
export const BADGE_HOST = /badge|shield/;
