/** Where a site keeps what all its pages look like. */
const FOLDER_OF_LOOKS =
  /\/(?:assets?|static|common|shared|css|gfx|layout|public|resources?|site)\/(?:(?:images?|img|common|layout|gfx|pics?)\/)?[^/]+$/i;

/** What the parts of a page's looks are called, and no picture of a page that tells what it shows. */
const PART =
  /\/(?:top|home|index|main[-_]?(?:visual|img|image)?|visual|kv|header|bg|background|banner|hero|slide|cover|thumb|thumbnail|preview|profile|staff|team|brand)[-_]?\d{0,2}\.\w+$/i;

/** Whether a path is that of a part of the site's looks: `/assets/img/main_visual.jpg`. */
export function isPartOfLooks(pathname: string): boolean {
  return FOLDER_OF_LOOKS.test(pathname) && PART.test(pathname);
}
