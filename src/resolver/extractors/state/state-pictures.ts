import type { Owner, OwnerOf } from './owner-of';
import { largestOfSrcset } from '../body/largest-of-srcset';
import { addressIn, membersOf, smallerThan, widestFirst } from './files-by-size';
import { parseJson } from '../parse-json';
import { inStatedOrder, isFirstPicture, noteChosenKeys } from './first-of-pictures';
import { isListOfOtherPages, isListOfThings } from './list-of-things';
import { nameBeside } from './name-beside';
import { TITLES } from './names-of-members';
import { isNothing, NO_PICTURE } from './no-picture';
import { isPictureName } from './picture-names';
import { isGallery, isOwnFile, isPicture } from './picture-value';
import { MAY_SHOW, pictureInText } from './picture-in-text';
import { restoreDocument } from './restore-document';
import { sizedTemplate } from './sized-template';

/** A picture that data names, and the names under which it stands, outermost first. */
export interface StatePicture {
  address: string;
  path: readonly string[];
  width: unknown;
  height: unknown;
  /** Whether the nearest object around it that has an address or a number is the page's. */
  owner: Owner | null;
  /** It stands in something that has a title of its own, in a list within that object: an album of a band. */
  isOfPart: boolean;
  /** It stands in one of several objects that each have a title. */
  isEntry: boolean;
  /** It stands in one of several objects that each are of another page. */
  isOfOtherPages: boolean;
  /** How many of the names stand around that object. */
  ownerDepth: number;
  /** It stands in that object itself, under one name, and in no list. */
  isOwnAlone: boolean;
  /** Addresses of smaller files of it, where the same object names them by their sizes. */
  smaller: readonly string[];
  /** It stands in a program or in a text, and not in data alone. */
  isOfProgram?: boolean;
}

/** The object around what is being looked at of which it is known whose it is. */
interface Around extends Pick<StatePicture, 'owner'> {
  depth: number;
  /** Lists around it. */
  arrays: number;
  /** What is being looked at stands in a titled item of one of its lists. */
  isPart: boolean;
}

type Written = Omit<
  StatePicture,
  'owner' | 'ownerDepth' | 'isOwnAlone' | 'isOfPart' | 'isEntry' | 'isOfOtherPages' | 'smaller'
>;

const NO_OWNER: Around = { owner: null, depth: 0, arrays: 0, isPart: false };

const LIMITS = { nodes: 20_000, depth: 24, pictures: 60 } as const;

const SRCSET_KEY = /^src_?set$/i;
/** The pictures in a page's data, in the order of the data: what stands under a name that means a picture. */
export function statePictures(data: unknown, ownerOf: OwnerOf = () => null): StatePicture[] {
  const found: StatePicture[] = [];
  // One list that grows and shrinks: a copy for each value took longer than looking at it.
  const path: string[] = [];
  const owners: Around[] = [];
  /** Keys of pictures that stand for their things. */
  const chosen = new Set<string>();
  let nodes = 0;
  /** Around what is being looked at: all, and those of things with a title each. */
  let arrays = 0;
  let lists = 0;
  let listsOfOthers = 0;
  const add = (picture: Written) => {
    const { owner, depth, arrays: around, isPart } = owners.at(-1) ?? NO_OWNER;
    const isOwnAlone = around === arrays && isUnderOneName(picture.path.slice(depth));
    const place = {
      owner,
      ownerDepth: depth,
      isOwnAlone,
      isOfPart: isPart,
      isEntry: lists > 0,
      isOfOtherPages: listsOfOthers > 0,
    };
    found.push({ ...picture, ...place, smaller: [] });
  };
  const visit = (value: unknown, parent: Readonly<Record<string, unknown>>): void => {
    nodes += 1;
    if (nodes > LIMITS.nodes || path.length > LIMITS.depth || found.length >= LIMITS.pictures) return;
    if (isNothing(value)) {
      if (owners.at(-1)?.owner === 'page' && isPictureName(path.at(-1) ?? ''))
        add({ address: NO_PICTURE, path: [...path], width: null, height: null });
    } else if (typeof value === 'string') {
      const largest = SRCSET_KEY.test(path.at(-1) ?? '') ? largestOfSrcset(value) : null;
      if (largest) add({ address: largest.url, path: [...path], width: largest.width, height: null });
      else if (
        isPicture(sizedTemplate(value, parent), path) ||
        (owners.at(-1)?.owner === 'page' && isOwnFile(value, path.at(-1) ?? ''))
      )
        add(pictureOf(value, path, parent, chosen));
      else if (owners.at(-1)?.owner === 'page' && MAY_SHOW.test(value)) {
        const address = pictureInText(value);
        if (address !== undefined)
          add({ address, path: [...path, 'image'], width: null, height: null, isOfProgram: true });
      } else if (MAY_BE_DATA.test(value)) visit(restoreDocument(parseJson(value)), parent);
    } else if (Array.isArray(value)) {
      const by = isListOfThings(value) ? 1 : 0;
      const others = !isPictureName(path.at(-1) ?? '') && isListOfOtherPages(value, ownerOf) ? 1 : 0;
      lists += by;
      listsOfOthers += others;
      arrays += 1;
      for (const item of inStatedOrder(widestFirst(value, path.at(-1) ?? ''))) visit(item, parent);
      arrays -= 1;
      lists -= by;
      listsOfOthers -= others;
    } else if (typeof value === 'object' && value !== null) {
      visitMembers(value as Readonly<Record<string, unknown>>);
    }
  };
  const visitMembers = (node: Readonly<Record<string, unknown>>): void => {
    noteChosenKeys(node, chosen);
    const own = ownerOf(node, path.at(-1) ?? '');
    const named = nameBeside(node);
    const called = named === path.at(-1) ? '' : named;
    if (called !== '') path.push(called);
    const around = owners.at(-1) ?? NO_OWNER;
    if (own !== null) owners.push({ owner: own, depth: path.length, arrays, isPart: false });
    else owners.push(arrays > around.arrays && isTitled(node) ? { ...around, isPart: true } : around);
    for (const name of membersOf(node)) {
      path.push(name);
      const before = found.length;
      visit(node[name], node);
      const file = addressIn(node[name]) === undefined ? undefined : found[before];
      if (file) file.smaller = smallerThan(name, node);
      path.pop();
    }
    if (called !== '') path.pop();
    owners.pop();
  };
  if (isGallery(data)) path.push('images');
  visit(data, {});
  return found;
}

function isTitled(node: Readonly<Record<string, unknown>>): boolean {
  return TITLES.some((name) => typeof node[name] === 'string' && node[name] !== '');
}

/** `foto`, or `foto: { file }`; of `trailer: { thumb }` the picture is the trailer's. */
function isUnderOneName(names: readonly string[]): boolean {
  const [name = '', inside = ''] = names;
  return names.length === 1 || (names.length === 2 && isPictureName(name) && !isPictureName(inside));
}

/** What a server answered, kept as a text inside the data. */
const MAY_BE_DATA = /^\s*(?:\{\s*"|\[\s*\{\s*")/;

function pictureOf(
  address: string,
  path: readonly string[],
  around: Readonly<Record<string, unknown>>,
  chosen: ReadonlySet<string>,
): Written {
  const { width = around.w, height = around.h } = around;
  return {
    address: sizedTemplate(address, around),
    path: isFirstPicture(around, chosen) ? [...path, 'primary'] : [...path],
    width,
    height,
  };
}
