import type { PageSnapshot, SnapshotImage } from '../../page-snapshot';
import { withoutOrigin } from '../address/without-origin';
import { ownAddresses } from '../body/own-addresses';
import { isBesideText } from '../body/part-of-page';
import { srcsetsOf } from '../body/srcsets-of';
import { declaredPixels } from '../declared-pixels';
import { oncePerPage } from '../once-per-page';

/** The root of a site, or a folder in which its builders keep what its pages look like. */
export const OF_BUILD =
  /^\/(?:(?:images?|imgs?|pics?|gfx|graphics|assets?|static|public|frontend|common|hero|ress?ources?)\/){0,3}[^/]+\.(?:jpe?g|png|webp|avif|svg|gif)$|\/_static\/[^/]+$/i;

/** Pixels, as the page claims them: narrower ones are signs. */
const LEAST_WIDTH = 200;

const DRAWING = /\.(?:svg|gif)(?:$|[?#])/i;

/** In folders, also with slashes as JSON may write them. */
const PICTURE_IN_DATA = /(?:\\?\/[^\s"'\\/&]{1,80}){3,12}\.(?:jpe?g|png|webp|avif)/i;

/**
 * Whether a page has pictures, or data that may name some, in other places than where its site keeps its looks: then what it
 * declares from there is no picture of its own. Small sites keep all of theirs in one place.
 */
export const keepsPicturesElsewhere = oncePerPage(
  ({ images, dataScripts }: PageSnapshot) =>
    images.some(isFromElsewhere) || dataScripts.some((text) => PICTURE_IN_DATA.test(text)),
);

function isFromElsewhere(image: SnapshotImage): boolean {
  const { attributes, context } = image;
  if (isBesideText(context.landmarks) || context.landmarks.includes('header')) return false;
  if ((declaredPixels(attributes.width) ?? LEAST_WIDTH) < LEAST_WIDTH) return false;
  return [...ownAddresses(image), ...srcsetsOf([image])].some(isOfContent);
}

function isOfContent(address: string): boolean {
  const path = withoutOrigin(address.trim());
  return (
    path !== '' &&
    !path.startsWith('data:') &&
    !DRAWING.test(path) &&
    !OF_BUILD.test(path.split(/[?#\s]/, 1)[0] ?? '')
  );
}
