import { declaredPixels } from '../declared-pixels';
import { type JsonLdGraph, nodeAt, nodeCalled } from './json-ld-graph';
import { isNode, type JsonLdNode, textOf, typesOf, valuesOf } from './json-ld-node';

export interface JsonLdImage {
  /** As written, the one that most likely is the file first. Never empty. */
  addresses: readonly string[];
  /** Pixels; null where nothing is said. */
  width: number | null;
  height: number | null;
  caption: string;
  /** The page says that of its pictures this one stands for it. */
  isRepresentative: boolean;
}

/** Where an ImageObject keeps its file; `url` is sometimes the page about it. */
const ADDRESSES = ['contentUrl', 'url', 'thumbnailUrl', 'thumbnail', '@id', '@value'] as const;

/** The pictures that a property holds: addresses, ImageObjects and references to them, in their order. */
export function imagesOf(node: JsonLdNode, property: string, graph: JsonLdGraph): JsonLdImage[] {
  return valuesOf(node, property).flatMap((value) => imageAt(value, graph));
}

/** The picture that a value is or refers to; none where it names no address. */
export function imageAt(value: unknown, graph: JsonLdGraph): JsonLdImage[] {
  if (typeof value === 'string') {
    const called = nodeCalled(value, graph);
    return called ? imageAt(called, graph) : [plainImage(value)];
  }
  const image = nodeAt(value, graph) ?? (isNode(value) ? value : undefined);
  if (!image) return [];
  const addresses = ADDRESSES.flatMap((property) => addressesAt(image, property));
  if (addresses.length === 0) return numberedOf(image).flatMap((member) => imageAt(member, graph));
  return [
    {
      addresses,
      width: pixelsOf(image, 'width'),
      height: pixelsOf(image, 'height'),
      caption: textOf(image, 'caption') ?? textOf(image, 'name') ?? '',
      isRepresentative: isRepresentative(image),
    },
  ];
}

/** A list with gaps, as PHP writes it: `{ "1": "…", "3": "…" }`. Such keys come first, whatever stands before them. */
function numberedOf(node: JsonLdNode): readonly unknown[] {
  const [first = ''] = Object.keys(node);
  return /^\d{1,4}$/.test(first) ? Object.values(node).filter((member) => typeof member === 'string') : [];
}

function plainImage(address: string): JsonLdImage {
  return { addresses: [address], width: null, height: null, caption: '', isRepresentative: false };
}

/** Whether a node is a picture of which the page says that it stands for the page. */
export function isRepresentative(node: JsonLdNode): boolean {
  const [value] = valuesOf(node, 'representativeOfPage');
  const isTrue =
    value === true || (typeof value === 'string' && /(?:^|\/)(?:true|1|yes)$/i.test(value.trim()));
  return isTrue && typesOf(node).includes('ImageObject');
}

const ADDRESS_NAMES = ['contentUrl', 'url', '@id', '@value'] as const;

/** A slip that is met: `{ "url": { "@id": "https://…" } }`. */
function addressesAt(image: JsonLdNode, property: string): string[] {
  const text = textOf(image, property);
  if (text !== undefined) return /^(?:#|_:)/.test(text) ? [] : [text];
  const [inner] = valuesOf(image, property).filter(isNode);
  const address =
    inner && ADDRESS_NAMES.map((name) => textOf(inner, name)).find((text) => text !== undefined);
  return address === undefined ? [] : [address];
}

/** A size is a number, a text, or a QuantitativeValue. */
function pixelsOf(image: JsonLdNode, property: string): number | null {
  const [value] = valuesOf(image, property);
  return declaredPixels(isNode(value) ? value.value : value);
}
