/** Parts of patterns: what data call a site's pictures and files, in several languages. */
export const FILE_WORDS =
  'media|images?|img|cdn|assets?|uploads?|files?|bild(?:er)?|fotos?|imagen(?:es|s)?|immagini|beeld(?:en)?|kuvat?|obraz(?:y|ki)?|zdjecia|resim(?:ler)?';

/** The same for the place where they are. */
export const PLACE_WORDS =
  'host|bas(?:e|is)?|root|origin|domain|server|wurzel|dom(?:inio|aine)?|servidor|serveur|palvelin';
