import { message, sideBySide } from '../../i18n/message';
import { Icon } from '../../icon';
import type { UnaddressedPicture } from '../../picture-services';
import { formatName, pixelSize } from '../../words/picture-words';
import { ActionButton } from '../buttons/action-button';
import { Picture } from '../candidates/picture';
import type { Unaddressed } from './unaddressed';

interface UnaddressedCardProps {
  picture: UnaddressedPicture;
  unaddressed: Pick<Unaddressed, 'save' | 'copy'>;
}

/** One picture without an address: itself, how the page has it, and buttons for it; where it cannot be read, what helps. */
export function UnaddressedCard({ picture, unaddressed: { save, copy } }: UnaddressedCardProps) {
  const { file, made, format, width, height } = picture;
  const size = pixelSize(width, height);
  const noPicture = <Icon name="frame" />;
  const origin = message(`popup_unaddressed_${made}`);
  return (
    <li class={file ? 'card' : 'card absent'}>
      <span class="thumb">
        {file ? (
          <Picture url={file.dataUrl} alt="">
            {noPicture}
          </Picture>
        ) : (
          noPicture
        )}
      </span>{' '}
      <strong>{size}</strong>{' '}
      <span class="traits">
        {sideBySide(file && format !== 'unknown' ? [formatName(format), origin] : [origin])}
        {!file && <span class="against"> {message('popup_unaddressed_unread')}</span>}
      </span>
      {file && (
        <span class="card-actions">
          <ActionButton icon="download" onClick={() => save(picture, file)}>
            {message('popup_download')}
            <span class="unseen"> {size}</span>
          </ActionButton>
          <ActionButton icon="picture" onClick={() => copy(file)}>
            {message('popup_copy_picture')}
            <span class="unseen"> {size}</span>
          </ActionButton>
        </span>
      )}
    </li>
  );
}
