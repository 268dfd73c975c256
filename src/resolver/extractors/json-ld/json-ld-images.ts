import { declaredPixels } from '../declared-pixels';
import { type JsonLdGraph, nodeAt } from './json-ld-graph';
import { isNode, type JsonLdNode, textOf, valuesOf } from './json-ld-node';

export interface JsonLdImage {
  /** As written. */
  address: string;
  /** Pixels; null where nothing is said. */
  width: number | null;
  height: number | null;
  caption: string;
}

/** The pictures that a property holds: addresses, ImageObjects and references to them, in their order. */
export function imagesOf(node: JsonLdNode, property: string, graph: JsonLdGraph): JsonLdImage[] {
  return valuesOf(node, property).flatMap((value) => imageAt(value, graph));
}

function imageAt(value: unknown, graph: JsonLdGraph): JsonLdImage[] {
  if (typeof value === 'string') return [{ address: value, width: null, height: null, caption: '' }];
  const image = nodeAt(value, graph) ?? (isNode(value) ? value : undefined);
  if (!image) return [];
  const address =
    ['contentUrl', 'url', 'thumbnailUrl', '@id', '@value']
      .map((property) => textOf(image, property))
      .find((text) => text !== undefined && !text.startsWith('#') && !text.startsWith('_:')) ??
    nestedUrl(image);
  if (address === undefined) return [];
  return [
    {
      address,
      width: pixelsOf(image, 'width'),
      height: pixelsOf(image, 'height'),
      caption: textOf(image, 'caption') ?? textOf(image, 'name') ?? '',
    },
  ];
}

/** A slip that is met: `{ "url": { "@id": "https://…" } }`. */
function nestedUrl(image: JsonLdNode): string | undefined {
  const [inner] = valuesOf(image, 'url').filter(isNode);
  return inner && (textOf(inner, '@id') ?? textOf(inner, 'url'));
}

/** A size is a number, a text, or a QuantitativeValue. */
function pixelsOf(image: JsonLdNode, property: string): number | null {
  const [value] = valuesOf(image, property);
  return declaredPixels(isNode(value) ? value.value : value);
}
