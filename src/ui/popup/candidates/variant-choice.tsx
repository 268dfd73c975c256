import type { ImageCandidate } from '../../../contract/types';
import { Icon } from '../../icon';
import { message } from '../../i18n/message';
import { bareSize } from '../../words/picture-words';

interface VariantChoiceProps {
  candidate: ImageCandidate;
  chosenUrl: string | undefined;
  onChoose: (url: string) => void;
}

/**
 * The files of one picture, by size; the one picked becomes the picture in view. A menu that the browser draws cuts
 * what is longer than it: this one lies unseen over a text that wraps.
 */
export function VariantChoice({ candidate, chosenUrl, onChoose }: VariantChoiceProps) {
  const others = (candidate.variants ?? []).filter(({ url }) => url !== candidate.url);
  const files = [candidate, ...others].map((file) => ({ url: file.url, text: bareSize(file, candidate) }));
  const chosen = files.find(({ url }) => url === chosenUrl) ?? files[0];
  return (
    <div class="sizes">
      <span aria-hidden="true">{chosen?.text}</span>
      <Icon name="down" />
      <select
        aria-label={message('popup_sizes')}
        value={chosen?.url}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {files.map(({ url, text }) => (
          <option key={url} value={url}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
