/** Where a site keeps what all its pages look like. Not `styles`, in which some publishing tools keep sizes. */
export const THEME_FOLDER =
  /\/(?:themes?|skins?|templates?|[a-z]+-tmpl|layouts?|promo)\/(?:[^/]+\/){0,4}[^/]+$/i;
