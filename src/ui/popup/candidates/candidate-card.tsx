import { CardFace } from './card-face';
import type { CardFaceProps } from './card-face';
import { isThere } from './cover-groups';
import { VariantChoice } from './variant-choice';

interface CandidateCardProps extends CardFaceProps {
  /** The address of its file in view; undefined where another candidate is. */
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
}

/** One picture that can be chosen, with its other sizes. */
export function CandidateCard({ chosenUrl, onChoose, ...face }: CandidateCardProps) {
  const { candidate } = face;
  const { url, variants = [] } = candidate;
  return (
    <div class={isThere(candidate) ? 'card' : 'card absent'}>
      <label>
        {/* Over the whole card, unseen: all of it can be pressed, and the card shows what is chosen. */}
        <input
          type="radio"
          name="candidate"
          value={url}
          checked={chosenUrl !== undefined}
          disabled={!isThere(candidate)}
          onChange={() => onChoose(url)}
        />
        <CardFace {...face} />
      </label>
      {isThere(candidate) && variants.length > 0 && (
        <VariantChoice candidate={candidate} chosenUrl={chosenUrl} onChoose={onChoose} />
      )}
    </div>
  );
}
