import type { ImageCandidate } from '../../../contract/types';
import { message } from '../../i18n/message';
import { ApartGroup } from '../candidates/apart-group';
import type { CardFaceProps } from '../candidates/card-face';
import { CardFace } from '../candidates/card-face';
import { isThere } from '../candidates/cover-groups';
import type { Seen } from './problem-screen';

interface SeenPicturesProps {
  seen: Seen;
  onOpen: (url: string) => void;
  /** Lets a picture be a cover again that the user has refused; undefined where nothing is remembered. */
  onAccept: ((picture: ImageCandidate) => void) | undefined;
}

/** What was looked at where there is no cover, each picture with the reason why it is none. Any can be opened: one that did not come may be looked at there. */
export function SeenPictures({ seen: { candidates, scores }, onOpen, onAccept }: SeenPicturesProps) {
  return (
    <ApartGroup pictures={candidates} scores={scores} isOpenAtFirst>
      {(pictures, nameId) => (
        <ul class="cards" aria-labelledby={nameId}>
          {pictures.map(({ picture, against }) => (
            <li key={picture.url} class={isThere(picture) ? 'card' : 'card absent'}>
              <SeenFace
                candidate={picture}
                against={against}
                showsSource={!isThere(picture)}
                onOpen={onOpen}
              />
              {picture.refused && onAccept && (
                <button type="button" onClick={() => onAccept(picture)}>
                  {message('popup_accept')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </ApartGroup>
  );
}

function SeenFace({ onOpen, ...face }: CardFaceProps & Pick<SeenPicturesProps, 'onOpen'>) {
  const { candidate } = face;
  return (
    <a
      class="face"
      href={candidate.url}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault();
        onOpen(candidate.url);
      }}
    >
      <CardFace {...face} />{' '}
      <span class="unseen">
        {message('popup_open')} {message('popup_open_unseen')}
      </span>
    </a>
  );
}
