/** Where a site keeps what all its pages look like. */
const FOLDER_OF_LOOKS =
  /\/(?:assets?|static|common|shared|css|gfx|layout|public|resources?|site)\/(?:(?:images?|img|common|layout|gfx|pics?)\/)?[^/]+$/;

/** What the parts of a page's looks are called, and no picture of a page that tells what it shows. */
const PART =
  /\/(?:top|home|index|main[-_]?(?:visual|img|image)?|visual|kv|header|bg|background|banner|hero|slide|cover|thumb|thumbnail|preview|profile|staff|team|brand)[-_]?\d{0,2}\.\w+$/;

/** The same in any folder, by two such words: `header_home_0.jpg`. */
const PART_OF_HOME =
  /\/(?:(?:header|banner|hero|slide|top|bg|visual|kop|kopf|bandeau|cabecera|testata)[-_]?(?:home(?:page)?|start(?:seite)?|index|main|site)|(?:home(?:page)?|startseite|site|main)[-_]?(?:header|banner|hero|slide|bg|visual|image|img|cover))[-_\d]*\.\w+$/;

/** Whether a path in lower case is that of a part of the site's looks: `/assets/img/main_visual.jpg`. */
export function isPartOfLooks(pathname: string): boolean {
  return PART_OF_HOME.test(pathname) || (FOLDER_OF_LOOKS.test(pathname) && PART.test(pathname));
}
