import type { PageElement } from './page-element';

/** Where elements of a site's own making keep the file that their script will show; of several the first written counts. */
export const CUSTOM_SOURCES: readonly string[] = [
  'src',
  'data-src',
  'image',
  'image-src',
  'image-url',
  'img',
  'img-src',
  'file',
  'photo',
  'picture',
  ...['image-landscape', 'image-large', 'image-desktop', 'desktop-image', 'large-image', 'hero-image'],
  ...['cover-image', 'background-image'],
  ...['full-src', 'large-src', 'zoom-src', 'original-src', 'preview-src', 'thumb-src'],
];

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;

/** What shows something else than the page's picture, by its own name. */
const OF_OTHERS =
  /avatar|icon|logo|badge|flag|brand|user|emoji|button|banner|modal|dialog|header|footer|nav|menu|tooltip|hover|(?:^|-)ads?(?:-|$)/;

/** Whether an element has a name that only its site can give a meaning. */
export function isCustom(name: string): boolean {
  return name.includes('-') && !OF_OTHERS.test(name);
}

/** What an element of a site's own is until its script has run: the poster of a player, a picture; undefined for neither. */
export function customKind(element: PageElement): 'video_poster' | 'img' | undefined {
  return isCustom(element.name) ? kindBySources(element) : undefined;
}

function kindBySources(element: PageElement): 'video_poster' | 'img' | undefined {
  if (PICTURE_FILE.test(element.attribute('poster') ?? '')) return 'video_poster';
  return CUSTOM_SOURCES.some((name) => PICTURE_FILE.test(element.attribute(name) ?? '')) ? 'img' : undefined;
}

/** Whether such an element keeps its file in this attribute. */
export function isCustomSource(name: string): boolean {
  return CUSTOM_SOURCES.includes(name);
}
