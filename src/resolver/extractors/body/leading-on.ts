/**
 * Headings above what leads on from a page, asks for something or is advertised: what it begins with, by language, in lower case. Sites whose
 * class names tell nothing have no other word for it.
 */
const BEGINNINGS = [
  // English
  "related|you (?:may|might) (?:also )?(?:like|enjoy|be interested)|more (?:from|like this|stories|articles|news|posts)\\b|further reading|keep reading|continue reading|read (?:next|also)|up next|next (?:article|post|story|up)\\b|previous (?:article|post|story)|recommended(?: for you| articles| posts| reading| stories|$)|popular(?:$| (?:posts|articles|stories|now))|trending|suggested (?:topics|posts|articles|reading|for you)|similar (?:topics|threads)|latest (?:posts|articles|news|stories)|recent (?:posts|articles|news|stories)|most (?:read|popular|viewed|shared)|don['’]t miss|see also|also read|editor['’]?s['’]? (?:picks|choice)|sponsored|advertisement|advertorial|promoted|from our (?:shop|partners|sponsors|store)|from the (?:shop|store|web)|our (?:sponsors|partners)|subscribe|sign up|join our|newsletter|follow us|find us|where to find us|how to (?:find|reach|get to) us|about the author|written by|leave a (?:reply|comment)|download (?:the|our) app|customers (?:also|who)|frequently bought|similar (?:articles|posts|products|items|stories)|shop the look|recently viewed|other (?:articles|news|stories|posts)|(?:previous|past|earlier|former) (?:editions?|events|exhibitions|issues|years|winners)|more in |in other news|elsewhere on|you missed|what to read next|keep exploring|explore more|other (?:events|recipes|products|projects|listings|properties)|similar (?:listings|properties|homes|events|recipes|jobs)|more (?:recipes|events|projects|photos by|by this)",
  // German
  'mehr (?:zum thema|aus |von |nachrichten|artikel)|das könnte (?:sie|dich)|(?:weitere|verwandte|ähnliche) (?:artikel|themen|beiträge|meldungen|nachrichten|produkte|inhalte)|meistgelesen|auch interessant|lesen sie auch|passend dazu|aktuelles(?:$| aus (?:de[mrn]|unser))|neuigkeiten$|neueste|letzte (?:meldungen|beiträge)|(?:jetzt )?(?:unsere|die|zur) app|wir empfehlen|(?:unsere )?empfehlung|anzeige$|werbung$|folgen sie uns|folge uns|so finden sie uns|über (?:den autor|die autorin)|unsere (?:partner|sponsoren)|aus unserem shop|(?:frühere|vergangene|bisherige) (?:ausgaben|veranstaltungen|jahre|ausstellungen)|andere (?:artikel|projekte|rezepte)|ähnliche (?:angebote|immobilien|rezepte|anzeigen)',
  // French
  "à (?:re(?:lire|voir)|lire (?:aussi|également))|lire aussi|(?:sur|dans) le même (?:sujet|thème)|voir aussi|articles? (?:liés|similaires|récents|connexes)|vous aimerez|les plus (?:lus|populaires|vus)|téléchargez|nous (?:vous )?recommandons|recommandé|actualités$|dernières (?:actualités|nouvelles)|nos (?:derniers|autres)|publicité$|abonnez|suivez-nous|nous trouver|à propos de l['’]auteur|nos partenaires|dans la même (?:rubrique|catégorie)|(?:éditions|expositions|événements) (?:précédente?s|passée?s)|autres (?:articles|recettes|projets|annonces|biens)|annonces similaires|les autres ",
  // Spanish, Portuguese, Italian
  'te puede interesar|también te puede|(?:noticias|artículos|productos|temas|entradas) relacionad|más (?:noticias|leíd)|lo más (?:leído|visto)|lee también|descarga (?:la|nuestra) app|recomenda[md]os|últimas noticias|otras noticias|noticias$|(?:ediciones|exposiciones) (?:anteriores|pasadas)|otr[oa]s (?:artículos|recetas|proyectos|anuncios)|anuncios similares|sigue leyendo|publicidad$|suscríbete|síguenos|cómo llegar|sobre el autor',
  'leia (?:também|mais)|veja (?:também|mais)|(?:notícias|artigos|produtos|posts?|matérias) relacionad|mais (?:lidas|lidos|notícias)|últimas notícias|outras notícias|edições (?:anteriores|passadas)|outr[oa]s (?:artigos|receitas|projetos|imóveis)|imóveis semelhantes|continue lendo|publicidade$|você (?:também )?pode gostar|siga-nos|como chegar|sobre o autor',
  'leggi (?:anche|ancora)|(?:edizioni|mostre) (?:precedenti|passate)|altr[ie] (?:ricette|progetti|annunci)|annunci simili|continua a leggere|potrebbe (?:interessarti|piacerti)|ti potrebbe|(?:articoli|notizie|prodotti) correlat|altri articoli|i più letti|pubblicità$|scarica l.app|ti consigliamo|consigliati|novità$|ultime (?:novità|notizie|news)|altre (?:notizie|news)|in evidenza$|seguici|dove siamo|come raggiungerci',
  // Polish, Czech, Hungarian
  'zobacz (?:też|także|również)|(?:poprzednie|wcześniejsze|minione) (?:edycje|wydarzenia|wystawy)|inne (?:artykuły|przepisy|projekty|ogłoszenia)|czytaj (?:też|także|również)|podobne artykuły|poleca(?:n|my)|najczęściej czytane|pobierz|zainstaluj|aktualności$|najnowsze|reklama$|powiązane|śledź nas|o autorze',
  'čtěte také|(?:předchozí|minulé) (?:ročníky|akce|výstavy)|další (?:recepty|projekty)|stáhněte|doporuč(?:ujeme|ené)|odporúčame|preporučujemo|priporočamo|související|mohlo by vás|podobné články|další články|aktuality$|nejnovější|nejčtenější|kapcsolódó|ajánlott|hasonló cikkek|hirdetés$',
  // Russian, Ukrainian, Turkish, Greek
  'читайте также|(?:прошлые|предыдущие) (?:выпуски|события|выставки)|другие (?:статьи|рецепты|проекты)|смотрите также|похожие|ещ[её] по теме|по теме$|другие новости|популярное|последние новости|рекомендуем|реклама$|подпи(?:шитесь|саться)|об авторе|как нас найти|вам может|читайте також|схожі',
  'i̇?lgili (?:haberler|yazılar|ürünler|konular)|benzer (?:haberler|yazılar|ürünler)|i̇?lginizi çekebilir|diğer haberler|son haberler|çok okunan|uygulamayı indir|(?:önceki|geçmiş) (?:etkinlikler|sayılar)|diğer (?:yazılar|tarifler|ilanlar)|önerilen|öneriyoruz|sizin için seçt|reklam$|bizi takip|διαβάστε (?:επίσης|ακόμα)|σχετικ(?:ά|ές)|δείτε (?:επίσης|ακόμα)',
  // Dutch and the north
  'lees (?:ook|verder)|(?:eerdere|vorige) (?:edities|tentoonstellingen)|andere (?:artikelen|recepten|projecten|vacatures|woningen|evenementen)|tidligere (?:utgaver|udgaver|arrangement)|tidigare (?:utgåvor|evenemang)|meer (?:over|nieuws|van|lezen)|gerelateerd|aanbevolen|populaire?(?:$| deze| producten| artikelen| berichten)|laatste nieuws|ander nieuws|advertentie$|volg ons|läs (?:mer|också|även)|relatera|liknande artiklar|vi rekommenderar|anbefalt|vi anbefal|senaste (?:nytt|nyheterna)|fler (?:nyheter|artiklar)|annons$|följ oss|les (?:også|mer)|relatert|annonse$|læs (?:også|mere)|relateret|annonce$|lue (?:myös|lisää)|aiheeseen liittyv|mainos$',
  // The Balkans and the Baltic
  'articole (?:recomandate|similare|asemănătoare)|recomand(?:ate|ări|ăm)|cite[șş]te (?:și|şi|mai)|vezi (?:și|şi)|cele mai citite|ultimele știri|pe aceeași temă|още (?:по темата|новини)|свързани|препоръчани|прочетете (?:още|и)|най-четени|вижте (?:още|и)|повезан|прочитајте',
  'povezan[aeio]|pročitajte (?:još|i)|možda (?:vas|će)|najčitanij|vezane vijesti|preberite (?:še|tudi)|sorodn|najbolj bran|prečítajte si|súvisiac|najčítanejš|skaitykite|taip pat skaity|susij(?:ę|us)|panaš(?:ūs|ios)|rekomenduojam|lasi(?:et)? (?:arī|vēl)|saistīt|iesakām|lasītāk|loe (?:ka|lisaks|veel)|seotud|sarnas|soovitame|enim loetud|loetuim|lestu (?:einnig|meira)|tengd(?:ar|ir|t)',
  'llegeix també|et pot interessar|notícies relacionades|més llegi|інші новини|популярне|останні новини|рекомендуємо|legolvasottabb|ez is érdekel|προτειν(?:ό|ο)μεν|δημοφιλή',
  // East and south-east of Asia
  '関連(?:記事|ニュース|商品|する)|おすすめ|あわせて読みたい|人気(?:記事|の)|新着記事|最新記事|お知らせ$|次の記事|前の記事|広告$|相关|相關|推荐阅读|推薦閱讀|猜你喜欢|热门|熱門|下一篇|上一篇|延伸阅读|延伸閱讀|广告$|廣告$|관련 ?(?:기사|글|뉴스|상품)|추천|인기 ?(?:기사|글)|많이 본|광고$',
  'baca juga|artikel (?:terkait|lainnya)|berita (?:terkait|lainnya)|iklan$|(?:tin|bài viết|bài) liên quan|đọc thêm|có thể bạn|quảng cáo$|ข่าวที่เกี่ยวข้อง|บทความที่เกี่ยวข้อง|यह भी पढ़ें|संबंधित',
  // What lies beside it
  'nearby|also nearby|in der nähe|à proximité|aux alentours|cerca de aquí|en los alrededores|nas proximidades|nelle vicinanze|w pobliżu|v okolí|in de buurt|i närheten|i nærheden|i nærheten|lähellä|рядом$|поблизости|yakındaki|yakınlarda|近くの|附近',
  // What is at the top of the site today
  "top[ -]?(?:themen|stories|news|topics|articles|meldungen)$|today['’]s (?:top|headlines)|schlagzeilen$|à la une$|les titres$|titulares$|manchetes$|in primo piano$|najważniejsze$|главное$|главные новости|gündem$|günün (?:haberleri|manşet)|manşetler|topverhalen$|topnyheter$|dagens (?:nyheter|nyheder)",
  // To read on
  'weiterlesen|continuer la lecture|poursuivre la lecture|seguir leyendo|czytaj dalej|pokračovat ve čtení|читать далее|okumaya devam|läs vidare|les videre|læs videre|jatka lukemista|olvass(?:on)? tovább|続きを読む|继续阅读|계속 읽기|citește mai departe',
  // More of it
  "mer (?:från|fra|om|läsning)|mere (?:fra|om)|lisää (?:aiheesta|luettavaa)|plus d['’e] ?(?:articles|actualités|nouvelles|recettes|projets|dossiers)|más (?:artículos|recetas|proyectos|historias|contenido)|más (?:de|en|sobre) (?!\\d|mil|cien|un)[\\p{L} ]{2,30}$|mais (?:artigos|receitas|projetos|histórias|conteúdo)|altr[ie] (?:storie|contenuti|news)|więcej (?:artykułów|z |na temat)|více (?:článků|z )|ещ[её] (?:статьи|материалы|новости|рецепты)|больше (?:статей|материалов)|daha fazla|további (?:cikkek|hírek|receptek)|mai multe (?:articole|știri)|περισσότερα|もっと(?:見る|読む)|更多(?:文章|新闻|新聞|推荐|推薦)|더 ?보기",
  // A site's own columns
  '(?:from|uit|aus|de|del|dal|do|z|ze|fra|från|из) (?:our|the|ons|onze|unserem|unserer|notre|nuestro|nostro|nosso|naszego|vår|vores|нашего) (?:[\\p{L}-]{1,20})?(?:blog|magazin|magazine|journal|revista|rivista)',
  // Who stands by it
  '(?:our |nos |unsere |onze |nasi |naši |nostri |nuestros |nossos |våra |vores |våre )?(?:partners?|partenaires?|partner(?:i|zy|eri|ler|ek|e)|parteneri|partnerji|partneři|sponsors?|sponsor(?:en|ler|zy|i|er)|clients?|clienți|clienti|clientes|klienci|klienti|kunden|supporters|funders|förderer|unterstützer)$|(?:supported|funded|financed|powered) by|gefördert (?:durch|von)|mit (?:freundlicher )?unterstützung|avec le soutien|con el apoyo|com o apoio|con il (?:sostegno|contributo)|(?:наши )?(?:партн[её]ры|клиенты|спонсоры)$|при поддержке|dofinansowan',
  // Of the same journal
  '(?:другие |последние |недавние |новые )?(?:записи|посты|заметки) (?:этого|в этом|из этого) (?:журнала|блога|журнале|блоге)|(?:другие|последние|недавние|новые) (?:записи|посты)|(?:more|other|recent|latest|new) (?:entries|posts) (?:from|in|by|on) this',
  // What others bought
  'complete (?:the|your) (?:look|set)|pairs well|goes (?:well )?with|bought together|kunden (?:kauften|haben|sahen)|andere (?:kauften|kunden)|wird oft zusammen|passt dazu|les clients ont|souvent achetés|los clientes también|comprados juntos|anderen kochten|vaak samen|klienci (?:kupili|oglądali)|inni kupili|zákazníci (?:také|často)|ostatní koupili|с этим товаром|покупают вместе|bunu alanlar|birlikte (?:alınan|sık)|chi ha (?:comprato|acquistato|visto)|spesso comprati|quem (?:comprou|viu)|compre junto|andra (?:köpte|kunder|har)|passar (?:bra )?(?:till|ihop)|andre (?:kj?øpte|kunder)|kunder (?:kjøpte|købte)|muut ostivat|この商品を(?:見た|買った)|よく一緒に|함께 (?:구매|본)|khách hàng (?:cũng|khác)|sản phẩm (?:tương tự|liên quan|khác)|produk (?:terkait|serupa|lainnya)',
  // By the same part of the site
  'm[áa]is? (?:de )?(?:opini\\p{L}+|columnas|colunas|firmas|blogs|reportajes|crónicas)',
  // From right to left
  'اقرأ أيض|مواضيع ذات صلة|ذات صلة|قد يعجبك|المزيد من|الأكثر (?:قراءة|مشاهدة)|إعلان$|مطالب مرتبط|بیشتر بخوانید|(?:כתבות|מתכונים|נכסים|מוצרים) (?:נוספ|דומ|קשור)|עוד בנושא|אולי יעניין|פרסומת$',
];

/** What asks for an address, in a sentence. */
const ASKS =
  /\b(?:in|to) your (?:inbox|mailbox|email)|inkorg|indbakke|innboks|ins postfach|per e-?mail (?:erhalten|bekommen)|dans votre boîte|par (?:e-?mail|courriel)|en tu (?:correo|bandeja|buzón)|no seu e-?mail|na sua caixa|nella tua (?:mail|posta|casella)|na twoj(?:ą|ego) (?:skrzynk|maila)|do (?:vašeho )?e-?mailu|in je (?:mailbox|inbox)|на почту|e-?postana|メールで(?:お届け|受け取)|메일로 받/i;

/** Characters: what is longer tells of it. */
const LONGEST_ASKING = 140;

/** Whether the text beside a picture asks readers to have a letter sent to them. */
export function asksForAddress(text: string): boolean {
  return text !== '' && text.length <= LONGEST_ASKING && ASKS.test(text);
}

const LEADS_ON = new RegExp(`^(?:${BEGINNINGS.join('|')})`, 'u');

/** Characters: what is longer is a sentence of the text. */
const LONGEST = 48;

/** Whether the text beside a picture is the heading of a part that leads on from the page. */
export function leadsOn(text: string): boolean {
  return text !== '' && text.length <= LONGEST && LEADS_ON.test(text.toLowerCase());
}
