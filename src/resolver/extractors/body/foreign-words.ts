/**
 * What sites of other languages call the parts of their pages, as class names have it: without accents, and with hyphens or
 * underscores between words, for which `-` stands.
 */
export const FOREIGN_WORDS = {
  /** What leads on from an article: German, French, Spanish, Portuguese, Italian, Polish, Russian, Turkish, Dutch, ... */
  list: `
    verwandte[sn]? aehnliche[sn]? mehr-zum-thema mehr-zu auch-interessant das-koennte weitere-\\w+ meistgelesen
    articles-lies voir-aussi a-lire a-lire-aussi lire-aussi meme-sujet meme-theme plus-lus
    relacionad[oa] noticias-relacionadas te-puede-interesar puede-interesar mas-noticias lee-tambien mas-leid[oa] otras-noticias
    leia-mais leia-tambem veja-mais veja-tambem mais-lid[oa] outras-noticias
    correlat[ioe] leggi-anche potrebbe-interessarti altri-articoli piu-letti
    zobacz-tez zobacz-takze czytaj-tez czytaj-takze polecane podobne
    pohozhie pohojie chitayte-takzhe chitajte-takzhe drugie-novosti po-teme smotrite-takzhe
    ilgili ilgili-\\w+ benzer benzer-\\w+ diger-haberler son-haberler
    lees-ook lees-meer gerelateerde? meer-nieuws las-mer las-ocksa relatera(?:t|de) les-ogsa lue-myos lue-lisaa
    souvisejici dalsi-clanky mohlo-by kapcsolodo ajanlott hasonlo
    baca-juga terkait artikel-terkait lien-quan doc-them xiangguan tuijian kanren osusume
    naechste[rsn]?-(?:artikel|beitrag|meldung) article-suivant siguiente-(?:noticia|articulo) proxim[ao]-(?:noticia|materia|artigo) prossimo-articolo
    nastepny-artykul sonraki-haber sleduyushchaya volgend-artikel nasta-artikel neste-artikkel seuraava tsugi-no-kiji`,
  /** What stands beside it. */
  side: `
    seitenleiste rechte-spalte linke-spalte spalte-rechts spalte-links randspalte marginalspalte barra-lateral
    colonne-droite colonne-gauche colonna-destra colonna-sinistra prawa-kolumna lewa-kolumna pravaya-kolonka levaya-kolonka
    sag sag-kolon sol-kolon columna-derecha columna-izquierda coluna-direita coluna-esquerda lateral zijbalk`,
  /** What is the same on all pages: the foot, maps, letters, networks, people to ask, dates, the shop. */
  furniture: `
    fusszeile fussbereich pied-de-page pie-de-pagina rodape stopka podval altbilgi voettekst sidfot zapati lablec
    google-?maps? contact-map location-map map anfahrt lageplan karte plan-acces plan-d-acces mapa mapa-dojazdu mappa harita karta kaart
    rundbrief boletin butlleti nyhetsbrev nyhedsbrev uutiskirje hirlevel biuletyn ban-tin infolettre nieuwsbrief rassylka podpiska abonnieren suscribete inscreva-se bulten
    teilen partager compartir compartilhar condividi udostepnij podelitsya paylas delen bagikan chia-se fenxiang
    facebook-page social-media soziale-medien redes-sociales reseaux-sociaux
    upcoming-events veranstaltungen agenda proximos-eventos termine
    our-team unser-team equipe equipo zespol ansprechpartner kontaktperson contact-person
    our-shop unser-shop notre-boutique tienda sklep
    hava-?durumu wetter(?:box|widget|info) meteo-?box pogoda-(?:box|widget) idojaras widget-(?:tiempo|meteo|clima|pogoda)`,
  /** The text. */
  content: `
    inhalt artikel beitrag contenu contenido conteudo contenuto noticia cuerpo-noticia tresc novost statya tekst icerik haber-detay
    inhoud nieuwsbericht innehall obsah clanek tartalom cikk isi-berita noi-dung bai-viet neirong zhengwen wenzhang honbun kiji`,
  /** The picture that opens it. */
  lead: `
    aufmacher(?:bild)? titelbild hauptbild beitragsbild artikelbild photo-principale image-principale image-une photo-une
    haber-gorsel ana-gorsel ana-resim obrazek-artykulu zdjecie-artykulu tmuna-rashit sura-raisiya foto-noticia
    foto-principal imagen-destacada imagen-principal foto-destaque imagem-destaque imagem-principal foto-apertura
    immagine-principale foto-principale zdjecie-glowne glavnoe-foto osnovnoe-foto kapak-resmi manset hoofdfoto hoofdafbeelding
    huvudbild toppbild hovedbilde forsidebilde paakuva hlavni-obrazek foto-utama gambar-utama anh-dai-dien fengmian toutu zhutu
    portada copertina couverture omslagfoto okladka kapak titelfoto openingsfoto foto-portada foto-capa imagem-capa`,
  /** Not of classifieds, whose advertisement is what the page is about. */
  advertisement: `
    (?:anzeige|anuncio|annons|annonce|reklama|reklam|hirdetes|mainos|iklan)(?!n?-(?:detail|detalle|detalhe|bild|foto|galeri|galer|titel|titulo|text|view|sivu|oldal))
    werbung werbeplatz werbebanner publicidad publicidade publicite pub-droite pub-gauche pub-haut pub-bas espace-pub bloc-pub
    pubblicita quangcao quang-cao tai-tro guanggao koukoku
    sponsoren sponsorlar partenaire patrocinador(?:es)? unterstuetzer partnerzy partnery parceiro`,
  person: `
    autorenbox verfasser auteur autore autora autorka redaktor redakteur redacteur skribent kirjoittaja yazar penulis tacgia tac-gia
    katib kotev(?:et)? muhabir reporter redattore redaktorka jizhe kisha gija podpis twarz kock(?:-ruta)? forfatter avtor o-avtore kolumnist szerzok? portre portret retrato ritratto buergermeister(?:in)? burgemeester burmistrz sindaco alcalde(?:sa)? skribenter auteurs redaktori avtory yazarlar`,
  comments: `
    kommentare? comentarios? commentaires? commenti komentarze? kommentari[ij] otzyvy yorum(?:lar)? reacties kommentit kommentarer
    komentar[ey]? binh-?luan pinglun hozzaszolas(?:ok)?`,
} as const;
