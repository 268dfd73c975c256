import { LAZY_BOX_PICTURES, PICTURE_BOXES, POSTER_OF_BOX } from '../../resolver/lazy-backgrounds';
import { CUSTOM_SOURCES } from '../custom-picture';
import { saysAsMeta } from '../declared-facts';
import { EMBEDS } from '../embedded-player';
import { WORD_ELEMENTS } from '../page-element';
import { BACKGROUND_ATTRIBUTES } from '../box-picture';
import { isShareAddress } from '../share-link';
import { dom } from './dom-element';

/** What an element is to the reader of a live page. */
export type Part =
  | 'title'
  | 'heading'
  | 'base'
  | 'meta'
  | 'link'
  | 'script'
  | 'template'
  | 'noscript'
  | 'frame'
  | 'picture';

const PICTURE_TAGS = [
  ...['img', 'source', 'video', 'amp-video', 'amp-img', 'amp-anim', 'amp-story'],
  ...['ion-img', 'mip-img', 'lazy-img', 'image', 'embed', 'param'],
  ...EMBEDS,
];

/** Elements that are a part by their name alone. */
export const PARTS_BY_TAG: ReadonlyMap<string, readonly Part[]> = new Map<string, readonly Part[]>([
  ...PICTURE_TAGS.map((tag): [string, Part[]] => [tag, ['picture']]),
  ['iframe', ['frame', 'picture']],
  ['title', ['title']],
  ['h1', ['heading']],
  ['base', ['base']],
  ['meta', ['meta']],
  ['link', ['link']],
  ['script', ['script']],
  ['template', ['template']],
  ['noscript', ['noscript']],
]);

/** What makes an element a part that has one of some attributes. */
interface AttributeJudge {
  names: readonly string[];
  /** Selectors of the words that may be meant, too; of none where it is absent. */
  ofWords?: readonly string[];
  part: Part;
  isMeant(element: Element, tag: string, value: string): boolean;
}

const BOXES: ReadonlySet<string> = new Set(PICTURE_BOXES);

const JUDGES: readonly AttributeJudge[] = [
  { names: ['poster', ...BACKGROUND_ATTRIBUTES], part: 'picture', isMeant: () => true },
  {
    names: ['style'],
    ofWords: ['[style*="url(" i]', '[style*="image-set(" i]'],
    part: 'picture',
    isMeant: (_, __, style) => /(?:url|image-set)\(/i.test(style),
  },
  { names: ['background'], part: 'picture', isMeant: (_, tag) => tag === 'table' || tag === 'td' },
  {
    names: ['type'],
    part: 'picture',
    isMeant: (_, tag, type) =>
      (tag === 'input' && /^\s*image\s*$/i.test(type)) || (tag === 'object' && /^\s*image\//i.test(type)),
  },
  { names: [...LAZY_BOX_PICTURES, POSTER_OF_BOX], part: 'picture', isMeant: (_, tag) => BOXES.has(tag) },
  { names: CUSTOM_SOURCES, part: 'picture', isMeant: (_, tag) => tag.includes('-') },
  // Elements that are shown and may say what a `<meta>` would, and links that share the page.
  { names: ['href'], part: 'meta', isMeant: (_, tag, href) => tag === 'a' && isShareAddress(href) },
  { names: ['value'], part: 'meta', isMeant: (data, tag) => tag === 'data' && saysAsMeta(dom(data)) },
  {
    names: ['itemprop', 'property', 'rel'],
    part: 'meta',
    isMeant: (element, tag) => tag === 'a' && saysAsMeta(dom(element)),
  },
  {
    names: ['property', 'rel'],
    ofWords: ['[resource]'],
    part: 'meta',
    isMeant: (element, tag) => tag !== 'a' && tag !== 'link' && element.hasAttribute('resource'),
  },
  {
    names: ['itemprop', 'property'],
    ofWords: ['[content]'],
    part: 'meta',
    isMeant: (element, tag) => tag !== 'a' && tag !== 'link' && element.hasAttribute('content'),
  },
];

/** What may be a part by its name or an attribute: all elements but words, and those of them that a judge asks for. */
export const PARTS_SELECTOR = [
  `:not(${[...WORD_ELEMENTS].join()})`,
  ...new Set(JUDGES.flatMap(({ ofWords = [] }) => ofWords)),
].join();

/** The judges of each attribute. */
export const JUDGES_BY_ATTRIBUTE: ReadonlyMap<string, readonly AttributeJudge[]> = new Map(
  [...new Set(JUDGES.flatMap(({ names }) => names))].map((name) => [
    name,
    JUDGES.filter(({ names }) => names.includes(name)),
  ]),
);
