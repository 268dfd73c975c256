import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import type { PixelSize } from '../../words/picture-words';
import { message } from '../../i18n/message';
import {
  enlargement,
  formatName,
  pictureSize,
  pixelSize,
  sentenceCase,
  sourceName,
  tierName,
} from '../../words/picture-words';
import { fileSize, points } from '../../words/quantities';
import type { CutPicture } from '../../picture-services';
import { sitesOf } from '../choices/site-choice';
import { BarsBox } from './bars-box';
import { clickedSize } from './clicked-file';
import { EarlierLine } from './earlier-line';
import { PassedOverLine } from './passed-over-line';
import type { ShownPicture } from './shown-picture';
import type { Bars } from './use-bars';
import { scoreTerms, whyItWon } from '../details/why-it-won';

interface CoverFactsProps {
  result: ResolveResult;
  shown: ShownPicture;
  /** What people call the site. */
  site: string;
  /** The address of the image that was clicked. */
  clickedUrl: string | undefined;
  bars: Bars | undefined;
  onChoose: (url: string) => void;
  /** Opens a picture in a tab of its own. */
  onOpen: (url: string) => void;
}

/** Terms that a picture of the page's own text has. */
const IN_ARTICLE: ReadonlySet<string> = new Set(['in_article', 'in_figure', 'content_names']);

/** What is known of the picture in view: its measures, where it was found, and why it is this one. */
export function CoverFacts({ result, shown, site, clickedUrl, bars, onChoose, onOpen }: CoverFactsProps) {
  const { picture } = shown;
  const clicked = clickedSize(result, picture, clickedUrl);
  const traits = bars?.cut ? cutTraits(picture, bars.cut) : traitsOf(picture, clicked !== null);
  return (
    <section class="facts">
      <p class="measures">
        <strong>{measureOf(picture, clicked, bars?.cut)}</strong>{' '}
        {traits.map((trait) => (
          <span key={trait} class="tag">
            {trait}
          </span>
        ))}
      </p>
      {bars && <BarsBox bars={bars} />}
      <p>{foundAs(result, picture, site)}</p>
      <p>{reasonText(result, shown, site)}</p>
      <PassedOverLine result={result} shown={shown} onChoose={onChoose} onOpen={onOpen} />
      <EarlierLine result={result} onOpen={onOpen} />
    </section>
  );
}

function measureOf(picture: ImageCandidate, clicked: PixelSize | null, cut: CutPicture | undefined): string {
  if (!cut) return clicked ? growth(clicked, picture) : pictureSize(picture);
  const size = pixelSize(cut.width, cut.height);
  return message('popup_cut_size', { size, from: pictureSize(picture) });
}

/** `1280 × 720 → 4000 × 2250, 1.9 MB`. */
function growth(clicked: PixelSize, { width, height, file_bytes }: ImageCandidate): string {
  const sizes = enlargement(clicked, { width: width ?? 0, height: height ?? 0 });
  if (file_bytes === undefined) return sizes;
  return message('popup_enlarged_bytes', { sizes, bytes: fileSize(file_bytes) });
}

function traitsOf(
  { format, quality_tier, file_bytes, letterboxed, automatic }: ImageCandidate,
  saysBytes: boolean,
): string[] {
  return [
    formatName(format),
    ...(file_bytes === undefined || saysBytes ? [] : [fileSize(file_bytes)]),
    ...(quality_tier === 'unknown' ? [] : [tierName(quality_tier)]),
    ...(letterboxed ? [message('popup_bars')] : []),
    ...(automatic ? [message('popup_automatic')] : []),
  ];
}

function cutTraits({ quality_tier }: ImageCandidate, { file }: CutPicture): string[] {
  const tier = quality_tier === 'unknown' ? [] : [tierName(quality_tier)];
  return [formatName('png'), fileSize(file.size), ...tier];
}

function foundAs(result: ResolveResult, picture: ImageCandidate, site: string): string {
  const { canonical } = result;
  const { url, source_method, quality_tier } = picture;
  // Whatever was asked for: only a picture's own file has its address.
  if (url === canonical.canonical_url) return message('popup_source_itself');
  if (source_method === 'rule' && quality_tier !== 'unknown')
    return message('popup_source_site', { site, tier: tierName(quality_tier) });
  const isInArticle =
    source_method === 'image' && scoreTerms(result, picture).some(({ name }) => IN_ARTICLE.has(name));
  return sentenceCase(isInArticle ? message('popup_source_article') : sourceName(source_method));
}

function reasonText(result: ResolveResult, { picture, chosenBy }: ShownPicture, site: string): string {
  // By the name of the host, as the box says it that the user has ticked.
  const host = sitesOf(result.canonical.canonical_url).at(-1) ?? site;
  const reason =
    chosenBy === 'site' ? message('popup_always_used', { site: host }) : whyItWon(result, picture);
  if (picture.score === null) return message('popup_no_score_sentence', { reason });
  return message('popup_score_sentence', { points: points(picture.score), reason });
}
