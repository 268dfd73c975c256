/**
 * Every number by which a page's pictures are ranked, in points, the unit of the final score: there a step of the
 * quality tier is worth 1,000. A declared picture therefore beats one of the body that is three tiers larger only
 * where the body says little for its own. Those of the body stand in `body-points.ts`.
 */
export const SOURCE_POINTS = {
  og: 3_000,
  twitter: 2_700,
  jsonld: 2_400,
  microdata: 2_300,
  image_src: 2_300,
  named_meta: 2_200,
  /** A name that nobody has agreed on. */
  other_meta: 1_200,
  /** The address of an `ImageObject`, which is a picture of the text as often as the page's. */
  image_object: 900,
  video_poster: 750,
  of_video_page: 200,
  /** Of a video that stands right below the page's heading. */
  opening_video: 450,
  /** What goes along with the reader, or moves behind a heading. */
  plays_by_itself: -600,
  preload: 700,
  state: 600,
  body: 0,
  /** Of another site's video, where the page has nothing of its own. */
  embedded_video: 10,
  icon: -2_000,
} as const;

/** At or above this a picture is a cover, before it is measured and after; below it the page shows it, and that is all. */
export const COVER_THRESHOLD = 0;

/** For each further way that names the same picture. */
export const AGREEMENT_POINTS = { each: 160, preloaded: 250 } as const;

/** Each place further back in a list of pictures, and the most that a place may cost. */
export const PLACE_POINTS = { each: -20, most: -160 } as const;

/** By the shorter side in pixels, as the page claims it; the first row that is large enough counts. */
export const DECLARED_SIDE_POINTS: readonly { minSide: number; points: number }[] = [
  { minSide: 400, points: 0 },
  { minSide: 200, points: -80 },
  { minSide: 160, points: -300 },
  { minSide: 120, points: -550 },
  { minSide: 32, points: -2_400 },
  // A counter.
  { minSide: 0, points: -4_000 },
];

/** Against a declared picture that stands for the site. */
export const DOUBT_POINTS = {
  site_logo: -3_500,
  /** The page shows it as its logo. */
  shown_as_logo: -3_500,
  logo_name: -3_500,
  stand_in_name: -3_500,
  /** The site's own picture for all its pages: better than nothing, and than nothing else. */
  generic_name: -2_950,
  vague_name: -2_300,
  /** The site's own picture on a page that is no article of it, declared for sharing alone. */
  card_of_site: -900,
  /** In its text, a video's or the site's own, where the data of the page's own thing says that it has no picture. */
  says_none: -550,
  /** Of a form, a cart or an error: what such a page declares is its site's. */
  function_page: -3_400,
  forum_default: -3_400,
  /** Address and title that are declared with it are of another page; or the title is, and nothing tells an address. */
  left_over: -3_500,
  other_title: -2_600,
  /** From the page's title, by a script: what the page shows says more. */
  drawn_card: -2_600,
  /** In the size of an app's icon, where the page shows a large picture of its own. */
  icon_size: -2_600,
  /** Of what the page is one part of, where its data names one of its own. */
  of_series: -1_800,
  /** Called by another year, number or language than the page, which shows the same file of its own. */
  of_sibling: -2_500,
  /** Called otherwise than the page, which shows a large one that is called like it. */
  unlike_page: -2_800,
  /** Shown small or beside the text, and no more, where the page shows a large one of its own. */
  shown_small: -2_600,
  /** From a server of advertisements or of counters. */
  not_of_page: -3_500,
  /** The page leads to another one by it. */
  teaser_of_other: -2_500,
  /** Leading to another page or small in a list, where the page shows one of its own. */
  shown_elsewhere: -2_900,
  map: -2_800,
  local_address: -20_000,
  portrait: -3_100,
  /** From the folder of those who write, of one of whom the page does not bear the name. */
  of_writers: -700,
  /** As flat as a banner; or from the folder of the site's own looks. */
  declared_strip: -2_600,
  theme_folder: -2_200,
  thumbnail_name: -400,
  /** Takes back what speaks against its size: a person's portrait is small everywhere. */
  profile_portrait: 1_800,
  not_a_photo: -2_300,
} as const;

/** By the names under which a page's data keeps a picture. */
export const STATE_POINTS = {
  /** Of other pages. */
  elsewhere: -1_600,
  /** Of the site and its people. */
  site: -1_400,
  lead: 500,
  /** Of one of several things that the page lists, none of which is the page's. */
  entry: -800,
  /** Of the object whose address or number is the page's, and of the kind of it that the address chooses. */
  of_page: 700,
  /** The one picture that this object names itself, before those of its lists and of what belongs to it. */
  own_alone: 150,
  chosen_variant: 3_000,
  shares_number: 300,
  word_in_path: 200,
  /** Named in a program, which may be one for any part of the page. */
  in_program: -300,
} as const;

export const JSON_LD_POINTS = {
  /** The node names another page of this site as its own. */
  other_page: -1_600,
  /** Of the series, the album or the product that the page's own node belongs to. */
  of_kin: -200,
  /** Of something else than the thing with the page's title, which has a picture of its own. */
  of_other_thing: -400,
  /** Of a film of the thing with the page's title, which has a picture of its own. */
  of_clip: -200,
  /** Of a video with another name, which the site may show on all of its pages. */
  of_other_video: -1_600,
  /** Of an article whose headline has no word of the page's. */
  of_other_headline: -1_600,
  entry: -2_600,
  represents_page: 200,
} as const;
