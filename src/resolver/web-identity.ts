/** Parameters that say where a visitor came from and never which page it is. */
const TRACKING_PARAMETER =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi|mkt_tok|vero_id|oly_anon_id|oly_enc_id|_openstat|wickedid|__s|_ga|_gl|ref_src|ref_url|spm|scm|srsltid)$/i;

/**
 * The identity of a page that belongs to no platform: its URL without tracking parameters and
 * fragment. Only for identity and cache; the page itself is asked for as the user had it.
 */
export function webIdentity(url: URL): string {
  const identity = new URL(url);
  identity.username = '';
  identity.password = '';
  identity.hostname = identity.hostname.replace(/\.$/, '');
  // `#!/…` and `#/…` name a view of a single-page app, any other fragment a place in the page.
  if (!/^#!?\//.test(identity.hash)) identity.hash = '';
  for (const name of [...identity.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name)) identity.searchParams.delete(name);
  }
  return identity.href.replace(/\?$/, '');
}
