import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ImageCandidate } from '../../../contract/types';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';

interface FoldedCardsProps {
  pictures: readonly ImageCandidate[];
  card: (picture: ImageCandidate) => ComponentChildren;
}

/** A longer list begins folded, with so many cards: a page may have 32, and each shown is a picture loaded. */
const MOST_UNFOLDED = 9;
const CARDS_FOLDED = 6;

/** The cards of pictures; of many only the first, until the user wants all. */
export function FoldedCards({ pictures, card }: FoldedCardsProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = pictures.length > MOST_UNFOLDED;
  const inView = isLong && !isUnfolded ? pictures.slice(0, CARDS_FOLDED) : pictures;
  return (
    <>
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
            : message('popup_show_all', { count: number(pictures.length) })}
        </button>
      )}
    </>
  );
}
