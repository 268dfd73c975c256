import type { ImageCandidate } from '../../../contract/types';
import { message, sideBySide } from '../../i18n/message';
import { Icon } from '../../icon';
import { availabilityText, formatName, pictureSize, sourceName, tierName } from '../../words/picture-words';
import { points } from '../../words/quantities';
import { Picture } from './picture';
import { VariantChoice } from './variant-choice';

interface CandidateCardProps {
  candidate: ImageCandidate;
  /** Not where all come from the same one, which the facts above name already. */
  showsSource: boolean;
  isBest: boolean;
  /** The page shows it, but not as its cover. */
  isNoCover: boolean;
  /** The address of its file in view; undefined where another candidate is. */
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
}

/** One picture that may be the cover: what is known of it, its score, and its other sizes. */
export function CandidateCard({ candidate, isBest, chosenUrl, onChoose, ...rest }: CandidateCardProps) {
  const { url, availability, score, letterboxed } = candidate;
  const isThere = availability.status === 'ok';
  const noPicture = <Icon name="frame" />;
  return (
    <div class={isThere ? 'card' : 'card absent'}>
      <label>
        {/* Over the whole card, unseen: all of it can be pressed, and the card shows what is chosen. */}
        <input
          type="radio"
          name="candidate"
          value={url}
          checked={chosenUrl !== undefined}
          disabled={!isThere}
          onChange={() => onChoose(url)}
        />
        <span class={letterboxed ? 'thumb barred' : 'thumb'}>
          {isThere ? (
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
        <strong>{isThere ? pictureSize(candidate) : availabilityText(availability)}</strong>{' '}
        <span class="traits">{sideBySide(traitsOf(candidate, rest))}</span>{' '}
        <span class="score">{score === null ? message('popup_no_score') : points(score)}</span>
      </label>
      {isThere && candidate.variants && candidate.variants.length > 0 && (
        <VariantChoice candidate={candidate} chosenUrl={chosenUrl} onChoose={onChoose} />
      )}
    </div>
  );
}

function traitsOf(
  { format, quality_tier, source_method, letterboxed, automatic, below_minimum }: ImageCandidate,
  { showsSource, isNoCover }: Pick<CandidateCardProps, 'showsSource' | 'isNoCover'>,
): string[] {
  return [
    ...(quality_tier === 'unknown' ? [] : [tierName(quality_tier)]),
    formatName(format),
    ...(showsSource ? [sourceName(source_method)] : []),
    ...(letterboxed ? [message('popup_bars')] : []),
    ...(automatic ? [message('popup_automatic')] : []),
    ...(below_minimum ? [message('popup_not_measured')] : []),
    ...(isNoCover ? [message('popup_no_cover')] : []),
  ];
}
