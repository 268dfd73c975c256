import type { AddressParts } from '../address/address-parts';
import { folderOf, lastPart } from '../address/path-parts';
import { decodedPath } from './decoded-path';

/** Letters; a shorter name may stand in any other. */
const MIN_NAME = 5;

/**
 * For a page: the folders of a picture's path, in lower case, without those that the page lies in, which say nothing of it, and
 * without its own name: what Word saves for `/newsletter/issue_12.html` stands in `/newsletter/issue_12_files/`.
 */
export function foldersApartFrom(page: AddressParts): (folders: string, host: string) => string {
  const ofPage = decodedPath(folderOf(page.path));
  const name = lastPart(decodedPath(page.path)).replace(/\.\w+$/, '');
  return (folders, host) => {
    if (host !== page.host || ofPage.length < 2 || !folders.startsWith(ofPage)) return folders;
    const rest = folders.slice(ofPage.length - 1);
    return name.length < MIN_NAME ? rest : rest.replace(name, '');
  };
}
