import type { Hearing } from './open-declared';
import { NOTHING_HEARD } from './open-declared';
import type { Surroundings } from './surroundings';
import type { Stretch, TextBlock } from './text-blocks';

/** Hears the text of a block; the first caption with text is that of its figure. */
export function hearBlock(
  name: string,
  block: TextBlock | undefined,
  aroundOf: () => Surroundings<Stretch>,
): Hearing {
  if (block === undefined) return NOTHING_HEARD;
  const figure = name === 'figcaption' ? aroundOf().figure : undefined;
  if (figure === undefined) return block;
  return hearToEnd(block, () => {
    if (block.text !== '') figure.caption ??= block;
  });
}

/** Hears the text of a block, and says when it ends. */
export function hearToEnd(block: TextBlock, onClose: () => void): Hearing {
  return {
    hear: (text, isEncoded) => block.hear(text, isEncoded),
    partWords: () => block.partWords(),
    onClose,
  };
}
