import type { ShownPicture } from '../cover/shown-picture';
import type { ScreenState } from '../screen-state';
import type { Refusing } from './refusing';

export interface Never {
  /** What it holds for, such as `example.org`. */
  site: string;
  /** The picture in view was refused before. */
  isOn: boolean;
  toggle(): void;
}

/**
 * What "never use this" means now; undefined where no picture is settled, and where a platform names the pictures: those
 * belong to one video or one post alone.
 */
export function neverChoice(
  state: ScreenState,
  shown: ShownPicture | null,
  { site, refuse, accept }: Refusing & { site: string },
): Never | undefined {
  if (state.screen !== 'ready' || !shown || state.result.canonical.platform !== 'web') return undefined;
  const { candidate } = shown;
  const isOn = candidate.refused !== undefined;
  return { site, isOn, toggle: () => (isOn ? accept : refuse)(candidate) };
}
