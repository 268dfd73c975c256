import type { ImageCandidate, ResolveResult } from '../../contract/types';
import { Icon } from '../icon';
import { texts } from '../texts';
import { Picture } from './picture';

interface CandidateListProps {
  result: ResolveResult;
  picture: ImageCandidate;
  onChoose: (url: string) => void;
}

/**
 * Every candidate, best first, as one radio group: arrow keys and screen readers come with it.
 * One that is not there says why and cannot be chosen.
 */
export function CandidateList({ result, picture, onChoose }: CandidateListProps) {
  const { best, candidates } = result;
  const isMixed = candidates.some(({ source_method }) => source_method !== best.source_method);
  return (
    <fieldset class="candidates">
      <legend>{texts.candidates(candidates.length)}</legend>
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.url}
          candidate={candidate}
          showsSource={isMixed}
          isBest={candidate.url === best.url}
          isChosen={candidate.url === picture.url}
          onChoose={() => onChoose(candidate.url)}
        />
      ))}
    </fieldset>
  );
}

interface CandidateRowProps {
  candidate: ImageCandidate;
  /** Not where all come from the same one, which the facts above name already. */
  showsSource: boolean;
  isBest: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function CandidateRow({ candidate, showsSource, isBest, isChosen, onChoose }: CandidateRowProps) {
  const { url, format, quality_tier, source_method, availability } = candidate;
  const isThere = availability.status === 'ok';
  const traits = [texts.format(format)];
  if (quality_tier !== 'unknown') traits.unshift(texts.tier(quality_tier));
  if (showsSource) traits.push(texts.sourceMethod(source_method));
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
        <strong>{isThere ? texts.size(candidate) : texts.availability(availability)}</strong>{' '}
        {isBest && <span class="tag best">{texts.best}</span>}{' '}
        <span class="traits">{texts.list(traits)}</span>
      </span>{' '}
      <Score score={candidate.score} />
    </label>
  );
}

function Score({ score }: { score: number | null }) {
  if (score === null) return <span class="score">{texts.noScore}</span>;
  return (
    <span class="score">
      <strong>{texts.number(score)}</strong> {texts.pointsUnit(score)}
    </span>
  );
}
