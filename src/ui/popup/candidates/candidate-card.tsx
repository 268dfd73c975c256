import { message } from '../../i18n/message';
import { fileNameOf } from '../../words/file-name-of';
import { CardFace } from './card-face';
import type { CardFaceProps } from './card-face';
import { isThere } from './cover-groups';
import { VariantChoice } from './variant-choice';

interface CandidateCardProps extends CardFaceProps {
  /** The address of its file in view; undefined where another candidate is. */
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
  /** Opens a file in a tab of its own: one that did not come may be looked at there. */
  onOpen: (url: string) => void;
}

/** One picture that can be chosen, with its other sizes. */
export function CandidateCard({ chosenUrl, onChoose, onOpen, ...face }: CandidateCardProps) {
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
      {!isThere(candidate) && (
        <button type="button" class="open-absent" onClick={() => onOpen(url)}>
          {message('popup_open')}{' '}
          <span class="unseen">
            {fileNameOf(url)} {message('popup_open_unseen')}
          </span>
        </button>
      )}
      {isThere(candidate) && variants.length > 0 && (
        <VariantChoice candidate={candidate} chosenUrl={chosenUrl} onChoose={onChoose} />
      )}
    </div>
  );
}
