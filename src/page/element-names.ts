import { bitOf } from './attribute-scanner';
import { hyphenated, namingOf } from '../resolver/naming-attributes';
import { foldSpaces } from './fold-text';
import { labelOf } from './label-of';
import type { PageElement } from './page-element';
import { READER_LIMITS } from './reader-limits';

/** Roles of what is laid over a page or opens from it, by the names that sites give such parts. */
const ROLES: ReadonlyMap<string, string> = new Map([
  ['dialog', 'modal'],
  ['alertdialog', 'modal'],
  ['menu', 'menu'],
  ['menubar', 'menu'],
  ['tooltip', 'popup'],
  ['search', 'search-box'],
]);

/** Of all that `namingOf` knows: `data-…`, `elementtiming`, `fetchpriority`. */
const FIRST_LETTERS = [...'def'].reduce((bits, letter) => bits | bitOf(letter.charCodeAt(0)), 0);

/**
 * What its makers call an element: `class` and `id`, and by what else scripts, tests and readers of screens know it. White
 * space folded, lower case.
 */
export function namesOf(element: PageElement): string {
  let names = `${element.attribute('class') ?? ''} ${element.attribute('id') ?? ''}`;
  // Most elements have no other, and their names are not looked at.
  const others = element.mayBeginWith(FIRST_LETTERS) ? element.attributeNames() : [];
  for (const attribute of others) {
    const name = namingOf(attribute)?.(element.attribute(attribute) ?? '') ?? '';
    if (name !== '') names += ` ${name}`;
  }
  const role = ROLES.get(element.attribute('role') ?? '');
  if (role !== undefined) names += ` ${role}`;
  const label = labelOf(element);
  if (label !== '') names += ` ${label.replaceAll(' ', '-')}`;
  if (isCustom(element.name)) names += ` ${element.name}`;
  return hyphenated(foldSpaces(names.slice(0, READER_LIMITS.ancestorNameLength)).trim());
}

/** Of a site's own making. */
function isCustom(name: string): boolean {
  return name.includes('-');
}
