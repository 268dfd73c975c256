import { withoutParameters } from './query-text';

/** Families of parameters, each of one service that counts clicks. */
const TRACKING_PREFIX = /^(?:utm|hsa|mtm|matomo|piwik|oly|vero|fb_action)_[\w-]+$/i;

/** Parameters that say where a visitor came from and never which page it is, whatever the site. */
const TRACKING_PARAMETERS = new Set(
  `fbclid fb_source fb_ref gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid msclkid yclid ysclid twclid
  ttclid igshid igsh li_fat_id epik irclickid rb_clickid wickedid mc_cid mc_eid ml_subscriber ml_subscriber_hash
  mkt_tok _hsenc _hsmi __hstc __hssc __hsfp hsctatracking _openstat __s _ga _gl _kx _branch_match_id
  __twitter_impression guccounter guce_referrer guce_referrer_sig pk_campaign pk_kwd pk_source pk_medium pk_content
  wt_mc spm scm ref_src ref_url s_cid ns_mchannel`.split(/\s+/),
);

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
  identity.search = withoutParameters(identity.search, isTracking);
  return identity.href.replace(/\?$/, '');
}

function isTracking(name: string): boolean {
  return TRACKING_PARAMETERS.has(name.toLowerCase()) || TRACKING_PREFIX.test(name);
}
