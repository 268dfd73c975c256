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
const COUNTER =
  /^(?:count(?:er)?|contador|compteur|contatore|zaehler|stats?|pixel|track)\.(?:php|cgi|aspx?|pl)$/;

/** What counts who shares a page: its address stands in that of the picture, and is no picture's. */
const EMBEDDED_PAGE = /\/(?:entry|count(?:er)?|bookmark|button|badge)\/(?:[^?]*\/)?https?:\/+[^/]+\/[^.?]*$/;

/** What a site shows where it has no page. */
export const NOT_FOUND = /^(?:error|page|img|image)?[-_]?(?:404|not[-_]?found)(?:[-_.]|$)/;

const PERSON_FOLDER =
  /gravatar|\/(?:people|staff|brokers?|speakers?|hosts?|experts?|experten)\/(?:[^/]*\/)?$|\/(?:avatars?|authors?|profile_images|headshots?|userpics?)\//;

/** A server of portraits. */
const PERSON_HOST = /^ava(?:tars?)?\d*\./;

/** What forum software of many names calls its portraits, and sites those of their people. */
const PERSON_FILE = /^(?:avatar|image|useravatar)\.php$|^(?:perfil|profile?)[-_]?\d*\.\w+$/;

/** Whether a file counts who looks at a page, or who shares it; both in lower case. */
export function isCounter(fileName: string, path: string): boolean {
  return COUNTER.test(fileName) || EMBEDDED_PAGE.test(path);
}

/** Whether a file is a portrait by the names of its host, its folders and its own. */
export function isPortraitFile(host: string, folders: string, fileName: string): boolean {
  return PERSON_FOLDER.test(folders) || PERSON_FILE.test(fileName) || PERSON_HOST.test(host);
}
