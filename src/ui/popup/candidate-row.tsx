import type { ImageCandidate } from '../../contract/types';
import { Icon } from '../icon';
import { texts } from '../texts';
import { Picture } from './picture';

interface CandidateRowProps {
  candidate: ImageCandidate;
  /** Not where all come from the same one, which the facts above name already. */
  showsSource: boolean;
  isBest: boolean;
  /** The page shows it, but not as its cover. */
  isNoCover: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** One picture that may be the cover: what is known of it, and its score. */
export function CandidateRow({ candidate, isBest, isChosen, onChoose, ...rest }: CandidateRowProps) {
  const { url, availability } = candidate;
  const isThere = availability.status === 'ok';
  const noPicture = <Icon name="frame" />;
  return (
    <label class={isThere ? 'candidate' : 'candidate absent'}>
      <input
        type="radio"
        name="candidate"
        value={url}
        checked={isChosen}
        disabled={!isThere}
        onChange={onChoose}
      />
      <span class="thumb">
        {isThere ? (
          <Picture url={url} alt="" isLazy>
            {noPicture}
          </Picture>
        ) : (
          noPicture
        )}
      </span>{' '}
      <span class="what">
        <strong>{isThere ? texts.picture.size(candidate) : texts.picture.availability(availability)}</strong>{' '}
        {isBest && <span class="tag best">{texts.best}</span>}{' '}
        <span class="traits">{texts.list(traitsOf(candidate, rest))}</span>
      </span>{' '}
      <Score score={candidate.score} />
    </label>
  );
}

function traitsOf(
  { format, quality_tier, source_method }: ImageCandidate,
  { showsSource, isNoCover }: Pick<CandidateRowProps, 'showsSource' | 'isNoCover'>,
): string[] {
  const { picture } = texts;
  return [
    ...(quality_tier === 'unknown' ? [] : [picture.tier(quality_tier)]),
    picture.format(format),
    ...(showsSource ? [picture.source(source_method)] : []),
    ...(isNoCover ? [picture.noCover] : []),
  ];
}

function Score({ score }: { score: number | null }) {
  if (score === null) return <span class="score">{texts.noScore}</span>;
  return (
    <span class="score">
      <strong>{texts.number(score)}</strong> {texts.pointsUnit(score)}
    </span>
  );
}
