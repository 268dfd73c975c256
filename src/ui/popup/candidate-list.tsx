import { useState } from 'preact/hooks';
import type { ImageCandidate, ResolveResult } from '../../contract/types';
import { texts } from '../texts';
import { CandidateRow } from './candidate-row';
import { isNoCover } from './why-it-won';

interface CandidateListProps {
  result: ResolveResult;
  picture: ImageCandidate;
  onChoose: (url: string) => void;
}

/** A longer list begins folded, with so many rows: a page may have 32, and each shown is a picture loaded. */
const MOST_UNFOLDED = 8;
const ROWS_FOLDED = 6;

/**
 * Every candidate, best first, as one radio group: arrow keys and screen readers come with it.
 * One that is not there says why and cannot be chosen.
 */
export function CandidateList({ result, picture, onChoose }: CandidateListProps) {
  const { best, candidates } = result;
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = candidates.length > MOST_UNFOLDED;
  const shown = isLong && !isUnfolded ? candidates.slice(0, ROWS_FOLDED) : candidates;
  const isMixed = candidates.some(({ source_method }) => source_method !== best.source_method);
  return (
    <fieldset class="candidates">
      <legend>{texts.candidates(candidates.length)}</legend>
      {shown.map((candidate) => (
        <CandidateRow
          key={candidate.url}
          candidate={candidate}
          showsSource={isMixed}
          isBest={candidate.url === best.url}
          isNoCover={isNoCover(result, candidate)}
          isChosen={candidate.url === picture.url}
          onChoose={() => onChoose(candidate.url)}
        />
      ))}
      {isLong && (
        <button
          type="button"
          class="fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? texts.showFewer : texts.showAll(candidates.length)}
        </button>
      )}
    </fieldset>
  );
}
