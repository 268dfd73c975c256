/** Sizes, in pixels, that advertisements are sold in. */
export const ADVERTISEMENT_SIZES: ReadonlySet<string> = new Set(
  '728x90 970x90 970x250 300x250 336x280 300x600 160x600 120x600 320x50 320x100 468x60 234x60 250x250'.split(
    ' ',
  ),
);

export const TILE_NAME = /(?:leaflet|ol|map)-?tile/;

/** Zoom, column and row, as map servers name the squares of a map. */
export const MAP_TILE = /\/(?:1?\d|2[0-2])\/\d{1,7}\/\d{1,7}(?:@2x)?\.(?:png|jpe?g|webp)$/;

/** A script that counts who looks, in the languages of many sites. */
export const COUNTER =
  /^(?:count(?:er)?|contador|compteur|contatore|zaehler|stats?|pixel|track)\.(?:php|cgi|aspx?|pl)$/;

/** What a site shows where it has no page. */
export const NOT_FOUND = /^(?:error|page|img|image)?[-_]?(?:404|not[-_]?found)(?:[-_.]|$)/;

export const PERSON_FOLDER =
  /gravatar|\/(?:people|staff|brokers?|speakers?|hosts?|experts?|experten)\/(?:[^/]*\/)?$|\/(?:avatars?|authors?|profile_images|headshots?|userpics?)\//;

/** What forum software of many names calls its portraits, and sites those of their people. */
export const PERSON_FILE = /^(?:avatar|image|useravatar)\.php$|^(?:perfil|profile?)[-_]?\d*\.\w+$/;
