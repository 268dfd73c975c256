import { useState } from 'preact/hooks';
import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import { message, plural } from '../../i18n/message';
import { number } from '../../words/quantities';
import { CandidateCard } from './candidate-card';
import type { ShownPicture } from '../cover/shown-picture';
import { isNoCover } from '../details/why-it-won';

interface CandidateListProps {
  result: ResolveResult;
  shown: ShownPicture;
  onChoose: (url: string) => void;
}

/** A longer list begins folded, with so many cards: a page may have 32, and each shown is a picture loaded. */
const MOST_UNFOLDED = 9;
const CARDS_FOLDED = 6;

/**
 * Every candidate, best first, and what there is beside them, as one radio group: arrow keys and screen readers
 * come with it. One that is not there says why and cannot be chosen.
 */
export function CandidateList({ result, shown, onChoose }: CandidateListProps) {
  const { best, candidates, alternatives = [] } = result;
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = candidates.length > MOST_UNFOLDED;
  const inView = isLong && !isUnfolded ? candidates.slice(0, CARDS_FOLDED) : candidates;
  const isMixed = candidates.some(({ source_method }) => source_method !== best.source_method);
  const card = (candidate: ImageCandidate) => (
    <CandidateCard
      key={candidate.url}
      candidate={candidate}
      showsSource={isMixed}
      isBest={candidate.url === best.url}
      isNoCover={isNoCover(result, candidate)}
      chosenUrl={candidate.url === shown.candidate.url ? shown.picture.url : undefined}
      onChoose={onChoose}
    />
  );
  return (
    <fieldset class="candidates">
      <legend>{plural('popup_candidates', candidates.length)}</legend>
      <div class="cards">{inView.map(card)}</div>
      {isLong && (
        <button
          type="button"
          class="fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded
            ? message('popup_show_fewer')
            : message('popup_show_all', { count: number(candidates.length) })}
        </button>
      )}
      {alternatives.length > 0 && (
        <>
          <p class="beside">{plural('popup_others', alternatives.length)}</p>
          <div class="cards">{alternatives.map(card)}</div>
        </>
      )}
    </fieldset>
  );
}
