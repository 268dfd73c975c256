import type { ImageCandidate } from '../../contract/types';
import type { IconName } from '../icon';
import { Icon } from '../icon';
import { texts } from '../texts';
import { Picture } from './picture';

interface CoverStageProps {
  picture: ImageCandidate | null;
  alt: string;
  isWaiting: boolean;
  /** Stands where no picture is. */
  icon: IconName;
  /** No picture will come: what helps instead must be in view. */
  isLow: boolean;
}

/** The cover, large, in a box whose size does not change while one may come. */
export function CoverStage({ picture, alt, isWaiting, icon, isLow }: CoverStageProps) {
  const look = [isWaiting ? 'waiting' : '', isLow ? 'low' : ''].join(' ');
  return (
    <div class={`stage ${look}`}>
      {picture ? (
        <Picture url={picture.url} alt={alt}>
          <p class="broken">{texts.stage.broken}</p>
        </Picture>
      ) : (
        <Icon name={icon} />
      )}
    </div>
  );
}
