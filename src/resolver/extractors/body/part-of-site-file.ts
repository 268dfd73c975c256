import { bearsName } from './named-in-title';

/** What sites call the files of their own parts, in many languages. */
const PARTS = `
  about-?us ads? adsense advert(?:isement)? anzeige werbung reklama publicidad publicite
  banner-?\\d{1,3} baner bandeau banniere bnr promo(?:tion)?
  sale-?banner gift-?card newsletter cta contacts? kontakt call-?us phone telefon fax (?:e-?)?mail whatsapp(?:-?(?:button|support|line|chat|kontakt|destek|hatti|siparis|banner|contact|atendimento|suporte))* wechat weixin gzh
  kefu author avatar me profile team our-?office testimonial client partner sponsor guarantee certificate zertifikat certifikat
  (?:guete)?siegel wappen flag back next prev(?:ious)? weiter zurueck suivant siguiente anterior volver nazad geri (?:button-?)?home
  index slice layout head(?:er)? kopf(?:bild)? entete cabecera testata naglowek shapka baslik topo foot(?:er)? fuss pie rodape podval
  emotion-?header emotion stopka (?:\\w+.)?bg (?:\\w+.)?background line linie trenner hr app-?download banner-?lateral sidebar-?ads?`;

/** The name and hardly more: a number, or where it stands. */
const PART_FILE = new RegExp(
  `^(?:${PARTS.trim().split(/\s+/).join('|').replaceAll('-', '[-_]')})(?:[-_]?\\d{1,3}|[-_](?:top|left|right|bottom|oben|unten|links|rechts|haut|bas|[a-z]{2}))?\\.(?!php|asp)\\w{3,4}$`,
);

/** What hand-made sites call the picture at the head of their pages, whatever it shows. */
const HEAD_FILE =
  /^(?:fejlec|kopfbild|entete|cabecera|cabecalho|testata|naglowek|zahlavi|hlavicka|toppbild|antet|zaglavlje|ust-?resim)[-_][a-z_-]*\.\w{3,4}$/;

/** Whether it is called as what stands at the head of a site, and not by a word of the page's title. */
export function isHeadOfSite(fileName: string, titleWords: ReadonlySet<string>): boolean {
  return bearsName(HEAD_FILE, fileName, titleWords);
}

/** A folder of what the law asks consent for. */
export const OF_CONSENT = /\/(?:rodo|gdpr|rgpd|dsgvo|consent)\/[^/]*$/;

/** A drawing beside the button that reads a text aloud; and what says who publishes a release. */
export const BESIDE_TEXT =
  /(?:^|[-_])(?:vorlesen|anhoeren|ecouter|escuchar|ouvir|ascolta|posluchaj|luister|lyssna|lytt|kuuntele|onsei)(?:[-_][\w-]{0,40})?\.(?:png|gif|svg)$|(?:^|[-_])boilerplate[-_.]/;

/** `ttl_room.png`: a heading, drawn, as sites of Japan have it. */
export const HEADING_FILE = /^(?:ttl|midashi|h[1-4]ttl)[-_][\w-]*\.\w{3,4}$/;

/** Whether a file, whose name is in lower case, is called by the part of a site that it serves, and not by what it shows. */
export function isPartOfSite(fileName: string): boolean {
  return PART_FILE.test(fileName);
}
