import type { ResolveResult } from '../../../contract/types';
import { message } from '../../i18n/message';
import { isThere } from '../candidates/cover-groups';
import { passedOver } from './passed-over';
import type { ShownPicture } from './shown-picture';

interface PassedOverLineProps {
  result: ResolveResult;
  shown: ShownPicture;
  onChoose: (url: string) => void;
}

/** Says which declared picture is not the cover and why, with a button that shows it and leads back again. */
export function PassedOverLine({ result, shown, onChoose }: PassedOverLineProps) {
  const passed = passedOver(result);
  if (!passed) return null;
  const { picture, text } = passed;
  const isInView = shown.candidate.url === picture.url;
  return (
    <p class="passed-over">
      {text}{' '}
      {isThere(picture) && (
        <button type="button" onClick={() => onChoose(isInView ? result.best.url : picture.url)}>
          {message(isInView ? 'popup_passed_over_back' : 'popup_passed_over_show')}
        </button>
      )}
    </p>
  );
}
