import type { SnapshotImage, SnapshotLayout } from '../../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../../resolver/page-snapshot';
import { parseUrl } from '../../resolver/parse-url';
import { FLASH_ELEMENTS } from '../flash-player';
import { inlineBackground } from '../inline-background';
import { nameOf } from './dom-element';
import type { FrameOffset, PicturePlace } from './picture-place';

type Kind = SnapshotImage['kind'];
type Shown = Pick<SnapshotLayout, 'currentSrc' | 'naturalWidth' | 'naturalHeight'>;

const NOTHING: Shown = { currentSrc: '', naturalWidth: 0, naturalHeight: 0 };

/** What each kind of picture shows now. Only an `<img>` knows its natural size; what a site's own element shows nobody can ask. */
const SHOWN: Readonly<Record<Kind, (place: PicturePlace) => Shown | undefined>> = {
  img({ picture }) {
    if (nameOf(picture) !== 'img') return NOTHING;
    const { currentSrc, naturalWidth, naturalHeight } = picture as HTMLImageElement;
    return { currentSrc, naturalWidth, naturalHeight };
  },
  // It has no box of its own; the `<img>` beside it does.
  source: () => undefined,
  video_poster: ({ picture }) => {
    // No browser shows what Flash would.
    if (FLASH_ELEMENTS.has(nameOf(picture))) return undefined;
    return { ...NOTHING, currentSrc: absolute(picture.getAttribute('poster'), picture) };
  },
  amp_img: () => NOTHING,
  svg_image: ({ picture }) => {
    const href = picture.getAttribute('href') ?? picture.getAttribute('xlink:href');
    return { ...NOTHING, currentSrc: absolute(href, picture) };
  },
  background: ({ picture, background }) => {
    const address = background ?? inlineBackground(picture.getAttribute('style') ?? undefined);
    return { ...NOTHING, currentSrc: absolute(address, picture) };
  },
  embed: () => NOTHING,
  input: ({ picture }) => ({ ...NOTHING, currentSrc: (picture as HTMLInputElement).src }),
};

/** Without extent while their script has not given them anything to show: that says nothing of them. */
const WAITING: ReadonlySet<Kind> = new Set<Kind>(['img', 'amp_img', 'video_poster', 'embed']);

/**
 * Where a picture is drawn, in a page scrolled so far, and what it shows; undefined where it is not drawn at all, or waits for its script. Reads layout,
 * writes nothing.
 */
export function pictureLayout(
  kind: Kind,
  place: PicturePlace,
  scrolled: FrameOffset,
): SnapshotLayout | undefined {
  const shown = SHOWN[kind](place);
  if (shown === undefined) return undefined;
  const { width, height, left, top } = place.picture.getBoundingClientRect();
  if (WAITING.has(kind) && shown.naturalWidth <= 1 && (width === 0 || height === 0)) {
    const isEmpty = kind !== 'img' || shown.currentSrc === '';
    if (isEmpty && isShown(place.picture)) return undefined;
  }
  return {
    ...shown,
    currentSrc: bounded(shown.currentSrc),
    renderedWidth: width,
    renderedHeight: height,
    left: left + place.offset.left + scrolled.left,
    top: top + place.offset.top + scrolled.top,
    isVisible: width > 0 && height > 0 && isShown(place.picture),
    ...(kind === 'background' && isRepeated(place.picture) ? { isRepeated: true } : {}),
  };
}

/** Elements whose own `style` or attribute papers them as a style sheet would. */
const PAPERED: ReadonlySet<string> = new Set(['body', 'table', 'tr', 'td', 'th']);

/**
 * As wide and as high as its file, and again beside that: so are papers and patterns that a style sheet puts behind an
 * element. What an element's own `style` puts there is a photo as often, in a box as large as that.
 */
function isRepeated(element: Element): boolean {
  const isOwn = inlineBackground(element.getAttribute('style') ?? undefined) !== undefined;
  if (isOwn && !PAPERED.has(nameOf(element))) return false;
  const { backgroundImage, backgroundRepeat, backgroundSize } = getComputedStyle(element);
  const isShown = backgroundImage.includes('url(');
  return isShown && backgroundRepeat.startsWith('repeat') && backgroundSize.startsWith('auto');
}

/** Pictures inside an address, as `data:`, may be as long as files. */
function bounded(address: string): string {
  return address.length <= SNAPSHOT_LIMITS.attributeLength ? address : '';
}

/** Neither hidden nor transparent. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
}

function absolute(address: string | null | undefined, element: Element): string {
  return address == null ? '' : (parseUrl(address, element.baseURI)?.href ?? '');
}
