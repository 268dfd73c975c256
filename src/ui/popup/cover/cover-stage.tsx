import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ImageCandidate } from '../../../contract/types';
import { message } from '../../i18n/message';
import type { IconName } from '../../icon';
import { Icon } from '../../icon';
import { Picture } from '../candidates/picture';

interface CoverStageProps {
  picture: ImageCandidate | null;
  alt: string;
  isWaiting: boolean;
  /** Stands where no picture is. */
  icon: IconName;
  /** No picture will come: what helps instead must be in view. */
  isLow: boolean;
  /** What the picture is to the place it is dragged to, by type; null where there is none to drag. */
  drag: (() => ReadonlyArray<readonly [string, string]>) | null;
}

/** The cover, large, in a box whose size does not change while one may come. It can be dragged out. */
export function CoverStage({ picture, alt, isWaiting, icon, isLow, drag }: CoverStageProps) {
  const before = useEarlierPicture(picture?.url);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isComing = isWaiting || (picture !== null && !settled.has(picture.url));
  const look = [isComing ? 'waiting' : '', isLow ? 'low' : ''].join(' ');
  const onShown = () => {
    if (picture) setSettled((urls) => new Set([...urls, picture.url]));
    before.forget();
  };
  const stage = useRef<HTMLDivElement>(null);
  const latestDrag = useRef(drag);
  latestDrag.current = drag;
  // Listened to here, where it bubbles to: a picture is nothing that takes keys or clicks.
  useLayoutEffect(() => {
    stage.current?.addEventListener('dragstart', ({ dataTransfer }) => {
      for (const [type, data] of latestDrag.current?.() ?? []) dataTransfer?.setData(type, data);
    });
  }, []);
  return (
    // Not the whole view: what a live region inside something busy says is held back by screen readers.
    <div class={`stage ${look}`} ref={stage} aria-busy={isWaiting}>
      {picture ? (
        <Picture url={picture.url} alt={alt} onShown={onShown} isDraggable={drag !== null}>
          <p class="broken">{message('popup_broken')}</p>
        </Picture>
      ) : (
        <Icon name={icon} />
      )}
      {before.url !== undefined && picture !== null && (
        <img class="earlier" src={before.url} alt="" referrerpolicy="no-referrer" draggable={false} />
      )}
    </div>
  );
}

/** The picture that was in view before this one: it stays until the new one has loaded, so that nothing flashes. */
function useEarlierPicture(url: string | undefined): { url: string | undefined; forget: () => void } {
  const latest = useRef(url);
  const [earlier, setEarlier] = useState<string>();
  if (latest.current !== url) {
    // Set while rendering, so that no frame is painted without either picture.
    setEarlier(latest.current);
    latest.current = url;
  }
  return { url: earlier === url ? undefined : earlier, forget: () => setEarlier(undefined) };
}
