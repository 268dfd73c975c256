import { LIMITS } from '../limits';
import type { PageSnapshot } from '../page-snapshot';
import type { Bonus } from '../types';
import { foldTitle } from '../renewal/same-title';
import { declaredTerms } from './declared-terms';
import { defineExtractor, type FoundPicture } from './define-extractor';
import { imageAt, imagesOf, isRepresentative, type JsonLdImage } from './json-ld/json-ld-images';
import { type JsonLdGraph, jsonLdGraph, nodeAt } from './json-ld/json-ld-graph';
import { type JsonLdNode, textOf, typesOf, valuesOf } from './json-ld/json-ld-node';
import { isBesideThePage } from './json-ld/beside-the-page';
import { chosenVariants, isAboutAnotherPage, isAboutSite } from './json-ld/node-address';
import { type OtherThing, otherThings } from './json-ld/other-things';
import { JSON_LD_POINTS, STATE_POINTS } from './page-bonuses';
import { pictureUrl } from './address/picture-url';

/** Where a node says which picture stands for it, strongest first. */
const PICTURE_PROPERTIES = [
  'primaryImageOfPage',
  'image',
  'thumbnailUrl',
  'thumbnail',
  'photo',
  'screenshot',
  // In nobody's vocabulary, and written all the same.
  ...['images', 'imageUrl', 'image_url', 'coverImage', 'cover', 'picture', 'poster', 'representativeImage'],
] as const;

/** What a node without a picture belongs to, or is made of, whose picture stands for it. */
const KIN = [
  'partOfSeries',
  'inAlbum',
  'workExample',
  'about',
  'sharedContent',
  'hasVariant',
  'isVariantOf',
  'hasPart',
] as const;

/** What a review is about. */
const SUBJECTS = ['itemReviewed'] as const;

/** Pictures of what the page is about, in schema.org's words; of a person only on a page that is a profile. */
export const jsonLd = defineExtractor({
  name: 'json-ld',
  extract(snapshot) {
    const graph = jsonLdGraph(snapshot);
    const subjects = subjectsOf(graph);
    const hasPicture = (node: JsonLdNode) => imagesAt(node, graph).length > 0;
    const otherThing = otherThings(graph.nodes, snapshot, hasPicture);
    return graph.nodes
      .filter((node) => isAboutThePage(node, subjects) || isSubject(node, snapshot))
      .flatMap((node) => picturesOf(node, graph, snapshot, otherThing(node)))
      .slice(0, LIMITS.candidatesCollected);
  },
});

/** What stands beside the page elsewhere, and is the subject of a page of such a type. */
const SUBJECT_OF: ReadonlyMap<string, string> = new Map([
  ['ProfilePage', 'Person'],
  ['QAPage', 'Question'],
]);

function subjectsOf({ nodes }: JsonLdGraph): readonly string[] {
  return nodes.flatMap((node) => typesOf(node).flatMap((type) => SUBJECT_OF.get(type) ?? []));
}

function isAboutThePage(node: JsonLdNode, subjects: readonly string[] = []): boolean {
  const types = typesOf(node);
  if (types.some((type) => subjects.includes(type))) return true;
  return isRepresentative(node) || (types.length > 0 && !types.some(isBesideThePage));
}

/** Letters; a shorter name may begin any title. */
const MIN_NAME = 8;

/** Whether the page is about this picture: it bears the page's title, or its address beside that of a file. */
function isSubject(node: JsonLdNode, { title, url }: PageSnapshot): boolean {
  if (!typesOf(node).includes('ImageObject')) return false;
  const name = foldTitle(textOf(node, 'name') ?? '');
  const isCalled = name.length >= MIN_NAME && foldTitle(title).startsWith(name);
  return isCalled || (textOf(node, 'contentUrl') !== undefined && textOf(node, 'url') === url);
}

const TERMS = {
  series: 'of_kin',
  thing: 'of_other_thing',
  video: 'of_other_video',
  clip: 'of_clip',
  headline: 'of_other_headline',
  entry: 'entry',
} as const;

function picturesOf(
  node: JsonLdNode,
  graph: JsonLdGraph,
  snapshot: PageSnapshot,
  other: OtherThing,
): FoundPicture[] {
  if (other === 'party') return [];
  const isPicture = isRepresentative(node) || isSubject(node, snapshot);
  const own = isPicture ? imageAt(node, graph) : imagesAt(node, graph);
  const subject = own.length > 0 ? own : imagesOfKin(node, graph, snapshot, SUBJECTS);
  const images = subject.length > 0 ? subject : imagesOfKin(node, graph, snapshot, KIN);
  const further: Bonus[] = subject.length > 0 ? [] : [termOf('of_kin')];
  if (other !== null) further.push(termOf(TERMS[other]));
  if (isAboutAnotherPage(node, snapshot)) further.push(termOf('other_page'));
  if (isAboutSite(node, snapshot)) further.push({ name: 'site', points: STATE_POINTS.site });
  return images.flatMap((image, place) => {
    const found = toPicture(image, place, snapshot);
    return found ? [{ ...found, bonuses: [...found.bonuses, ...further] }] : [];
  });
}

function imagesAt(node: JsonLdNode, graph: JsonLdGraph): JsonLdImage[] {
  const images = PICTURE_PROPERTIES.flatMap((property) => {
    const ofProperty = imagesOf(node, property, graph);
    return property === 'thumbnailUrl' ? largestFirst(ofProperty) : ofProperty;
  });
  return [...images, ...mediaOf(node, graph)];
}

/** Media may be films and documents, too. */
function mediaOf(node: JsonLdNode, graph: JsonLdGraph): JsonLdImage[] {
  return valuesOf(node, 'associatedMedia')
    .filter((value) => typesOf(nodeAt(value, graph) ?? {}).includes('ImageObject'))
    .flatMap((value) => imageAt(value, graph));
}

/** The number at the end of a file's name, before its ending. */
const LAST_NUMBER = /\d{2,4}(?=\.\w{3,4}$)/;

/** A video lists its thumbnails from small to large: files that differ in a number alone, the largest first. */
function largestFirst(images: readonly JsonLdImage[]): readonly JsonLdImage[] {
  const names = images.map(({ addresses: [address = ''] }) => address);
  const isOfOne = new Set(names.map((name) => name.replace(LAST_NUMBER, ''))).size === 1;
  if (images.length < 2 || !isOfOne || !names.every((name) => LAST_NUMBER.test(name))) return images;
  const numberOf = ({ addresses: [address = ''] }: JsonLdImage) => Number(LAST_NUMBER.exec(address)?.[0]);
  return images.toSorted((left, right) => numberOf(right) - numberOf(left));
}

function imagesOfKin(
  node: JsonLdNode,
  graph: JsonLdGraph,
  snapshot: PageSnapshot,
  properties: readonly string[],
): JsonLdImage[] {
  return properties
    .flatMap((property): readonly JsonLdNode[] => {
      const kin = valuesOf(node, property)
        .map((value) => nodeAt(value, graph))
        .filter((one) => one !== undefined);
      if (property === 'hasPart')
        return kin.filter((one) => typesOf(one).includes('VideoObject')).slice(0, 1);
      return property === 'hasVariant' ? chosenVariants(kin, snapshot) : kin;
    })
    .filter((kin) => isAboutThePage(kin))
    .flatMap((kin) => imagesAt(kin, graph));
}

function termOf(name: keyof typeof JSON_LD_POINTS): Bonus {
  return { name, points: JSON_LD_POINTS[name] };
}

function toPicture(image: JsonLdImage, place: number, snapshot: PageSnapshot): FoundPicture | null {
  const url = image.addresses
    .map((address) => pictureUrl(address, snapshot))
    .find((address) => address !== null);
  if (url === undefined) return null;
  const { width, height } = image;
  const bonuses = declaredTerms({ way: 'jsonld', place, width, height });
  return {
    url,
    source_method: 'jsonld',
    declaredWidth: width,
    declaredHeight: height,
    type: null,
    alt: image.caption,
    bonuses: image.isRepresentative ? [...bonuses, termOf('represents_page')] : bonuses,
  };
}
