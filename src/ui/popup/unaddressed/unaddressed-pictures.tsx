import { useId, useRef, useState } from 'preact/hooks';
import type { Notice } from '../../../contract/types';
import { message } from '../../i18n/message';
import type { UnaddressedPicture } from '../../picture-services';
import { noticeText } from '../../words/notice-words';
import type { Unaddressed } from './unaddressed';
import { UnaddressedCard } from './unaddressed-card';

interface UnaddressedPicturesProps {
  warnings: readonly Notice[] | undefined;
  unaddressed: Unaddressed;
}

/** How many large pictures of the page are not in the list, and themselves once they are asked for; nothing where there are none. */
export function UnaddressedPictures({ warnings = [], unaddressed }: UnaddressedPicturesProps) {
  const [first, ...others] = warnings.filter(isOfUnaddressed);
  const { pictures, isReading, toggle } = useReading(unaddressed);
  const textId = useId();
  if (!first) return null;
  return (
    <div class="unaddressed">
      <p id={textId}>
        {noticeText(first.code, null, 1 + others.length)}
        {!unaddressed.read && ` ${message('popup_unaddressed_help')}`}
      </p>
      {unaddressed.read && (
        <button
          type="button"
          aria-expanded={pictures !== undefined}
          aria-describedby={textId}
          onClick={toggle}
        >
          {message(buttonText(pictures !== undefined, isReading))}
        </button>
      )}
      {pictures?.length === 0 && <p>{message('popup_unaddressed_gone')}</p>}
      {pictures && pictures.length > 0 && (
        <ul class="cards" aria-labelledby={textId}>
          {pictures.map((picture, place) => (
            // They have no names, and their order is that of the page.
            <UnaddressedCard key={String(place)} picture={picture} unaddressed={unaddressed} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the line says need not be said elsewhere. */
export function isOfUnaddressed({ code }: Notice): boolean {
  return code === 'PICTURE_WITHOUT_ADDRESS';
}

function buttonText(isOpen: boolean, isReading: boolean): string {
  if (isReading) return 'popup_unaddressed_stop';
  return isOpen ? 'popup_unaddressed_hide' : 'popup_unaddressed_show';
}

/** The pictures, from a press to the next one. One that comes while they are read gives that up. */
function useReading({ read }: Unaddressed) {
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
