/** For each doubling of a picture's place in the body. */
export const BODY_PLACE_POINTS = -121;

/** In another post than the one that the page is about. */
export const BODY_REPLY_POINTS = -1_000;

/** A picture of the body with fewer points than this takes no place. */
export const PLAUSIBLE_POINTS = -25;

/** For and against a picture of the body; what each means stands in `body/body-terms.ts`. */
export const BODY_POINTS = {
  in_article: 260,
  in_figure: 120,
  in_furniture: -650,
  in_aside: -500,
  content_names: 180,
  lead_names: 170,
  list_names: -390,
  for_sharing: 100,
  alike_many: -260,
  /** Of a list of products, posts or files. */
  one_of_list: -740,
  alike_some: -160,
  repeated: -200,
  size_large: 420,
  size_medium: 220,
  size_small: -350,
  size_tiny: -1_500,
  shape_strip: -700,
  shape_wide: -300,
  shape_square: -60,
  shape_advertisement: -700,
  logo: -1_200,
  icon: -900,
  person: -500,
  /** It lies among the portraits of those who write for the site. */
  of_writer: -500,
  advertisement: -900,
  /** From a server of advertisements, whatever stands around it. */
  not_of_page: -500,
  tracker: -1_500,
  share_button: -900,
  drawing: -500,
  /** A chart, a plan or a map in a text. */
  chart: -600,
  decoration: -700,
  map_tile: -1_500,
  theme: -600,
  gif: -140,
  /** Without a number in its name, as files of a site's looks are called: `star_off.gif`. */
  gif_of_site: -160,
  /** The page's own heading, in letters that its maker liked. */
  heading_as_picture: -250,
  photo: 90,
  nothing_known: -250,
  not_img: -60,
  in_noscript: -10,
  poster_in_text: -600,
  graphical_abstract: 800,
  /** Of a recipe or a guide: what the steps make stands for it. */
  step: -250,
  links_author: -300,
  in_byline: -500,
  attached: 250,
  featured: 300,
  in_comments: -600,
  in_answers: -250,
  quoted: -500,
  cloned: -400,
  on_error_page: -1_500,
  front_page_teaser: -600,
  links_home: -700,
  /** An entry of a list beside an article, however large. */
  listed_teaser: -350,
  under_other_heading: -650,
  links_other_page: -380,
  /** Of a page that has a stand-in in place of its own. */
  beside_stand_in: -300,
  /** Its file is called like the page that it leads to, and not like its own. */
  of_linked_page: -500,
  links_onward: -200,
  /** It leads to another page and stands outside of the part that holds the page's running text. */
  away_from_text: -300,
  /** A file to keep, which may be another issue's. */
  links_document: -300,
  links_other_site: -300,
  links_picture: 150,
  word_in_text: 120,
  words_in_text: 180,
  word_in_path: 80,
  words_in_path: 200,
  shares_number: 220,
  shares_month: 160,
  /** Its file is called like the page. */
  same_name: 300,
  described: 110,
  described_as_page: 250,
  opens_page: 900,
  itemprop: 500,
  /** By the source alone: slides and pictures that come with a script are hidden until then, too. */
  hidden: -350,
  invisible: -400,
  prominent: 200,
} as const;
