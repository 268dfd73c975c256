import type { ImageCandidate } from '../../../contract/types';
import { message, sideBySide } from '../../i18n/message';
import { Icon } from '../../icon';
import { availabilityText, formatName, pictureSize, sourceName, tierName } from '../../words/picture-words';
import { points } from '../../words/quantities';
import { isThere } from './cover-groups';
import { Picture } from './picture';

export interface CardFaceProps {
  candidate: ImageCandidate;
  /** Not where all come from the same one, which the facts above name already. */
  showsSource?: boolean;
  isBest?: boolean;
  /** Why it is no cover, as a line. */
  against?: string | undefined;
}

/** What is seen of one picture: itself, what is known of it, and its score; of what is no cover the reason in its place. */
export function CardFace({ candidate, isBest = false, showsSource = false, against }: CardFaceProps) {
  const { url, availability, score, letterboxed } = candidate;
  const noPicture = <Icon name="frame" />;
  return (
    <>
      <span class={letterboxed ? 'thumb barred' : 'thumb'}>
        {isThere(candidate) ? (
          <Picture url={url} alt="" isLazy>
            {noPicture}
          </Picture>
        ) : (
          noPicture
        )}
        {isBest && <span class="best">{message('popup_best')}</span>}
        <span class="mark-chosen">
          <Icon name="check" />
        </span>
      </span>{' '}
      <strong>{isThere(candidate) ? pictureSize(candidate) : availabilityText(availability)}</strong>{' '}
      <span class="traits">
        {sideBySide(traitsOf(candidate, showsSource))}
        {against !== undefined && <span class="against"> {against}</span>}
      </span>{' '}
      {/* Below the covers the reason says more than a number does. */}
      {against === undefined && (
        <span class="score">{score === null ? message('popup_no_score') : points(score)}</span>
      )}
    </>
  );
}

function traitsOf(
  { format, quality_tier, source_method, letterboxed, automatic, below_minimum }: ImageCandidate,
  showsSource: boolean,
): string[] {
  return [
    ...(quality_tier === 'unknown' ? [] : [tierName(quality_tier)]),
    formatName(format),
    ...(showsSource ? [sourceName(source_method)] : []),
    ...(letterboxed ? [message('popup_bars')] : []),
    ...(automatic ? [message('popup_automatic')] : []),
    ...(below_minimum ? [message('popup_not_measured')] : []),
  ];
}
