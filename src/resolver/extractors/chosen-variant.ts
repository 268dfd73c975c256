import type { PageSnapshot } from '../page-snapshot';
import { parseUrl } from '../parse-url';
import { pictureUrl } from './address/picture-url';
import { declaredPixels } from './declared-pixels';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { isNode, type JsonLdNode } from './json-ld/json-ld-node';
import { parseJsonLd } from './json-ld/parse-json-ld';
import { SOURCE_POINTS, STATE_POINTS } from './page-bonuses';
import { parseState } from './state/parse-state';

/** What shops write behind the address of a product to choose one of its kinds. */
const CHOOSING = ['variant', 'variant_id', 'variantId', 'variation_id', 'sku', 'skuId'] as const;

/** A number or a code that is long enough to stand for one thing. */
const CODE = /^(?=.*\d)[\w-]{4,40}$/;

/** Members that tell which variant an object is, and those that hold its picture, best first. */
const NUMBERS = ['id', 'variant_id', 'variation_id', 'sku', 'skuId', 'variantId'] as const;
const PICTURES = ['featured_image', 'featured_media', 'featuredImage', 'image', 'images'] as const;
const ADDRESSES = ['src', 'url', 'full_src', 'contentUrl', 'preview_image'] as const;

const LIMITS = { nodes: 5_000, depth: 12, files: 4 } as const;

/** The picture of the variant of a product that the page's address chooses; what the page declares is that of all. */
export const chosenVariant = defineExtractor({
  name: 'chosen-variant',
  extract(snapshot) {
    const chosen = chosenIn(snapshot.url);
    if (chosen === undefined) return [];
    for (const data of dataAbout(chosen, snapshot)) {
      const file = fileIn(variantIn(data, chosen, snapshot.url));
      const url = file === undefined ? null : pictureUrl(file.address, snapshot);
      if (file !== undefined && url !== null) return [toPicture(url, file)];
    }
    return [];
  },
});

/** What an address chooses: a code, or what WooCommerce calls attributes, such as a color. */
interface Chosen {
  code: string | undefined;
  attributes: readonly (readonly [name: string, value: string])[];
}

function chosenIn(address: string): Chosen | undefined {
  const code = codeIn(address);
  const asked = [...(parseUrl(address)?.searchParams ?? [])];
  const attributes = asked.filter(([name, value]) => name.startsWith('attribute_') && value !== '');
  return code === undefined && attributes.length === 0 ? undefined : { code, attributes };
}

function codeIn(address: string, base?: string): string | undefined {
  const asked = parseUrl(address, base)?.searchParams;
  const code = CHOOSING.map((name) => asked?.get(name)).find((value) => typeof value === 'string');
  return code !== undefined && code !== null && CODE.test(code) ? code : undefined;
}

function* dataAbout({ code, attributes }: Chosen, snapshot: PageSnapshot): Iterable<unknown> {
  const wanted = code ?? attributes[0]?.[0] ?? '';
  for (const text of snapshot.dataScripts) if (text.includes(wanted)) yield parseState(text);
  for (const { text } of snapshot.dataAttributes) if (text.includes(wanted)) yield parseState(text);
  for (const text of snapshot.jsonLd) if (text.includes(wanted)) yield parseJsonLd([text]).roots;
}

/** The first object with a picture that bears the code, or an address with it, or the attributes. */
function variantIn(data: unknown, chosen: Chosen, pageUrl: string): JsonLdNode | undefined {
  let nodes = 0;
  const visit = (value: unknown, depth: number): JsonLdNode | undefined => {
    nodes += 1;
    if (nodes > LIMITS.nodes || depth > LIMITS.depth || typeof value !== 'object' || value === null)
      return undefined;
    if (isNode(value) && isChosen(value, chosen, pageUrl) && fileIn(value) !== undefined) return value;
    for (const member of Object.values(value)) {
      const found = visit(member, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return visit(data, 0);
}

function isChosen(node: JsonLdNode, { code, attributes }: Chosen, pageUrl: string): boolean {
  if (code === undefined) return bearsAttributes(node, attributes);
  if (NUMBERS.some((name) => String(node[name]) === code)) return true;
  const { url, '@id': id } = node;
  return [url, id].some((address) => typeof address === 'string' && codeIn(address, pageUrl) === code);
}

/** An attribute that a variant leaves empty may be any. */
function bearsAttributes({ attributes: own }: JsonLdNode, asked: Chosen['attributes']): boolean {
  if (!isNode(own)) return false;
  const isMet = ([name, value]: Chosen['attributes'][number]) => own[name] === value || own[name] === '';
  return asked.every(isMet) && asked.some(([name, value]) => own[name] === value);
}

interface File {
  address: string;
  width: number | null;
  height: number | null;
}

function fileIn(node: JsonLdNode | undefined): File | undefined {
  for (const name of PICTURES) {
    const file = node === undefined ? undefined : fileOf(node[name], node, 0);
    if (file !== undefined) return file;
  }
  return undefined;
}

function fileOf(value: unknown, around: JsonLdNode, depth: number): File | undefined {
  if (depth > LIMITS.files) return undefined;
  if (typeof value === 'string' && /[./]/.test(value))
    return { address: value, width: declaredPixels(around.width), height: declaredPixels(around.height) };
  if (Array.isArray(value)) return fileOf(value[0], around, depth + 1);
  if (!isNode(value)) return undefined;
  for (const name of ADDRESSES) {
    const file = fileOf(value[name], value, depth + 1);
    if (file !== undefined) return file;
  }
  return undefined;
}

function toPicture(url: string, { width, height }: File): FoundPicture {
  return {
    ...{ url, source_method: 'state' as const, type: null, alt: '' },
    ...{ declaredWidth: width, declaredHeight: height },
    bonuses: [
      { name: 'state', points: SOURCE_POINTS.state },
      { name: 'of_page', points: STATE_POINTS.of_page },
      { name: 'chosen_variant', points: STATE_POINTS.chosen_variant },
    ],
  };
}
