import { withoutFragment } from '../../url/without-fragment';
import type { PageSnapshot } from '../../page-snapshot';
import { oncePerPage } from '../once-per-page';
import { isNode, type JsonLdNode, valuesOf } from './json-ld-node';
import { parseJsonLd } from './parse-json-ld';
import { reversedNodes } from './reversed-nodes';

/** What a page says in JSON-LD. */
export interface JsonLdGraph {
  /** The nodes that speak of the page itself: the roots, those of a `@graph`, and their main entities. */
  nodes: readonly JsonLdNode[];
  /** Every node with an id, wherever it stands, in any script of the page. */
  byId: ReadonlyMap<string, JsonLdNode>;
  /** The page's address, which an id may leave out. */
  pageUrl: string;
  /** Whether a part of the texts could not be read. */
  isBroken: boolean;
}

/** With an id, and looked at for one. */
const MAX_NODES = 5_000;
/** That speak of the page itself; the largest of 494 real pages has 56. */
const MAX_SUBJECTS = 1_000;
const MAX_DEPTH = 12;

/** Properties under which stands what the page itself is. */
const SAME_SUBJECT = ['@graph', 'mainEntity', 'mainEntityOfPage', 'video'] as const;

/** The JSON-LD of a page as one graph. */
export const jsonLdGraph = oncePerPage(readGraph);

/** The node that a value is, or refers to by its id; undefined for text and for an id nobody has. */
export function nodeAt(value: unknown, graph: Pick<JsonLdGraph, 'byId' | 'pageUrl'>): JsonLdNode | undefined {
  if (!isNode(value)) return undefined;
  const id = value['@id'];
  return typeof id === 'string' && isReference(value) ? nodeCalled(id, graph) : value;
}

/** The node with this id; undefined where none has it. */
export function nodeCalled(
  id: string,
  { byId, pageUrl }: Pick<JsonLdGraph, 'byId' | 'pageUrl'>,
): JsonLdNode | undefined {
  return byId.size === 0 ? undefined : byId.get(fullId(id, pageUrl));
}

/** A node with an id that says nothing but of what kind it is. */
function isReference(node: JsonLdNode): boolean {
  const keys = Object.keys(node);
  return keys.length === 1 || (keys.length === 2 && Object.hasOwn(node, '@type'));
}

/** `#picture` is short for the page's address with that behind it. */
function fullId(id: string, pageUrl: string): string {
  return id.startsWith('#') ? pageUrl + id : id;
}

function readGraph({ jsonLd, url }: PageSnapshot): JsonLdGraph {
  const { roots, isBroken } = parseJsonLd(jsonLd);
  const pageUrl = withoutFragment(url);
  const byId = indexById(roots, pageUrl);
  const nodes = new Set<JsonLdNode>();
  const visit = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || nodes.size >= MAX_SUBJECTS) return;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    const node = nodeAt(value, { byId, pageUrl });
    if (!node || nodes.has(node)) return;
    nodes.add(node);
    for (const property of SAME_SUBJECT) visit(valuesOf(node, property), depth + 1);
    if (Object.hasOwn(node, '@reverse')) visit(reversedNodes(node), depth + 1);
  };
  visit(roots, 0);
  return { nodes: [...nodes], byId, pageUrl, isBroken };
}

/** A node that says more wins over one that says less: ids stand as mere references all over a graph. */
function indexById(roots: readonly unknown[], pageUrl: string): Map<string, JsonLdNode> {
  const byId = new Map<string, JsonLdNode>();
  let seen = 0;
  const visit = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH * 2) return;
    seen += 1;
    if (seen > MAX_NODES) return;
    const id = isNode(value) ? value['@id'] : undefined;
    if (isNode(value) && typeof id === 'string') {
      const full = fullId(id, pageUrl);
      if (sizeOf(value) > sizeOf(byId.get(full))) byId.set(full, value);
    }
    for (const child of Object.values(value)) visit(child, depth + 1);
  };
  visit(roots, 0);
  return byId;
}

function sizeOf(node: JsonLdNode | undefined): number {
  return node ? Object.keys(node).length : 1;
}
