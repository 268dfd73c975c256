import { useId, useRef, useState } from 'preact/hooks';
import type { Notice } from '../../../contract/types';
import { message } from '../../i18n/message';
import type { UnaddressedPicture } from '../../picture-services';
import { noticeText } from '../../words/notice-words';
import type { Unlisted } from './unlisted';
import { UnlistedCard } from './unlisted-card';

interface UnlistedPicturesProps {
  warnings: readonly Notice[] | undefined;
  unlisted: Unlisted;
}

/** How many large pictures of the page are not in the list, and themselves once they are asked for; nothing where there are none. */
export function UnlistedPictures({ warnings = [], unlisted }: UnlistedPicturesProps) {
  const [first, ...others] = warnings.filter(isOfUnlisted);
  const { pictures, isReading, toggle } = useReading(unlisted);
  const textId = useId();
  if (!first) return null;
  return (
    <div class="unlisted">
      <p id={textId}>
        {noticeText(first.code, null, 1 + others.length)}
        {!unlisted.read && ` ${message('popup_unlisted_help')}`}
      </p>
      {unlisted.read && (
        <button
          type="button"
          aria-expanded={pictures !== undefined}
          aria-describedby={textId}
          onClick={toggle}
        >
          {message(buttonText(pictures !== undefined, isReading))}
        </button>
      )}
      {pictures?.length === 0 && <p>{message('popup_unlisted_gone')}</p>}
      {pictures && pictures.length > 0 && (
        <ul class="cards" aria-labelledby={textId}>
          {pictures.map((picture, place) => (
            // They have no names, and their order is that of the page.
            <UnlistedCard key={String(place)} picture={picture} unlisted={unlisted} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the line says need not be said elsewhere. */
export function isOfUnlisted({ code }: Notice): boolean {
  return code === 'PICTURE_WITHOUT_ADDRESS';
}

function buttonText(isOpen: boolean, isReading: boolean): string {
  if (isReading) return 'popup_unlisted_stop';
  return isOpen ? 'popup_unlisted_hide' : 'popup_unlisted_show';
}

/** The pictures, from a press to the next one. One that comes while they are read gives that up. */
function useReading({ read }: Unlisted) {
  const [pictures, setPictures] = useState<readonly UnaddressedPicture[]>();
  const [isReading, setReading] = useState(false);
  const presses = useRef(0);
  async function open(): Promise<void> {
    const press = presses.current;
    setReading(true);
    const found = await read?.();
    if (press !== presses.current) return;
    setReading(false);
    setPictures(found);
  }
  function toggle(): void {
    presses.current += 1;
    setReading(false);
    setPictures(undefined);
    if (!isReading && pictures === undefined) void open();
  }
  return { pictures, isReading, toggle };
}
