import type { Owner, OwnerOf } from './owner-of';
import type { StatePicture } from './state-picture';
import { largestOfSrcset } from '../body/largest-of-srcset';
import { addressIn, membersOf, smallerThan, widestFirst } from './files-by-size';
import { parseJson } from '../parse-json';
import { inStatedOrder, isFirstOf, noteChosenKeys } from './first-of-pictures';
import { isListOfOtherPages, isListOfThings } from './list-of-things';
import { nameBeside } from './name-beside';
import { TITLES } from './names-of-members';
import { isNothing, NO_PICTURE } from './no-picture';
import { isPictureName } from './picture-names';
import { isGallery, isOwnFile, isPicture } from './picture-value';
import { MAY_SHOW, pictureInText } from './picture-in-text';
import { restoreDocument } from './restore-document';
import { sizedTemplate } from './sized-template';

type Node = Readonly<Record<string, unknown>>;

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
  return new DataWalk(ownerOf).picturesIn(data);
}

/** One walk through a page's data, which keeps what is around the value that it looks at. */
class DataWalk {
  private readonly found: StatePicture[] = [];
  /** One list that grows and shrinks: a copy for each value took longer than looking at it. */
  private readonly path: string[] = [];
  private readonly owners: Around[] = [];
  /** Objects around what is being looked at, outermost first. */
  private readonly objects: Node[] = [];
  /** Keys of pictures that stand for their things. */
  private readonly chosen = new Set<string>();
  private outermost = NO_OWNER;
  private nodes = 0;
  /** Lists around what is being looked at: all, those of things with a title each, those of other pages. */
  private arrays = 0;
  private lists = 0;
  private listsOfOthers = 0;

  constructor(private readonly ownerOf: OwnerOf) {}

  picturesIn(data: unknown): StatePicture[] {
    if (isGallery(data)) this.path.push('images');
    // What stands in a list of parts of the data is no part of a thing.
    if (Array.isArray(data) && !data.every((part) => isTitled(Object(part))))
      this.outermost = { ...NO_OWNER, arrays: 1 };
    this.visit(data);
    return this.found;
  }

  private get name(): string {
    return this.path.at(-1) ?? '';
  }

  private get isOfPage(): boolean {
    return this.owners.at(-1)?.owner === 'page';
  }

  private visit(value: unknown): void {
    this.nodes += 1;
    const { nodes, path, found } = this;
    if (nodes > LIMITS.nodes || path.length > LIMITS.depth || found.length >= LIMITS.pictures) return;
    if (isNothing(value)) this.visitNothing();
    else if (typeof value === 'string') this.visitText(value);
    else if (Array.isArray(value)) this.visitList(value);
    else if (typeof value === 'object' && value !== null) this.visitMembers(value as Node);
  }

  private visitNothing(): void {
    if (this.isOfPage && isPictureName(this.name)) this.add(pictureAt(NO_PICTURE, this.path));
  }

  private visitText(value: string): void {
    const { path, name, isOfPage } = this;
    const parent = this.objects.at(-1) ?? {};
    const largest = SRCSET_KEY.test(name) ? largestOfSrcset(value) : null;
    const isFirst = () => isFirstOf(this.objects, path, this.chosen);
    if (largest) this.add({ ...pictureAt(largest.url, withFirst(path, isFirst())), width: largest.width });
    else if (isPicture(sizedTemplate(value, parent), path) || (isOfPage && isOwnFile(value, name, parent)))
      this.add(pictureOf(value, path, parent, isFirst()));
    else if (isOfPage && MAY_SHOW.test(value)) {
      const address = pictureInText(value);
      if (address !== undefined) this.add({ ...pictureAt(address, [...path, 'image']), isOfProgram: true });
    } else if (MAY_BE_DATA.test(value)) this.visit(restoreDocument(parseJson(value)));
  }

  private visitList(list: readonly unknown[]): void {
    const by = isListOfThings(list) ? 1 : 0;
    const others = !isPictureName(this.name) && isListOfOtherPages(list, this.ownerOf) ? 1 : 0;
    this.lists += by;
    this.listsOfOthers += others;
    // A list of one picture is how many systems write the only one.
    const array = list.length === 1 && isPictureName(this.name) ? 0 : 1;
    this.arrays += array;
    for (const item of inStatedOrder(widestFirst(list, this.name))) this.visit(item);
    this.arrays -= array;
    this.lists -= by;
    this.listsOfOthers -= others;
  }

  private visitMembers(node: Node): void {
    const { path, owners, found } = this;
    noteChosenKeys(node, this.chosen);
    const own = this.ownerOf(node, this.name);
    const named = nameBeside(node);
    const called = named === this.name ? '' : named;
    if (called !== '') path.push(called);
    owners.push(this.aroundMembers(node, own));
    this.objects.push(node);
    for (const name of membersOf(node)) {
      path.push(name);
      const before = found.length;
      this.visit(node[name]);
      const file = addressIn(node[name]) === undefined ? undefined : found[before];
      if (file) file.smaller = smallerThan(name, node);
      path.pop();
    }
    if (called !== '') path.pop();
    owners.pop();
    this.objects.pop();
  }

  /** What is around the members of an object of which it is known, or not, whose it is. */
  private aroundMembers(node: Node, own: Owner | null): Around {
    const { arrays } = this;
    if (own !== null) return { owner: own, depth: this.path.length, arrays, isPart: false };
    const around = this.owners.at(-1) ?? this.outermost;
    return arrays > around.arrays && isTitled(node) ? { ...around, isPart: true } : around;
  }

  private add(picture: Written): void {
    const { owner, depth, arrays, isPart } = this.owners.at(-1) ?? this.outermost;
    this.found.push({
      ...picture,
      owner,
      ownerDepth: depth,
      isOwnAlone: arrays === this.arrays && isUnderOneName(picture.path.slice(depth)),
      isOfPart: isPart,
      isEntry: this.lists > 0,
      isOfOtherPages: this.listsOfOthers > 0,
      smaller: [],
    });
  }
}

function isTitled(node: Node): boolean {
  return TITLES.some((name) => typeof node[name] === 'string' && node[name] !== '');
}

/** What systems put the members of a thing into. */
const WRAPPER = /^(?:properties|attributes|fields|data|acf)$/;

/** `foto`, or `foto: { file }`; of `trailer: { thumb }` the picture is the trailer's. */
function isUnderOneName(names: readonly string[]): boolean {
  const own = WRAPPER.test(names[0] ?? '') ? names.slice(1) : names;
  const [name = '', inside = ''] = own;
  return own.length === 1 || (own.length === 2 && isPictureName(name) && !isPictureName(inside));
}

/** What a server answered, kept as a text inside the data. */
const MAY_BE_DATA = /^\s*(?:\{\s*"|\[\s*\{\s*")/;

/** One of which no size is told. */
function pictureAt(address: string, path: readonly string[]): Written {
  return { address, path: [...path], width: null, height: null };
}

/** The names of one that stands for others, with a word that says so. */
function withFirst(path: readonly string[], isFirst: boolean): readonly string[] {
  return isFirst ? [...path, 'primary'] : path;
}

function pictureOf(address: string, path: readonly string[], around: Node, isFirst: boolean): Written {
  const { width = around.w, height = around.h } = around;
  return { ...pictureAt(sizedTemplate(address, around), withFirst(path, isFirst)), width, height };
}
