import type { Bonus, SourceMethod } from '../../types';
import { DECLARED_SOURCES } from '../declared-sources';
import { has } from '../shown-as';

/** What is known of a picture once it is ranked. */
export interface Ranked {
  url: string;
  sources: readonly SourceMethod[];
  bonuses: readonly Bonus[];
  isCover: boolean;
  /** Pixels, as the page claims them. */
  declaredWidth: number | null;
  declaredHeight: number | null;
  /** The page's body shows it small, beside the text or where no cover stands, wherever it does. */
  isShownSmall?: boolean;
  /** The page's body shows it where it leads to another page, and nowhere else. */
  isShownLeadingOn?: boolean;
  /** Structured data names it as that of what the page's own thing belongs to. */
  isOfKin?: boolean;
}

/** Whether the head of the page or its JSON-LD declares a picture before all else, and nothing rules it out. */
export function isDeclared({ isCover, sources: [strongest] }: Ranked): boolean {
  return isCover && (strongest === 'og' || strongest === 'twitter' || strongest === 'jsonld');
}

/** Whether a picture is large as the page shows it, and nothing rules it out. */
export function isLargeCover(picture: Ranked): boolean {
  return picture.isCover && has(picture, 'size_large');
}

/** Declared and not shown: of several variants a page shows others, too, and smaller. */
export function isDeclaredAlone({ sources }: Ranked): boolean {
  return sources.every((source) => DECLARED_SOURCES.has(source));
}
