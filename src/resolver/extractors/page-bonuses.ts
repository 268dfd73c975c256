/**
 * Every number by which a page's pictures are ranked, in points, the unit of the final score: there a step of the
 * quality tier is worth 1,000. A declared picture therefore beats one of the body that is three tiers larger only
 * where the body says little for its own.
 */
export const SOURCE_POINTS = {
  og: 3_000,
  twitter: 2_700,
  jsonld: 2_400,
  microdata: 2_300,
  image_src: 2_300,
  named_meta: 2_200,
  video_poster: 750,
  preload: 700,
  body: 0,
  icon: -2_000,
} as const;

/** At or above this a picture is a cover; below it the page shows it, and that is all. */
export const COVER_THRESHOLD = 0;

/** For each further way that names the same picture. */
export const AGREEMENT_POINTS = 100;

/** Each place further back in a list of pictures, and the most that a place may cost. */
export const PLACE_POINTS = { each: -20, most: -160 } as const;

/** By the shorter side in pixels, as the page claims it; the first row that is large enough counts. */
export const DECLARED_SIDE_POINTS: readonly { minSide: number; points: number }[] = [
  { minSide: 400, points: 0 },
  { minSide: 200, points: -80 },
  { minSide: 100, points: -300 },
  { minSide: 0, points: -2_400 },
];

/** Against a declared picture that stands for the site. */
export const DOUBT_POINTS = {
  site_logo: -3_500,
  generic_name: -3_500,
  portrait: -2_600,
  not_a_photo: -800,
} as const;

export const JSON_LD_POINTS = {
  /** The node names another page of this site as its own. */
  other_page: -1_600,
} as const;

/** For each doubling of a picture's place in the body. */
export const BODY_PLACE_POINTS = -110;

/** A picture of the body with fewer points than this takes no place. */
export const PLAUSIBLE_POINTS = -300;

/** For another address of a picture than the one its page shows. Small: what is larger wins once it is measured. */
export const SMALLER_VARIANT_POINTS = -10;

/** For and against a picture of the body; what each means stands in `body/body-terms.ts`. */
export const BODY_POINTS = {
  in_article: 260,
  in_figure: 120,
  in_furniture: -650,
  in_aside: -500,
  content_names: 180,
  lead_names: 170,
  list_names: -390,
  alike_many: -260,
  alike_some: -90,
  repeated: -200,

  size_large: 420,
  size_medium: 220,
  size_small: -350,
  size_tiny: -1_500,
  shape_strip: -700,
  shape_square: -60,
  shape_advertisement: -700,

  logo: -1_200,
  icon: -900,
  person: -600,
  advertisement: -900,
  tracker: -1_500,
  share_button: -900,
  drawing: -500,
  gif: -220,
  photo: 90,
  nothing_known: -250,
  not_img: -120,

  links_home: -700,
  links_other_page: -380,
  links_other_site: -300,
  links_picture: 150,

  word_in_text: 120,
  words_in_text: 180,
  word_in_path: 80,
  words_in_path: 200,
  shares_number: 220,
  shares_month: 160,
  described: 110,
  itemprop: 300,

  /** In a laid-out page only. */
  invisible: -400,
  prominent: 300,
} as const;
