import { platformDraft } from '../drafts';
import type { CandidateDraft, PictureSize } from '../define-platform';
import { THUMBNAIL_HOST, THUMBNAIL_PLACEHOLDER } from './tiers';

interface AlternativeFile {
  name: string;
  format: 'jpg' | 'webp';
  size: PictureSize | null;
  automatic?: true;
}

const LARGE: PictureSize = { width: 1280, height: 720 };

/**
 * Pictures that some videos have beside the five tiers, the chosen ones first; as of 2026-11. `oar` stands for the
 * original aspect: an upright picture of a short, a square one of a song, of a size that its name does not tell.
 * A number marks a frame that was taken by itself; that `oar2` is one follows from the names alone.
 */
const ALTERNATIVES: readonly AlternativeFile[] = [
  { name: 'oardefault', format: 'jpg', size: null },
  { name: 'maxresdefault', format: 'webp', size: LARGE },
  { name: 'hq720', format: 'jpg', size: LARGE },
  { name: 'hq720', format: 'webp', size: LARGE },
  { name: 'oar2', format: 'jpg', size: null, automatic: true },
  { name: 'maxres1', format: 'jpg', size: LARGE, automatic: true },
  { name: 'maxres2', format: 'jpg', size: LARGE, automatic: true },
  { name: 'maxres3', format: 'jpg', size: LARGE, automatic: true },
];

/** What a video may have beside its five tiers, best first. Most videos have some of them. */
export function alternativeThumbnails(videoId: string): CandidateDraft[] {
  return ALTERNATIVES.map(({ name, format, size, automatic }) => ({
    ...platformDraft('rule', addressOf(videoId, name, format), size),
    placeholder: THUMBNAIL_PLACEHOLDER,
    ...(automatic ? { automatic } : {}),
  }));
}

function addressOf(videoId: string, name: string, format: AlternativeFile['format']): string {
  const folder = format === 'webp' ? 'vi_webp' : 'vi';
  return `https://${THUMBNAIL_HOST}/${folder}/${videoId}/${name}.${format}`;
}
