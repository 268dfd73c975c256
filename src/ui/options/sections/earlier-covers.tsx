import type { EarlierCover } from '../../../contract/settings/stored-records';
import { message, sideBySide } from '../../i18n/message';
import { fileNameOf } from '../../words/file-name-of';
import { pixelSize } from '../../words/picture-words';
import { moment } from '../../words/quantities';

interface EarlierCoversProps {
  covers: readonly EarlierCover[];
  /** The page's title, for those who hear the buttons alone. */
  title: string;
  onOpen: (url: string) => void;
}

/** The covers that a page of the history had before. None of them is loaded until it is opened. */
export function EarlierCovers({ covers, title, onOpen }: EarlierCoversProps) {
  return (
    <div class="sublist">
      <p class="hint">{message('options_history_earlier')}</p>
      <ul>
        {covers.map((cover) => (
          <li key={cover.coverUrl}>
            <span>{factsOf(cover)}</span>
            <button type="button" onClick={() => onOpen(cover.coverUrl)}>
              {message('options_history_open_cover')}
              <span class="unseen">
                {' '}
                {title}, {factsOf(cover)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Covers of one site have the same size as often as not: the file's name tells them apart. */
function factsOf({ coverUrl, width, height, lastSeenAtMs }: EarlierCover): string {
  const size = width === null || height === null ? [] : [pixelSize(width, height)];
  const seen = message('options_history_last_seen', { moment: moment(lastSeenAtMs) });
  return sideBySide([fileNameOf(coverUrl), ...size, seen]);
}
