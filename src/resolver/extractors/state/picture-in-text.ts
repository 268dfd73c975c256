/** Whether a text may be HTML or Markdown that shows a picture; it is looked through only then. */
export const MAY_SHOW = /<(?:img|figure|p|div|h[1-6])\b|!\[/i;

const IMAGE_ELEMENT = /<img\b(?![^<>]{0,500}emoji)[^<>]{0,500}?\s(?:data-)?src=["']?([^"'\s>]{1,2000})/i;
const MARKDOWN = /!\[[^\]\n]{0,300}\]\(\s*<?([^\s)>]{1,2000})/;

/** No template, which a script fills in. */
const FILE = /^(?!.*[~#{}]).*\.(?:jpe?g|png|webp|avif)(?:\?|$)/i;

/** The first picture that a text of the page's own shows, as CMSs keep articles in data; undefined where it shows none. */
export function pictureInText(text: string): string | undefined {
  const shown = IMAGE_ELEMENT.exec(text) ?? MARKDOWN.exec(text);
  const address = shown?.[1]?.replaceAll('&amp;', '&');
  return address !== undefined && FILE.test(address) ? address : undefined;
}
