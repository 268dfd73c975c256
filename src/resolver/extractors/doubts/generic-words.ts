/** One of them must be there: `cover.jpg` and `main-image.jpg` are often the page's own. */
export const TELLING_WORDS: ReadonlySet<string> = wordSet(
  'og ogp opengraph ogimage default defaults fallback placeholder noimage nophoto facebook fb twitter social',
  'share sharing shared logo logos logotype nameplate icon icons sns seo meta generic',
  'snsimage snsimg ogimg defaultimg symbol emblem marca marque shapka znak pwa redes rrss reseaux',
  'defaut padrao partage partager compartir compartilhar condivisione teilen delen bagikan paylas paylasim varsayilan udostepnij',
  'deelkaart teilkarte sharekort jagamispilt jagamine delkort jakokortti deelafbeelding deelbeeld deelfoto teilbild teilenbild sharebild sharepic delningsbild delebilde delebillede jakokuva linkvorschau',
  'compartilhamento compartido predefinita udostepnianie sdilet padrao imagempadrao condivisa partages teilt gedeeld',
  'megosztas megosztaskep sdileni partilha partilhar condividi podelitsya podeli repost sosyal sociaal predeterminada predeterminado',
  'shiriki kushiriki kongsi jakamine dalintis dalintimosi dalities kopigot distribuie distribuire spodeli spodelyane deljenje dijeljenje koinopoiisi standardbild platzhalter platzhalterbild domyslny domyslne domyslna vychozi alapertelmezett oletuskuva oletus implicita',
);

/** Words of a file name that tell nothing of a page: a name made of them alone is the site's own picture. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set([
  ...TELLING_WORDS,
  ...wordSet(
    'open graph some image images img imgs picture pic photo the new full main app com www no none common standard tw linkedin card cards',
    'preview promo crop thumb thumbnail site website brand cover banner header apple touch big large small medium square hd',
    'rectangle landscape wide black white color colour dark light red blue transparent',
    'de en fr es it pt nl pl ru ja ko zh tr sv da us uk br v1 v2 v3 px jpg png feature featured embed masthead static assets summary title ipad iphone android chrome',
    'afbeelding beeld bild bilder imagen imagem immagine obrazek obraz zdjecie gorsel resim kep kuva billede bilde foto fotos',
    'standaard estandar predefinito vorschau karte carte tarjeta kartu live liveblog blog forum foro fora edit edited final archivio archive archiv archives portrait ritratto retrato portret print copy kopie web poster onesheet cabecera entete kopfbild testata kapak capa copertina couverture portada okladka borito omslag oblozhka hoofdbeeld titelbild hauptbild maxresdefault hqdefault sddefault mqdefault ticker liveticker newsticker breaking eilmeldung y e i et und and och og ja algemeen allgemein general generale geral generelt generell allman yleinen ogolne obecne altalanos genel',
  ),
]);

/** Beside the site's own name. */
export const CARD_WORDS: ReadonlySet<string> = wordSet(
  'card some deel tarjeta karte carte kartu banner teaser preview promo cover header algemeen allgemein general generale geral generelt generell allman yleinen ogolne obecne altalanos genel',
);

function wordSet(...lines: string[]): Set<string> {
  return new Set(lines.join(' ').split(' '));
}

/** The house that a site is at, seen from without, and those who work there. */
export const HOUSE_WORDS: ReadonlySet<string> = wordSet(
  'team equipe equipo squadra zespol mannschaft building exterior facade headquarters hq campus aerial office storefront shopfront gebaeude luftaufnahme luftbild fassade ansicht aussenansicht hausansicht batiment siege vue fachada edificio sede vista aerea palazzo facciata budynek siedziba budova gebouw pand bygning fasade byggnad rakennus epulet',
);

/** Of a file in a folder that all pages share; in a page's own folder they are its own. */
export const SITE_WORDS: ReadonlySet<string> = new Set(['site', 'website', 'embed', 'masthead', 'preview']);
