const CARD =
  'A card for sharing that the site declares and nothing else: it is shown for want of a better one, as a page’s own is often called so, too.';

const FURNITURE =
  'What leads to other pages stands before the picture, larger and without links or a word that tells it from the page’s own.';

const IN_PARTS =
  'The address stands in parts under names that only the site has: a host, a number or a stem, a size, an ending.';

/** Pages of which the cover is not found, each with the reason. One that is found has no place here. */
export const KNOWN_MISSES: Readonly<Record<string, string>> = {
  'wy-curso-blocos-props': IN_PARTS,
  'wy-haishin-anime-columns': IN_PARTS,
  'wy-museo-opera-iiif': IN_PARTS,
  'wy-norsk-kringkaster-program': IN_PARTS,
  'wy-reise-hotel-crops': IN_PARTS,
  'wy-targ-staroci-base64': IN_PARTS,
  'wy-yemek-restoran-bilesen': IN_PARTS,
  'wy-game-store-widget-props':
    'Of two drawings of a game the one is called by its role, and the other a cover.',
  'ww-artwork-called-undefined':
    'A folder called undefined is what scripts make of nothing; that a painting bears the word as its title is rarer.',
  'wo-furugu-inhouse-template': IN_PARTS,
  'wq-kr-bag-mall-euckr':
    'The declared thumbnail tells no size, and only the last digit of its name says that it is one.',
  'wi-yliopisto-henkilo':
    'The portrait’s file is relative to a host and a folder that stand apart, and a teaser is relative to the page.',
  'wi-mobel-produkt': IN_PARTS,
  'wd-automobilka-model': IN_PARTS,
  'wd-bahnhof-lindmatt': IN_PARTS,
  'wd-museum-tentoonstelling': IN_PARTS,
  'wd-liga-partida': IN_PARTS,
  'wd-editore-libro': IN_PARTS,
  'wd-radio-poddavsnitt': IN_PARTS,
  'wd-telekom-urzadzenie': IN_PARTS,
  'zz-ticket-event-de':
    'A widget asks for the picture by a number, under one letter, which a table of files has.',
  'zu-sluchaj-odcinek':
    'The data names all that it says by one or two letters, and the host of pictures too.',
  'zl-nabdalyawm':
    'The data names all that it says by one or two letters, the parts of a picture’s address too.',
  'zl-yuugiba': 'A template stands beside the names of its files, and its host in another attribute.',
  'zd-kursus-batik': 'The poster of a course’s trailer stands in its data by a word for posters.',
  'zc-ruka-adgili': 'The data has no names, and the address no ending.',
  'yb-base64-kobo-tenji': 'The data is Base64 inside of a program, and a path in it has no slash before it.',
  'yb-wiz-diziler-han': 'The data has no names, and the address no ending.',
  'yb-xml-sziget-tura': 'The article is XML, which the browser of its time bound to elements.',
  'yc-filarmonica': 'The second photo of a post bears words of its title, and the first does not.',
  'sc-gnuboard-seolak':
    'The card of a club is declared for a thread of its board, in a folder of editors, by no word that tells it.',
  'rd-turkish-squarespace-essay':
    'The second photo of an essay bears a word of its title, and the first does not.',
  'qb-hydrogen1-shopify-dzbanek': 'The data stands in attributes of metas, as the first Hydrogen sent it.',
  'ob-lightspeed-home': 'The slides of a shop’s front page lie in the folder of its theme, and lead on.',
  'ne-podlove-weichenstellung': 'The cover of a show is called a default cover, and is all there is.',
  'ka-kurobe-gorge-rail': 'Crops that a picture has, and others have not, tell which one opens the page.',
  'jf-brandgids-molenaar': 'The logo of a maker is that of what the page is about, and a logo all the same.',
  'ic-venekauppa-kansio': 'A number of a folder, with another folder behind it, tells how wide the file is.',
  'if-el-syllogos-agonas': 'A background in a figure tells no size, and rows of a gallery do.',
  'hc-bugzilla-1620': 'A screenshot stands in a comment on a bug, and comments hold pictures of others.',
  'gb-avis-flight':
    'The path of the picture has no ending, stands under a Norwegian word, and the host elsewhere.',
  'gb-drupal-jsonapi-pl': 'The host of the files is told to the program, and to no object of the data.',
  'gb-kurs-base64':
    'The state names numbers of files, which a table in another script has, with the host apart.',
  'gb-museum-columnar': 'The things of a collection stand in columns, each row of which is one.',
  'fc-livre-occasion-botte': 'Of the views of a book the one that folds out is shown larger than its front.',
  'cu-og-head-noscript-fr': 'The declarations stand in a `<noscript>`, which no browser with scripts reads.',
  'cu-rdfa-foaf-depiction': 'A link to a portrait by FOAF, on a page that no other word calls a profile.',
  'cx-null-de-polizei-fahrrad': 'The sign of the editors stands beside the heading.',
  'cx-null-en-footpath-notice': FURNITURE,
  'cy-eu-ordutegia-null': 'Cards that recommend other pages bear no link.',
  'cy-vi-bao-1258':
    'Buttons of the menu bear words of the title, and the photo has neither an ending nor a size.',
  'cz-og-array-icon-first-fa':
    'Of several declared pictures the one that the text shows leads, and here that is a step.',
  'cz-ok-1x1-folder-pixelhost-ar': 'A host of photos is called a pixel, and the folder of squares 1x1.',
  'slowledger-letter': 'A photo above the page is that of the site, and nothing says so.',
  'ck-he-piwigo-albom':
    'The photo that stands for an album is one of its entries, and leads to its own page.',
  'cf-hi-drupal-avatar':
    'The painting of an avatar is called a default avatar, and no title has the word in these letters.',
  'cg-appshell-game': 'The host of the pictures is told in other data than they are.',
  'ci-microdata-suquet': 'The picture’s address stands in a template that only the script fills.',
  'by-ok-banner-ad': 'The exhibit is an advertisement, in the size and the folder of one.',
  'bt-travel-blog-fa':
    'The file of the post’s own picture is called default cover, as those are which a theme shows for want of one.',
  'bo-comic-strip': 'A strip is titled Corporate Logo, and its file ends in that word.',
  'bs-katedra-zamestnanec':
    'A photo of the field stands in a figure, large, below the portrait of who works there.',
  'nuxt3-misto-cs':
    'The card of the portal is declared, and the file of the tower has an id for a name, completed by the site’s settings.',
  'aw-molyvdovoullo-museum': 'A seal of lead is called a seal, and no title has the word in these letters.',
  'aw-seimo-narys-liferay': 'The portrait of a council’s member is called the default one.',
  'styled-news-dam':
    'A figure that promotes the site’s own show stands before the article’s, and is described.',
  'be-farfadets-sprite-og':
    'A photo of a sprite is called a sprite, and no title has the word in that language.',
  'be-ikona-sveti-nikola': 'A painted icon is called an icon, in the size of one.',
  'dat-af-init': 'The data are lists in lists, without any names.',
  'dcl-qr': 'The file of a code is called like the page.',
  'nul-read-next-nodiv': 'One large picture leads to another page, as the page of a comic does.',
  'n-tax-form': 'The picture of a signature tells no size and stands in the text.',
  'podcast-podlove-de':
    'The page does not say that it is an episode, and the cover of its show is called like a card for all pages.',
  'rss-html-rendered':
    'A page that collects posts of many sites is an article to all that can be seen, and the photo of the first post is in it.',
  'comic-input-image': 'The strip is an `<input type="image">`, which is a button everywhere else.',
  'fancybox-joiner':
    'The thumbnail tells no size, so the file behind its link is known as another size of it and not put first before both are measured.',
  'iiif-museum-waterpoort':
    'The museum declares 200 pixels of the picture, and that its server has more at the same address is known when it has been asked.',
  'sheet-music-minuet':
    'The stand-in for the locked page is described as the page is, the first page is not.',
  'directory-company-logo-is-subject':
    'The logo of the company that the page is about looks like that of a site in all that the page says.',
  'pogoda-petrozavodsk': 'A sky behind the weather is a background like the opening of any page.',
  'range-meet-package':
    'The address of a badge is written in hexadecimal digits, and its words are the page’s.',
  'tng-ohman': 'The portrait is 60 pixels wide, and its large file stands in a handler alone.',
  'afcallback-kakeibo':
    'The data has places and no names, and its addresses no endings: nothing tells that they are pictures.',
  'immo-expose-de':
    'All pictures of the gallery are alike in what the page says; the one of a part of the house has more words of the title.',
  'kulturhof-kalender-mai': 'Nothing but the word for May tells a calendar of events from an event.',
  'tag-tomate-wordpress':
    'Its first post may stand for the page of a tag; of two more such pages somebody else says that nothing does.',
  'coupang-like-230-og':
    'The declared file is of 230 pixels, and gives way to the larger one of the page when both are measured.',
  'beer-page': 'The label of the beer stands in a folder of logos.',
  'package-hash-default':
    'The card of all packages has a number for a name, and is known once it was met on another page.',
  'nichan-text-urls': 'The picture is a text that leads to a file, and nothing shows it.',
  'phpbb30-subsilver-spoilers':
    'The photos of the opening post are hidden, inside what its software calls a quotation; a reply shows one.',
  'ikonenmuseum-objekt': 'A painted icon lies in a folder of icons and is called like one.',
  'lettre-train-de-nuit':
    'Two photos of a letter are alike; the class names around the second one speak of a caption.',
  'fachadas-letreiro': 'The photo of a sign is called a banner and a logo, and the page shows another one.',
  'framer-case-padaria-pt': 'The opening stands in a header, as the site’s own pictures do.',
  'i-photo-page-og-watermarked-original-link':
    'A file with a sign over it is declared, and called so in Finnish.',
  'l-hon-clothing-button': 'A button is called a button in its class and its file, and the title is Dutch.',
  'l-state-livewire-snapshot': 'The file of the yard is called by a word of the title, in Indonesian.',
  'o-en-obituary-funeral-home':
    'A picture that a guest left on the wall of a tribute is larger than the portrait.',
  'aj-be-liveblog-2021': 'The photo of one report of a live blog stands in a figure, the opening in none.',
  'am-gbk-plant-dove-tree': 'The second photo of a plant is larger than the first one beside its facts.',
};

/** Pages on which a picture is named that is plainly no cover, each with the reason. */

export const KNOWN_WRONG: Readonly<Record<string, string>> = {
  'wz-imageboard-op-trams': 'A mascot in Portuguese is called as a pet is.',
  'sh-nuxt-praca-pl': FURNITURE,
  'mailchimp-luktart-brev': 'A paper behind the newsletter is a background like the opening of any page.',
  'wx-death-notice-ballymorrin':
    'The candle of all death notices is declared, and called as a photo of one may be.',
  'wx-direkte-stortingsvotering':
    'What advertises a cabin is loaded before all, as the picture that opens a page is.',
  'wx-kenkyu-news-kairyu': CARD,
  'wx-kommentar-bahnhofsuhr': 'The drawing beside the spoken text is large and stands in the text.',
  'wx-lehdistotiedote-terasputki': 'The picture of a newsroom stands in the data of its release.',
  'wz-invision-visa-renewal':
    'The forum’s picture is called as any upload is, and the thread shows none of its own.',
  'xaa-kastro-old-upload-share':
    'A photo from an archive is called as cards for sharing are, and a small portrait is the only other picture.',
  'wu-geldzaken-newsletter': 'What asks to subscribe stands large in the text, as a picture of it would.',
  'wu-lifeboat-obituary':
    'The picture of a section of the paper opens its articles as one of their own does.',
  'wn-parent-region-picture':
    'The declared picture of the valley is in none of the folders that tell so, and the hut’s own stands in a program alone.',
  'wm-config-shohin':
    'A template takes the number of a thing from the thing and the rest from its pictures; its maker has a photo.',
  'wg-blazor-prace': CARD,
  'wd-inmo-piso': IN_PARTS,
  'wd-versicherer-ratgeber': IN_PARTS,
  'we-rondvraag-warmtepomp':
    'Portraits of those who are asked stand in figures of the text, as its photos would.',
  'zz-university-course-fi':
    'Portraits of teachers stand in a part of the data that is called so by a value, under a name that only the site has.',
  'zx-shopify-odd-name':
    'The photo is called as stand-ins are; those, too, are declared, told in data and shown in the text.',
  'zd-game-lamplighter':
    'A string inside of a program holds data in which what belongs to the game stands before its title card.',
  'zu-vuelatu-hotel':
    'The card of a site is called by two letters and an airplane, in a folder for a network.',
  'zl-kruzhok':
    'The head of a group stands in the data of a post in it, whose address has the group’s number.',
  'zg-tanstack-jobliste':
    'A list of jobs is asked for by words that only the site has, beside two articles of its guide.',
  'zd-studio-ortica':
    'The pictures of a front page stand in the data of all pages, in what the page’s own is in, too.',
  'ze-joomla-vozni-red': FURNITURE,
  'ze-koha-katalog': 'A banner whose name alone tells how flat it is bears words of the page.',
  'ze-shopify-verzending': 'Drawings of a service stand in columns, large, and are called icons in Dutch.',
  'zb-wp-cocoon-jp': FURNITURE,
  'za-galerii-laulupidu': 'A random photo of another album stands above the thumbnails of the page’s own.',
  'yc-rideklub': 'Who writes to the members stands above the text in a square, without a name beside.',
  'yb-lit-muzeum-predmet': 'An element’s attribute has the template by which others’ data names pictures.',
  'ya-columna-arc': CARD,
  'ye-sozluk-simit': CARD,
  'se-typo3-copied-null-at':
    'The card of a page that was copied is a photo, and no word of its name is of this page.',
  'sh-aspnet-doviz-tr': FURNITURE,
  'sh-magento-betalen-nl': FURNITURE,
  'tc-hugo-yedekleme-control':
    'The card of a site is called so in Turkish, and its name has a word of the title.',
  'ta-forum-vbulletin-bg':
    'A bar of a signature, which a row of underscores parts from the post, tells no size.',
  'rh-auktion-lazysizes':
    'The declared picture is that of an earlier sale, and its title that of this one, which has a word of it.',
  'rc-vbulletin-pechnik':
    'Bars of signatures, which a row of underscores parts from the post, are linked as pictures of it are.',
  'rf-frontpage-orchid': 'Which of three thumbnails is meant is told in the row of the table below.',
  'rf-joomla-sponsors-null':
    'A slide that asks readers to join bears the name of the club, as the title does.',
  'qb-storyblok-qwik-prijzen': 'Teasers of the blog are parts of the page’s own object, and two are no list.',
  'na-woo-blok-uden-foto': 'The front of a shop is declared by a word of Danish for sharing.',
  'nd-vbulletin-transfer-patrol': 'The first post that shows a picture is a reply, and that picture a joke.',
  'nf-prapa-nongbua': 'A button of the menu opens a large picture of what it leads to.',
  'nh-wp-coluna-onibus': 'The columnist’s name stands in the title, and under the portrait in the text.',
  'ka-hrafnsvik-brimlog': 'The front of a sleeve stands behind a photo of the band in the data.',
  'ka-video-removido-telinha': 'A drawing for what was removed is the one picture of the video’s own data.',
  'kb-instituto-persona': 'The portrait stands in a block of a list, and a report in another has a cover.',
  'kc-petition-thalerbruck': 'Two other petitions stand large below it, in the same column.',
  'kc-radio-emission-phares': 'The data declare the picture of the whole programme for each episode.',
  'kd-collections-kayak-fr': 'The card of a shop is called by a word for sharing in front of others.',
  'kd-contacto-notaria': 'A building is declared and shown at the head of all pages.',
  'kd-stili-proini-opinion': 'A portrait is declared, and shown in the text.',
  'jc-aigaiopress-ferry-gnomi': 'A film at the side leads on alone, and its frame is large.',
  'jc-hanbit-rate-decision': 'The portrait of who wrote it stands large above the text.',
  'ia-knit-shawl': 'A button of Pinterest names the picture, and nothing else does.',
  'id-label-album':
    'The sleeve of a record stands smaller than a photo of those who play, and both are called as the page is.',
  'id-liveblog-conseil': 'An older story stands among the messages, large and with its own number.',
  'id-newsletter-archive': 'That a picture is advertised stands in another table.',
  'id-recipe-pie':
    'What is on the photo of the recipe’s card is told by it alone, and photos of the steps are larger.',
  'id-rota-hike': 'A map with a way on it may be what a page about a way shares.',
  'id-strip-nl': 'The strip has no description, and a poster below it has one.',
  'ie-collection-linen': 'A product stands beside the banner of its collection, and is called as that is.',
  'ie-kronika-bibliotek': 'The portrait of who wrote it is called by the name that the title bears.',
  'ie-partenze-treni': 'A square of 200 pixels is declared on a page of tables, and says nothing of a logo.',
  'if-it-archivio-lettera': 'The portrait of who sent a letter stands larger than its first page.',
  'if-nl-natuurportaal-soort':
    'A map where a butterfly lives is larger than its photo, and comes from a host of maps.',
  'if-tr-hastane-bolum': 'A teaser of a guide bears the word that the department is called by.',
  'ha-recambio-sin-foto': 'The picture of another part is called by the words of this one.',
  'hc-hyperkitty-lists': 'A banner that a mail ends with is attached to it like any picture.',
  'hd-cp1251-town-bridge': 'Names of files are percent-encoded in windows-1251, and read as none.',
  'hd-cp1256-news-index': 'The name of a logo is percent-encoded in windows-1256, and read as none.',
  'he-colonna-autore':
    'A portrait is declared three times over, as is the right picture of a profile or a post.',
  'hf-rathaus-wassersperrung': 'Photos above each page of a council show the place that the page names.',
  'ga-coluna-fila-do-correio': 'The portrait of a columnist is described by a name that the title has.',
  'ga-referat-korstamma': 'Large slides lead to other pages, and nothing else is on the page.',
  'ga-rozhovor-meteorolozka':
    'The photo of who is asked is of 190 pixels, and a chart of the text large and described.',
  'gb-courses-contentful-null': 'Entries and files of a store are joined by a program that is not read.',
  'gb-musee-strapi-null': 'The card of a museum has the word museum, and so has the title of the page.',
  'gb-hotel-dataattr': 'The photos are keys, which a template with a host and a size makes addresses of.',
  'gf-plebania-hirlevel': 'The saint of the day is a photo that leads on, and nothing else is on the page.',
  'fa-nha-xe-dap':
    'The photo stands in a style sheet without a size, and behind the box for the newsletter there is a larger one.',
  'fa-oplaty-smieci': 'A poster beside a notice bears no link and no word that it is one.',
  'fa-sankaku-choja':
    'The portrait of who hikes is called by a name and shown large, in a folder that is short for profiles.',
  'fc-cautare-acordeon': 'An offer that is shown large above the results of a search is one of them.',
  'fd-bence-sqlite': 'The portrait of who writes is declared, and nothing else is there.',
  'fd-gmina-odpady':
    'The picture of another notice is declared, and only its name and its description say so.',
  'fd-wiki-ikona': 'An icon is called the small placeholder, and so is its file.',
  'ff-drupal7-oktato':
    'The portrait of a teacher is small and not described, and a poster below it is large.',
  'ff-koha-rekord-bez-okladki': 'The jacket of a new book stands beside a record, large, and leads on.',
  'cy-bn-khobor-quintype': FURNITURE,
  'dg-ca-aigua': FURNITURE,
  'dg-en-gumflat': FURNITURE,
  'dg-es-columna': 'Nothing but the name of a folder says that a picture stands for a letter to readers.',
  'dg-ro-buget':
    'The picture of a letter to readers stands in a text, and bears the name of the paper alone.',
  'dg-sv-kronika': 'The jacket of a book that a column recommends stands below its text.',
  'dg-vi-bandoc': FURNITURE,
  'df-oshka-stale-head':
    'Title, address and picture are all of another page, and agree, so that nothing tells.',
  'df-kaisha-nenmatsu-oshirase': CARD,
  'da-news-front': 'The leading story stands for a front page that has no picture of its own.',
  'db-avatars-author': 'Beside a thread stands the large portrait of who moderates it.',
  'dd-blox-courier-none': FURNITURE,
  'cy-ca-ajuntament-drupal': FURNITURE,
  'cv-lie-fa-shoar-null': 'A slogan is declared for all pages, under a name that says nothing of that.',
  'cv-lie-pl-odcinek':
    'The cover of a show is declared in three ways, and the episode’s own is shown without a word of the title.',
  'cv-ok-en-ploughshare': 'A ploughshare is called a share, as cards for sharing are.',
  'cw-discourse-fraga-null-sv':
    'The first post that shows a picture opens a thread, and here that is a joke in a reply.',
  'cw-misskey-avatar-null-ja':
    'The data of an instance name its background by no word that tells it from the note’s files.',
  'cx-null-en-column-niceday': 'The columnist is cut out of the photo, and their name stands in the title.',
  'cx-null-es-carta-bancos': 'The photo beside the offer of a letter stands in the text.',
  'cx-null-th-prakat-phon': 'Slides of a school’s days bear no link.',
  'cz-css-escaped-parens-hu':
    'The poster is a background without a size, and a photo of an earlier event tells its own.',
  'cz-lie-othervariant-ja': 'The variant is told by the query alone, and its picture by data.',
  'cz-ok-icons-folder-el': 'A painted icon is called an icon, in a folder of them.',
  'cy-en-courier-local': FURNITURE,
  'cy-en-recipe-ladle': 'The portrait of the cook is large and tells its size; the dish does not.',
  'cy-en-status-null': 'Portraits of those who write reports have no names but numbers.',
  'cy-et-taskuhaaling': FURNITURE,
  'cy-fi-kirja-arvio-8859-15': 'Jackets of other books stand before the review, with a better ending.',
  'cy-hr-nekretnina': FURNITURE,
  'cy-ka-interviu': FURNITURE,
  'cy-ko-sisa-euckr': FURNITURE,
  'cy-lv-pazinojums-null': 'Those who work there are shown large, under numbers.',
  'cy-ms-akhbar-next': FURNITURE,
  'cy-no-quiz': FURNITURE,
  'cy-ta-payanam-blog': 'The head of the blog is large, and called like the page.',
  'cy-ur-khabar-rtl': FURNITURE,
  'cy-zh-gonggao-big5-null': 'The mayor is shown in the head of all pages.',
  'cn-nuxt-onsen': 'The head of the home page is sent for all views of an app, title and address included.',
  'cj-de-prozess':
    'An archive photo of another trial is declared, and the page’s description has a word of its name.',
  'cj-fr-petitesalle':
    'The concert of the same evening in the other hall is declared, with a word of the title in its name.',
  'cj-he-tikun': 'The picture before the correction is declared, and is called like the page.',
  'cj-ja-nitsuke': 'An ingredient of the dish is declared, and the photo of the dish tells no size.',
  'cj-nl-theepot': 'The product of an experiment is declared, and the gallery stands in data alone.',
  'cj-phpbb-separato':
    'An attachment of the thread that this one was split from is declared, as any attachment of a first post is.',
  'cj-pl-klasa1c': 'The former class of a teacher is declared, and the photo of this one tells no size.',
  'cj-pt-pagina14': 'The first photo of the printed page is declared, and the article’s own tells no size.',
  'cj-th-thiphak': 'A photo of a place with other degrees is declared, and the house’s own tells no size.',
  'cj-uk-troyandy':
    'The picture of another season is declared on all pages, by a name in the page’s language.',
  'cj-zh-jinricai': 'The dish that was cancelled is declared, and today’s is a button in its markup.',
  'ck-da-mindeord-glasmager':
    'The photo of who died is shown small in an aside, and a vase of hers large with her name.',
  'ck-hu-podcast-malomko':
    'The artwork of an episode is shown small in the player, and the portrait of a guest large.',
  'ck-ko-cafe24-gabang': 'The bag in one color is shown small, and all five colors large below.',
  'ck-mediawiki-thornwick':
    'The photo of a viaduct is shown small in the box of facts, and its engineer large with its name.',
  'ck-pl-drupal-osiemdziesiatdwa':
    'A poster of long ago is shown small in a list, and a ticket large with the title’s words.',
  'ck-pt-aovivo-cheia':
    'The photo of a live blog is shown small where it leads to a gallery, and a chart large.',
  'cl-2ch-sure': 'The posts of a thread are told by their numbers in a text alone.',
  'cl-cs-zastupitelstvo': 'The arms of a town are declared, by a number and a word in the query.',
  'cl-el-klirosi': 'The photo of who sold a ticket stands beside the results.',
  'cl-ru-stendovik':
    'The photo in an answer is larger than the first one of the thread, whose posts bear no numbers.',
  'cg-5ch-enchu': 'The posts of a thread are told by their numbers in a text alone.',
  'ce-en-mediawiki-lookalike':
    'The look-alike of a mushroom is declared, shown in the text, and called by two words of the title.',
  'ce-pt-homonimo-poeta': 'The declared portrait is of a namesake, and called by both names.',
  'ch-drupal-targum':
    'A picture of another event, of which its own page has the name in another language and in other letters.',
  'ch-typo3-ouderpagina': 'The head of a section is declared, and stands behind its name.',
  'ci-apollo-mare': 'The cover of an earlier album is declared, and nothing but the data says so.',
  'cf-fi-kunta-null':
    'The photo of the site stands above the title, large, with the name of the place; the page’s own tells no size.',
  'cd-microdata-rdfa-el':
    'The picture of another article is declared, which microdata of a part of the page names as well, and the page shows none.',
  'ca-livedoor-yokoku':
    'The still of a film that the page plays is declared, which most pages that play one are right to do.',
  'ca-plone-locandina':
    'The poster of an earlier edition is declared by an address of the page itself, and only a link in the text says of when it is.',
  'ca-th-mai-mee-roop': CARD,
  'bo-hromada-stock':
    'A stock photo is declared for all news, and that of the text tells no size and no word of the page.',
  'bo-kikansha-roster': 'The photo of another locomotive is declared, numbered as that of the page is.',
  'bo-likums-noteikumi': CARD,
  'bo-opazanje-sablja':
    'The icon of who observed a plant is called a user’s icon, and the photos stand in data that belong to no page.',
  'bq-dk-museum-object': 'The picture of the museum is declared under a word that may be any object’s.',
  'bq-it-casa-stock': 'A stock photo is declared, and the photos of the house stand in attributes of slides.',
  'br-es-ghost-ensayo': 'A drawing that asks to subscribe stands in the text, large, with words of the page.',
  'bs-memorial-he-page':
    'The candle of the site is declared, and no word of the page stands in the name of the portrait.',
  'bn-ie-shop-default-magazine': 'A magazine is called Default, and so is the file of its issue.',
  'bn-tr-okul-duyuru': 'A card of a theme for all news is declared, and the photo of the text tells no size.',
  'bk-da-cykelhandler-facade':
    'The shop’s front is called by its street, which the description tells, and the page does not say that it sells something.',
  'bk-en-app-changelog-icon':
    'Structured data gives an application its icon for a picture, and this is a page of it.',
  'bk-shopify-smock-wrong-colour':
    'The first color of a product is declared, and shown beside the chosen one, which nothing but its place tells.',
  'bi-ar-blog-ras-mudawwana':
    'The header is declared in another size, by an address of a host that nobody has, and its file is called by digits.',
  'bi-hu-kozlemeny-alapkep': CARD,
  'bf-thai-video-default-thumb': 'The chosen still of a video is called a default one.',
  'bf-mediawiki-kort-som-pageimage':
    'A map of the place is declared and shown, and the photo beside it is less than 600 pixels wide.',
  'bc-hanbit-tv-mandu-alley':
    'The still of a trailer is declared in structured data, too, and the clip’s own is a background that tells no size.',
  'bc-kaldavere-vald-detailplaneering':
    'A municipality declares its house on a page of text alone: it is shown for want of a better one.',
  'x-devblog-og-script-null': CARD,
  'x-product-stale-variant-moss':
    'Another color of the same product is declared, and its files are called by codes.',
  'kr-gnuboard-question-null':
    'The newest photo of the site’s gallery is declared, and shown beside without a heading.',
  'next-company-blog-none': 'A banner for a meeting has no name, no link and no heading.',
  'nuxt-unocss-news-none':
    'The portrait of who wrote the article stands in it without a name, and is large enough.',
  'council-tender-null': CARD,
  'hyperkitty-list-thread': CARD,
  'album-tracklist': 'The sleeve is called a default logo, and shown beside the songs in another file.',
  'comic-episode-sjis':
    'The episode leads to the next one and tells no size; a figure of the site is shown larger.',
  'museum-iiif-object-2': 'The site’s building is declared, and the object is shown in small details alone.',
  'gite-fr': 'A certificate is declared, and is called a label, as the label of a record is.',
  'n-comparison-table': 'The providers’ marks tell no size and are called as the providers are.',
  'comments-with-pictures':
    'The comments’ classes have a name of their own making, and nothing else tells them from the text.',
  'flutter-web-shell': 'A splash screen is called as an opening picture is.',
  'poem-page-avatar':
    'A declared portrait is shown where there is nothing else: on the pages of people’s posts it is right.',
  'short-link-preview': CARD,
  'gov-guidance-noimage': CARD,
  'realestate-agent-portrait':
    'A file in a folder `team` may show a team; the photos of the house are backgrounds that tell nothing.',
  'film-cinema-programme':
    'Whether `facebook_kino` is a card of the cinema or a report on Facebook its name does not tell.',
  'video-mediathek-poster': 'The station’s card has a name that is known to nobody else.',
  'okul-bilim-senligi': 'The photo of the principal tells its size, the slides behind it do not.',
  'newsletter-list-logo': 'The logo of the list has a number for a name, in a folder of thumbnails.',
  'comiccontrol-gulls-empty-thumb': 'A photo in the news below the strip tells its size, the strip does not.',
  'job-boat-carpenter': 'A badge tells its size, the photo of the workshop does not and has no ending.',
  'ghost-etiqueta-huerto': 'The picture of the whole publication is called like that of a page.',
  'cp1254-obituary-two-og': 'A black ribbon out of an album is declared, and the portrait by a link alone.',
  'presta-colour-mismatch': 'Another color of the same product is declared.',
  'oldreddit-self-preview':
    'The picture at the side tells its size, the post’s thumbnail opens a file that tells none.',
  'hyperkitty-skilling-thread': 'The mark of the archive’s software is declared, and nothing else is there.',
  'repo-plotter-firmware': 'A card that is drawn from the page’s own title is honest elsewhere.',
  'es-magento-frigorifico-galeria':
    'A label is explained in the description, large; the gallery stands in data that marks none of its photos.',
  'gatsby-emotion-debatt-sv': 'A teaser beside the article shares a word with it.',
  'morarbem-apto-vila': 'The picture of a category is declared, and shares words with the page.',
  'penn-chronique': 'The portrait of who writes the column is large.',
  'webcomic-tinkers': 'The strip is called a logo, and a photo in the news below it tells its size.',
  'wordpress-autor': 'The silhouette of a service of portraits is declared on the page of who writes.',
  'ameblo-pan-nikki': 'A card that leads to an older entry has a file of the same name, and stands first.',
  'angular-strapi-album-de':
    'The picture of the site is declared, and only the data tells so, far from its name.',
  'blogger-cronica-selos': 'A seal that the blog was given stands in the text, called so in Portuguese.',
  'elementor-bieb-openingstijden':
    'A photo asks for the letter of the library and says so in the name of its file alone.',
  'f-rev-next-teaser': 'The words “Next essay” stand in an element of the link that is no heading.',
  'g-forum-xenforo-reply-only': 'A post without a picture is no reply to one: nothing numbers the posts.',
  'g-honest-avatar-profile': 'A portrait is called as the one that a service gives to those who have none.',
  'g-tiny-blogger-s72': 'The host is no known one, so that a folder `s72-c` may be anything.',
  'fete-du-fil': 'The poster of another year is declared everywhere, and its file has a number for a name.',
  'presta8-lave-linge': 'The label of a machine is the first of its gallery.',
  'rr7-pelicula-es':
    'The path of a poster is to be joined with a size out of a list, and the opening of a series is whole.',
  'i-museum-og-is-the-building': 'The house of the museum is declared on the page of a jug, and called so.',
  'j-angel-poems-null': 'The sign of a ring of sites is a photo of a common size, described.',
  'j-koha-opac-detail':
    'The head of a catalog is described by the name of the library, which opens the title.',
  'j-ucoz-schedule-null': 'A part of a template has a number for a folder.',
  'k-relay-records-artwork': 'The portrait of the artist is declared on the page of a work.',
  'k-thread-photo-later': 'Who asked shows the photo in the fourth post, behind a joke of somebody else.',
  'k-wix-award-badges': 'A badge is declared, and its file has a number for a name.',
  'l-mis-infinite-scroll-next-article': 'The next article is a part of the page, as tall as its own.',
  'm-bilhandlare-anlaggning': 'The house of the dealer is declared, shown and said to be its picture.',
  'm-fohlen-video-vom-vater':
    'A still of a film about the sire is declared, and the film stands in the text.',
  'm-obiava-bez-snimka': 'The photo of another offer is declared where this one has none.',
  'm-yacht-broker-range-brochure':
    'The brochure of a range of boats is declared, and shown beside one of them.',
  'n-xenforo-soru': 'A photo of the newest ones of the forum stands beside without a name.',
  't-xoops-thai-longboat':
    'A portrait stands in the left of three columns, which other pages have for their text.',
  'o-de-streikticker-null': CARD,
  'o-en-newsletter-essay-null': 'The cover of a podcast in the text is large by its address.',
  'o-en-science-release-image-rail':
    'The picture stands in a rail beside the text and leads to a page of its own.',
  'ac-bg-razpisanie-null': CARD,
  'ad-umbraco-museum-chest': 'The house of the museum is declared, and shown large below the object.',
  'ag-parafia-ogloszenia-null': 'A saint stands in a column whose name says nothing, in the size of a photo.',
  'ag-staff-entomolog':
    'The head of a department’s pages shares two words with the page, and its file is called so, too.',
  'ah-phpbb-forum-tractoare-og-implicit-null': CARD,
  'ah-vallavalitsus-teade-vapp-og-null': CARD,
  'ai-changelog-kassenwart-text': CARD,
  'aj-fi-agency-brief-nopic-2022': 'A film about something else stands in the text, with its still.',
  'aj-uk-trade-paywall-nopic-2018': 'The cover of a trade journal stands in the text, and is described.',
  'ak-ca-gcweb-wmms-null': CARD,
  'ak-cy-personal-blog-avatar-null':
    'The portrait of who wrote the text is declared, and all that the page has.',
  'ai-lv-arhivs-muizas-plans': 'The house of an archive is declared; a viewer’s program names the sheet.',
  'al-lt-darbas-apdovanojimas-null': CARD,
  'am-cp1255-hebrew-lyrics':
    'The sign of a note is declared, and the jacket of the album is 140 pixels small.',
  'an-fr-ca-breve-sans-photo': CARD,
  'aq-cafe24-hanbok-baneo':
    'The banner of the category stands above the product, whose picture tells no size and shares no word of its own.',
  'aq-comune-biblioteca-panorama':
    'A view of the town is doubted, but the figure of the news tells no size before it is measured.',
  'aq-ikona-na-mesetsa':
    'A painted icon lies in a folder for icons, and the title has the word in other letters.',
  'aq-regulamento-cooperativa': CARD,
  'as-pamukkale-tur':
    'The head and the data are those of another tour of the same seller, whose file is called as its own are.',
  'as-portaria-318': CARD,
  'at-ja-makeshop-oshirase': CARD,
  'au-uk-biblioteka-bez-obkladynky':
    'The first of the new books beside a book without a jacket stands in a list without a name.',
  'aw-hi-kavi-parichay':
    'The portrait of a poet has a number for a name in microdata, and a page of his manuscript bears his name.',
  'aw-leimaluettelo-asp': 'The drawing of a postmark lies in a folder for icons and is called an emblem.',
  'aw-sundlaug-gatsby':
    'The photo of a pool lies in a folder for the site, and its name has the title’s word in another form.',
  'aq-sphinx-api-badges':
    'The mascot of a project is called as any picture is, and nothing else stands on the page.',
};

/** Pages that are right until their pictures are measured, each with the reason. */
export const KNOWN_DISPLACED: Readonly<Record<string, string>> = {
  'ra-pl-oscommerce-latin2':
    'A photo that opens itself tells no size, and stands once more, in 100 by 80 pixels, beside what a customer wrote.',
  'cv-ok-tr-manset': 'The declared picture is of 280 pixels, and one of another story below it is larger.',
  'cz-ok-small-square-episode-fr':
    'The drawing of an episode is declared in 300 pixels, and the team stands large below it.',
  'cr-ok-ecwid-namakanish-hy':
    'The only picture of a stamp has 148 by 176 pixels, and a hall stands large below it, with its shop.',
  'bq-hu-book-catalogue':
    'The jacket of a book is declared small, and the portrait of who wrote it is larger.',
  'cb-zeitung-leadklein':
    'The lead is of 280 pixels, and a chart below it of 1,240: large enough to weigh more once both are measured.',
  'bw-wix-ceramica':
    'The page shows a blurred file of 147 pixels, which is all that is measured here; that of full size is found by its rule.',
  'z-en-app-store-icon': 'The icon of the app is shown in 128 pixels, and its file tells no size.',
  'k-honest-profile-avatar': 'The portrait is smaller than 100 pixels a side.',
  'museum-iiif-sampler': 'The page names its pictures in squares of 90 pixels.',
  'portfolio-behance-like-json': 'The data name the cover in 404 pixels, and the page shows others in 1400.',
  'remix-game-control':
    'The header of the game is 460 by 215 pixels, and the page shows large pictures of it.',
  'ga-prueba-cafeteras-italianas':
    'The lead is of 460 pixels, and charts of 1,400 below it weigh a little more once both are measured.',
  'aj-book-review-2006': 'The jacket of a book is 120 by 181 pixels, and that of the journal larger.',
  'aj-us-obituary-2015': 'The portrait is 117 by 151 pixels, and the flowers that a shop offers are larger.',
};
