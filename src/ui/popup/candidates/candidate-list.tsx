import type { ImageCandidate, ResolveResult } from '../../../contract/types';
import { plural, sideBySide } from '../../i18n/message';
import type { ShownPicture } from '../cover/shown-picture';
import { ApartGroup } from './apart-group';
import { CandidateCard } from './candidate-card';
import type { CardFaceProps } from './card-face';
import type { CoverGroups } from './cover-groups';
import { coverGroups, isThere } from './cover-groups';
import { FoldedCards } from './folded-cards';

interface CandidateListProps {
  result: ResolveResult;
  shown: ShownPicture;
  onChoose: (url: string) => void;
  /** Opens a picture in a tab of its own. */
  onOpen: (url: string) => void;
}

/**
 * Every cover, best first, what there is beside them, and apart what is no cover, as one radio group: arrow keys and
 * screen readers come with it. One that is not there says why and cannot be chosen.
 */
export function CandidateList({ result, shown, onChoose, onOpen }: CandidateListProps) {
  const { best, alternatives = [], trace } = result;
  const groups = coverGroups(result);
  const showsSource = groups.covers.some(({ source_method }) => source_method !== best.source_method);
  const card = (candidate: ImageCandidate, more: Partial<CardFaceProps> = {}) => (
    <CandidateCard
      key={candidate.url}
      candidate={candidate}
      isBest={candidate.url === best.url}
      chosenUrl={candidate.url === shown.candidate.url ? shown.picture.url : undefined}
      onChoose={onChoose}
      onOpen={onOpen}
      {...more}
    />
  );
  return (
    <fieldset class="candidates">
      <legend>{countsText(groups)}</legend>
      <FoldedCards pictures={groups.covers} card={(candidate) => card(candidate, { showsSource })} />
      {alternatives.length > 0 && (
        <>
          <p class="beside">{plural('popup_others', alternatives.length)}</p>
          <div class="cards">{alternatives.map((candidate) => card(candidate, { showsSource }))}</div>
        </>
      )}
      <ApartGroup
        pictures={groups.apart}
        scores={trace.scores}
        isOpenAtFirst={groups.apart.some(({ url }) => url === shown.candidate.url)}
      >
        {(cards, nameId) => (
          <fieldset class="cards" aria-labelledby={nameId}>
            {cards.map(({ picture, against }) => card(picture, { against }))}
          </fieldset>
        )}
      </ApartGroup>
    </fieldset>
  );
}

/** `8 covers, 1 unavailable, 9 others`. */
function countsText({ covers, apart }: CoverGroups): string {
  const there = covers.filter(isThere).length;
  const absent = covers.length - there;
  return sideBySide([
    plural('popup_covers', there),
    ...(absent > 0 ? [plural('popup_unavailable', absent)] : []),
    ...(apart.length > 0 ? [plural('popup_apart', apart.length)] : []),
  ]);
}
