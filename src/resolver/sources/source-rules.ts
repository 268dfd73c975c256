import type { PagePictures } from '../extractors/extract-pictures';
import { SOURCE_POINTS } from '../extractors/page-bonuses';

/** What the network is asked for beyond the page itself. */
export interface SourceRule {
  /** The page's oEmbed answer. */
  oembed: boolean;
  /** Whether a permission that this would need is worth a word to the user. */
  asksPermission: boolean;
  /** The web app's own pictures. */
  manifest: boolean;
}

/** How good the best picture is that the page itself names. */
type Standing = 'certain' | 'doubtful' | 'none';

const RULES: Readonly<Record<Standing, SourceRule>> = {
  /** A cover that little speaks against: a provider has no better one. */
  certain: { oembed: false, asksPermission: false, manifest: false },
  /** A doubtful declaration, or the pictures of the text. */
  doubtful: { oembed: true, asksPermission: false, manifest: false },
  /** Icons at most. */
  none: { oembed: true, asksPermission: true, manifest: true },
};

/** What a declared picture has, with little against it; one of the text needs all there is to say for it. */
const CERTAIN_POINTS = SOURCE_POINTS.named_meta;

/** In points, as those of the page's own pictures. */
export const NETWORK_POINTS = {
  /** What the site says of this very page to others. */
  oembed: SOURCE_POINTS.image_src,
  /** Of a web app, on its own first page. */
  screenshot: 0,
  manifest_icon: SOURCE_POINTS.icon,
} as const;

/** What is worth asking for, by what the page has already. */
export function sourceRule({ pictures }: PagePictures): SourceRule {
  return RULES[standingOf(pictures)];
}

function standingOf(pictures: PagePictures['pictures']): Standing {
  const covers = pictures.filter(({ isCover }) => isCover);
  if (covers.length === 0) return 'none';
  return covers.some(({ points }) => points >= CERTAIN_POINTS) ? 'certain' : 'doubtful';
}
