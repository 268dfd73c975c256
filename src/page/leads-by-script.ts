import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import type { PageElement } from './page-element';

/** `window.location = '/x'`, `location.href="/x"`, `document.location.assign('/x')`, `window.open('/x')`. */
const GOES_TO =
  /(?:^|[^\w$.])(?:(?:window|document|self|top|parent)\.)?(?:location(?:\.href)?\s*=(?!=)|location\.(?:assign|replace)\s*\(|open\s*\()\s*(['"])([^'"\s]{1,2000})\1/;

/** Where a click on an element leads by its own script, as written; undefined where it leads nowhere. */
export function leadsByScript(element: Pick<PageElement, 'attribute'>): string | undefined {
  const script = element.attribute('onclick');
  if (script === undefined || script.length > SNAPSHOT_LIMITS.attributeLength) return undefined;
  return GOES_TO.exec(script)?.[2];
}

/** As editors write it; programs write whole addresses there, of what is to be shared. */
const PATH = /^\s*\/[^/]\S*\s*$/;

/** Where a slide show's script leads from one of its slides, as Camera and others have it; undefined where it leads nowhere. */
export function linkOfSlide(slide: Pick<PageElement, 'attribute'>): string | undefined {
  const link = slide.attribute('data-link');
  return link !== undefined && PATH.test(link) ? link : undefined;
}
