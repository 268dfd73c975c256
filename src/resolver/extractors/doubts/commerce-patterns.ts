/** What a site asks of its readers, on each of its pages. */
export const APPEAL =
  /\/appeals?\/|(?:^|[-_/])(?:join-?us|sign-?up|(?:double|match)(?:ing)?-your-(?:gift|donation)|matching-gift|giving-tuesday|donate|donation|subscribe|subscription|newsletter|membership|gift-?cards?|gift-?guide|vouchers?|black-?(?:friday|week)|bf[-_]?20\d\d|[-_]?\d{1,2}[-_]?(?:proc(?:ent)?|percent|prozent|off)|cyber-?monday|buen-?fin|(?:free|gratis)[-_](?:shipping|delivery|versand|verzending|envio|frakt|fragt|livraison)|(?:envio|frete|frakt|fragt|dostawa|spedizione|livraison|dostava|kargo)[-_](?:gratis|gratuita?e?|offerte|besplatno|bedava)|darmowa[-_]dostawa|doprava[-_](?:zdarma|zadarmo)|ucretsiz[-_]kargo|besplatnaya[-_]dostavka|ilmainen[-_]toimitus|versandkostenfrei|clearance|(?:final|flash|mega|spring|summer|autumn|winter)-?sale|sommer-?schlussverkauf|soldes|rebajas|liquidation|promocao|appeal|fundraiser|abonnements?|abos?|suscripci?on(?:es)?|assinaturas?|abbonament[oi]|prenumera(?:ta|tion|cio)|tilaus|predplatne|elofizetes|abonelik|podpiska)(?:[-_.\d]|$)/;

/** A folder of those who pay for a site or an event. */
export const OF_SPONSORS =
  /\/(?:spon[sz]or(?:s|en|zy|i|er|it|ok|u|lar)?|styrktaradilar|patrocinador(?:es)?|partner(?:s|y|zy|i|er)?|partenaires|parceiros|supporters)\/[^/]+$/;

/** Of one who pays, by its own name. */
export const NAMED_SPONSOR =
  /(?:^|[-_])partners?[-_](?:collage|wall|strip|board|grid|bar)(?:[-_.\d]|$)|(?:^|[-_])(?:(?:main|haupt|title|official)?sponsor(?:i|en|er|s|a|o)?|(?:yhteistyo)?kumppani(?:t|mme)?|partenaires?|parceir[oa]s?|patrocinador(?:a|es)?)(?:[-_.\d]|$)/;

/** A folder of what a site advertises itself with. */
export const FOLDER_OF_CAMPAIGNS =
  /\/(?:campaigns?|kampan(?:j|ii?e?)(?:e?r)?|kampagnen?|kampane|campan[ah]as?|campanhas?|campagnes?|campagne)\/(?!\d+[/.])/;

/** What a site advertises itself with, by no other word than that. */
export const CAMPAIGN =
  /^(?:campaign|kampagne|kampanj|kampania|kampan|kampanja|campagne|campana|campanha|campagna)[-_]?\d*(?:[-_]\d+x\d+)?\.\w+$/;

/** In a shop, the picture of a maker: its name is a part of what its products are called. */
export const FOLDER_OF_MAKERS =
  /\/(?:brands?|manufacturers?|marken|hersteller|marcas|marques|fabricants|znacky|vyrobci|marki|producenci|merken|varumarken|brendy|gyartok)\/[^/]+$/i;

/** In a shop, what stands above all products of a kind or of a month. */
export const FOLDER_OF_SHOP = /\/(?:banners?|categor(?:y|ies)|promo(?:tion)?s?|slides?)\//i;

/** What somebody was awarded, for all of a site's pages. */
export const AWARD =
  /(?:award|certificate|excellence|choice|winner)s?[-_](?:badge|seal|sticker|ribbon|logo)|(?:badge|seal|sticker|ribbon)[-_](?:award|winner)|(?:^|[-_/])(?:medalh?a|medaglia|medaille|medaile|medalja|medalje)[-_](?:de[-_])?(?:ou?ro|d-?or|gold|goud|zlota|zlata|zlato|guld|gull|prata|plata|argent|silver|bronze)|(?:^|[-_/])(?:sert(?:ifikat)?|[cs]ert[iy]fi[ck]at[eo]?|certificado|zertifikat|svidetelstvo|svidectvo|deklaratsiya|litsenziya|licenziya|osvedceni[ea]|tanusitvany)[-_][^/]*$/;

/** What a shop has for all clothes of a kind: a table of their sizes. */
export const SIZE_CHART =
  /(?:^|[-_/])(?:size[-_]?(?:table|chart|guide)|(?:guide|tableau)[-_]des?[-_]tailles|gr(?:oe|o)ssen[-_]?tabelle|(?:tabla|guia)[-_]de[-_]tallas|(?:tabela|guia)[-_]de[-_](?:tamanhos|medidas)|(?:tabella|guida)[-_](?:alle[-_])?taglie|ma(?:at|ten)[-_]?tabel|tabela[-_]rozmiarow|(?:tabulka|tabuka)[-_]velikosti|storleks(?:guide|tabell)|beden[-_]tablosu|razmernaya[-_](?:setka|tablica)|meret[-_]?tablazat)(?![a-z])/;
