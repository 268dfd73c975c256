import { THEME_FOLDER } from '../doubts/theme-folder';
import { isAmongOthers } from './among-others';
import type { BodyFacts } from './body-facts';
import { KIND_CONDITIONS } from './kind-of-picture';
import { isProminent, isStrip } from './picture-shape';
import { leadsOnward } from './pictures-of-post';

/** Whether a picture opens the page as it is laid out; what a theme brings, and a strip in the site's head, is large on all pages. */
export function isOpeningInLayout(facts: BodyFacts): boolean {
  const { layout } = facts;
  return (
    layout !== undefined &&
    layout.isVisible &&
    isProminent(layout) &&
    !facts.isPaper &&
    !THEME_FOLDER.test(facts.path) &&
    !isStrip(layout.renderedWidth / layout.renderedHeight) &&
    !(facts.link === 'other_page' && (facts.ofPage.isFrontPage || isAmongOthers(facts))) &&
    !leadsOnward(facts) &&
    !KIND_CONDITIONS.advertisement(facts)
  );
}
