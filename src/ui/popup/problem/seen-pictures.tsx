import { message } from '../../i18n/message';
import { ApartGroup } from '../candidates/apart-group';
import type { CardFaceProps } from '../candidates/card-face';
import { CardFace } from '../candidates/card-face';
import { isThere } from '../candidates/cover-groups';
import type { Seen } from './problem-screen';

interface SeenPicturesProps {
  seen: Seen;
  onOpen: (url: string) => void;
}

/** What was looked at where there is no cover, each picture with the reason why it is none. Any that is there can be opened. */
export function SeenPictures({ seen: { candidates, scores }, onOpen }: SeenPicturesProps) {
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
            </li>
          ))}
        </ul>
      )}
    </ApartGroup>
  );
}

function SeenFace({ onOpen, ...face }: CardFaceProps & Pick<SeenPicturesProps, 'onOpen'>) {
  const { candidate } = face;
  if (!isThere(candidate))
    return (
      <div class="face">
        <CardFace {...face} />
      </div>
    );
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
