import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import type { PageElement } from './page-element';
import { dataNames } from './page-element';

/** Attributes in which galleries keep the file that a click on a thumbnail shows large. */
const OPENED = dataNames(
  `data-pswp-src data-mfp-src data-full data-large data-full-src data-full-image data-fullsize data-full-size
  data-large-image data-large_image data-large-src data-zoom data-zoom-image data-zoom-src data-big data-big-image
  data-hires data-highres data-hi-res data-original data-lightbox-src data-fancybox-href data-src`.split(
    /\s+/,
  ),
  /data-(?:pswp|mfp|full|large|zoom|big|hi|original|lightbox|fancybox|src)/i,
);

/** Of a link these say it whatever the file is called. */
const OF_LINKS: ReadonlySet<string> = new Set(['data-pswp-src', 'data-mfp-src', 'data-full', 'data-large']);

/** What galleries put their thumbnails in; elsewhere `data-src` is what a script loads into the element itself. */
const HOLDERS: ReadonlySet<string> = new Set(['a', 'li', 'div', 'figure', 'button', 'span', 'picture']);
const ITEMS: ReadonlySet<string> = new Set(['a', 'li']);

const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)(?:[?#]\S*)?\s*$/i;

/** The picture's file that an element around a thumbnail names, as written; undefined where it names none. */
export function openedBy(element: PageElement): string | undefined {
  if (!HOLDERS.has(element.name) || !element.mayHaveOneOf(OPENED)) return undefined;
  for (const name of OPENED.names) {
    const value = name === 'data-src' && !ITEMS.has(element.name) ? undefined : element.attribute(name);
    if (value === undefined || value.length > SNAPSHOT_LIMITS.attributeLength) continue;
    const isSure = element.name === 'a' && OF_LINKS.has(name) && value.includes('/');
    if (isSure || PICTURE_FILE.test(value)) return value.trim();
  }
  return undefined;
}

/** A picture's file in a command: `window.open('photo/l/santoku.jpg', 'photo')`. Of a name alone only the script knows the folder. */
const FILE_IN_COMMAND = /['"]([^'"]*\/[^'"]{1,500}\.(?:jpe?g|png|webp|avif))['"]/i;

/** The picture's file that a link's script opens, as written; undefined where it opens none. */
export function openedByScript(link: PageElement, href = ''): string | undefined {
  const command = link.attribute('onclick') ?? (href.startsWith('javascript:') ? href : '');
  if (command === '' || command.length > SNAPSHOT_LIMITS.attributeLength) return undefined;
  return FILE_IN_COMMAND.exec(command)?.[1];
}
