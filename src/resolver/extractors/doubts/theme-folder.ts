/**
 * Where a site keeps what all its pages look like, or what its building puts there. Not `styles`, in which some
 * publishing tools keep sizes.
 */
export const THEME_FOLDER =
  /\/(?:themes?|\+\+theme\+\+[\w.-]+|etc\/designs|skins?|templates?|templets|[a-z]+-tmpl|[a-z\d]+_themes|layouts?|imageset|promo|ui|szablon|sablon|vorlagen?|plantillas?|gabarits?)\/(?:[^/]+\/){0,4}[^/]+$|\/(?:hlavicky|kopfbilder|headerbilder|bandeaux|cabeceras|cabecalhos|testate|naglowki|toppbilder|pais(?:ed)?|fejlec(?:ek)?)\/[^/]+$|\/header_images\/\d+\.\w+$|\/backgroundarea\/|\/wp-content\/plugins\/[^/]+\/(?:[\w-]+\/){0,3}(?:images?|img|icons?|buttons?)\/|\/\.s\/img\/|\/Resources\/Public\/Icons\/|\/dist\/(?:img|images?|assets)\/[^/]+$/i;
