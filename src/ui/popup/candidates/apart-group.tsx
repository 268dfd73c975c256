import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ImageCandidate, ScoreExplanation } from '../../../contract/types';
import { message } from '../../i18n/message';
import { number } from '../../words/quantities';
import { kindsText, verdictOn } from './apart-kinds';
import { termsOf } from './cover-groups';

interface ApartPicture {
  picture: ImageCandidate;
  /** A line that says why it is no cover, where what else is told of it does not. */
  against: string | undefined;
}

interface ApartGroupProps {
  pictures: readonly ImageCandidate[];
  scores: readonly ScoreExplanation[] | undefined;
  /** Until the user opens or closes it. */
  isOpenAtFirst: boolean;
  /** Their list, named by the element with that id. */
  children: (pictures: ApartPicture[], nameId: string) => ComponentChildren;
}

/**
 * Pictures that are no covers, under a line that says how many and of which kinds; nothing where there are none. No
 * picture is loaded before it is opened.
 */
export function ApartGroup({ pictures, scores, isOpenAtFirst, children }: ApartGroupProps) {
  const [toggled, setToggled] = useState<boolean>();
  const nameId = useId();
  if (pictures.length === 0) return null;
  const isOpen = toggled ?? isOpenAtFirst;
  const verdicts = pictures.map((picture) => ({ picture, ...verdictOn(picture, termsOf(scores, picture)) }));
  const kinds = kindsText(verdicts.map(({ kind }) => kind));
  const judged = verdicts.map(({ picture, reason }) => ({ picture, against: reason }));
  return (
    <details class="apart" open={isOpen} onToggle={({ currentTarget }) => setToggled(currentTarget.open)}>
      <summary id={nameId}>
        {message('popup_apart_heading', { count: number(pictures.length), kinds })}
      </summary>
      {isOpen && children(judged, nameId)}
    </details>
  );
}
