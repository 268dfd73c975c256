import type { PageElement } from './page-element';

/** Elements that may name what a Flash player shows. */
export const FLASH_ELEMENTS: ReadonlySet<string> = new Set(['embed', 'param']);

/** Under which players of many makers are told what they show before they play. */
const NAMES = ['image', 'poster', 'thumb', 'preview', 'Image'];

/** What a Flash player shows before it plays, as its variables name it, decoded; undefined where they name nothing. */
export function flashPoster(element: PageElement): string | undefined {
  const written = element.name === 'param' ? valueOf(element) : element.attribute('flashvars');
  if (written === undefined) return undefined;
  const variables = new URLSearchParams(written);
  return (
    NAMES.map((name) => variables.get(name)).find((value) => value !== null && value !== '') ?? undefined
  );
}

function valueOf(param: PageElement): string | undefined {
  return param.attribute('name')?.toLowerCase() === 'flashvars' ? param.attribute('value') : undefined;
}
