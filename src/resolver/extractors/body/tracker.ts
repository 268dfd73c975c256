import type { BodyFacts } from './body-facts';
import { NO_PHOTO } from '../doubts/no-photo-name';
import { NAME_WORDS } from './name-words';
import { bearsName } from './named-in-title';
import { BARE_COUNTER, isCounter, NOT_FOUND, PHOTO } from './telling-names';

/** A gallery is called so, too, until its script has run; ASP.NET numbers what stands in a part of a page by it. */
const PLACEHOLDER = /(?<!gallery-|content)placeholder(?!\d*_|main)/;

/** What counts visits, or stands in for a picture. */
export function isTracker(facts: BodyFacts): boolean {
  const { ownNames, namesAndFolders, host, folders, fileName, path, sharedInPath, ofPage } = facts;
  return (
    // Of a song the track is the subject, and a click on any picture may be counted.
    (!PHOTO.test(fileName) && bearsName(NAME_WORDS.tracker, namesAndFolders, ofPage.words.title)) ||
    (sharedInPath === 0 && (PLACEHOLDER.test(ownNames) || folders.includes('placeholder'))) ||
    NAME_WORDS.trackerHost.test(host) ||
    // Where several words of the page stand beside it, the file is called after what it shows.
    (sharedInPath < 2 && bearsName(NAME_WORDS.standIn, fileName, ofPage.words.title)) ||
    (sharedInPath === 0 && NO_PHOTO.test(`/${fileName}`)) ||
    isCounter(fileName, path) ||
    (facts.width === null && facts.height === null && BARE_COUNTER.test(fileName)) ||
    isShownWithoutScriptAlone(facts) ||
    NOT_FOUND.test(fileName)
  );
}

/** A drawing without a word and a size that only those see who have no scripts: it counts them. */
function isShownWithoutScriptAlone({ isInNoscript, fileName, alt, width, height }: BodyFacts): boolean {
  return isInNoscript && alt === '' && width === null && height === null && fileName.endsWith('.gif');
}
