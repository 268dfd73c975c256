/** Words of a file name that tell nothing of a page: a name made of them alone is the site's own picture. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  [
    'og open graph opengraph ogimage ogp image images img imgs picture pic photo the new full main app com www',
    'default defaults fallback placeholder no none noimage nophoto generic common standard',
    'facebook fb twitter tw sns linkedin social share sharing shared card cards meta seo preview promo crop',
    'thumb thumbnail logo logos logotype nameplate icon icons site website brand cover banner header apple touch',
    'big large small medium square rectangle landscape wide black white color colour dark light red blue',
    'v1 v2 v3 px jpg png',
  ].flatMap((line) => line.split(' ')),
);

/** One of them must be there: `cover.jpg` and `main-image.jpg` are often the page's own. */
const TELLING_WORDS: ReadonlySet<string> = new Set(
  'og ogp opengraph ogimage default defaults fallback placeholder noimage nophoto facebook fb twitter social share sharing shared logo logos logotype nameplate icon icons sns seo meta generic'.split(
    ' ',
  ),
);

/** A folder or a part of a file name that says it whatever stands beside it. */
const LOGO =
  /\/logos?\/|(?:^|[^a-z])(?:site-?)?(?:logos?|logotype|nameplate|placeholder)(?![a-z])[^/]*$|[-_]default[-_.][^/]*$|default[-_](?:image|share|social|og|thumb)[^/]*$|(?:blog|site)[-_]social[-_]share[^/]*$/i;

/** Letters and digits mixed, or many digits: the number of a resource. */
const OPAQUE_ID = /^(?=[^/]*\d)(?=[^/]*[a-z])[\w-]{10,}$|^\d{5,}$|^[\w-]{11}$/i;

/**
 * Whether a picture's path names the site's logo, its default picture or its card for sharing, and nothing of the
 * page. `siteWords` are the labels of the page's host.
 */
export function hasGenericName(pathname: string, siteWords: ReadonlySet<string>): boolean {
  if (LOGO.test(pathname)) return true;
  const [file = '', folder = ''] = pathname.split('/').toReversed();
  const words = wordsOf(file.replace(/\.\w{2,5}$/, ''));
  const isTelling = words.some((word) => TELLING_WORDS.has(word));
  // The name of the folder helps a file that is called `image` and no more.
  const judged = isTelling ? words : [...words, ...wordsOf(folder)];
  if (!judged.some((word) => TELLING_WORDS.has(word)) || OPAQUE_ID.test(folder)) return false;
  return judged.every((word) => GENERIC_WORDS.has(word) || siteWords.has(word));
}

/** The words of a file name, lower case, also of `camelCase`; numbers and sizes are none. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !/^\d+(?:x\d+)?$/.test(word));
}
