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
}

/** The cover, large, in a box whose size never changes. */
export function CoverStage({ picture, alt, isWaiting, icon }: CoverStageProps) {
  return (
    <div class={isWaiting ? 'stage waiting' : 'stage'}>
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
