import type { ImageCandidate } from '../../../contract/types';
import { message } from '../../i18n/message';
import { pictureSize, pixelSize } from '../../words/picture-words';

interface VariantChoiceProps {
  candidate: ImageCandidate;
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
}

/** The files of one picture, by size; the one picked becomes the picture in view. */
export function VariantChoice({ candidate, chosenUrl, onChoose }: VariantChoiceProps) {
  const others = (candidate.variants ?? []).filter(({ url }) => url !== candidate.url);
  return (
    <select
      class="sizes"
      aria-label={message('popup_sizes')}
      value={chosenUrl ?? candidate.url}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value={candidate.url}>{pictureSize(candidate)}</option>
      {others.map(({ url, width, height }) => (
        <option key={url} value={url}>
          {width === null || height === null ? message('popup_size_unknown') : pixelSize(width, height)}
        </option>
      ))}
    </select>
  );
}
