import type { PageSnapshot, SnapshotData, SnapshotLink, SnapshotMeta } from '../resolver/page-snapshot';
import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { baseUrlOf, encodingOf } from './address-facts';
import { dataAttributesOf } from './data-attributes';
import { namesPicture, speaksOfPage } from './data-text';
import { isStreamed, linkOf, metasOf, type ScriptKind } from './declared-facts';
import { inlineBackground } from './inline-background';
import { type PageElement, SPEAKS_OF_PICTURES } from './page-element';
import { pictureAttributes } from './picture-kind';
import { createStream } from './script-stream';
import { type FoundPicture, type PictureDraft, toImage } from './snapshot-image';
import { isHidden, placeIn, type Surroundings } from './surroundings';

/** Collects a page's facts in document order and keeps the bounds of a snapshot. */
export interface SnapshotBuilder {
  /** The first one counts, as with the language and the base. */
  addTitle(text: string): void;
  /** What reads the text of an `<h1>`: the first one with any counts, and no further one is read. */
  addHeading(read: () => string): void;
  /** Says that the heading that counts stands before all further pictures. */
  passHeading(): void;
  addLanguage(language: string): void;
  addBase(href: string): void;
  /** The character set of the page's bytes, by its name in the Encoding Standard. */
  addEncoding(name: string): void;
  /** `itemTypeOf` tells what item it stands in; only asked where that matters. */
  addMeta(element: PageElement, itemTypeOf: () => string): void;
  addLink(element: PageElement, itemTypeOf: () => string): void;
  addJsonLd(text: string): void;
  /**
   * The text of one by what it holds: a program where it names a picture, data of a site's own type where it speaks of the page,
   * too. What is too much of it is no loss: it repeats what the page shows.
   */
  addScript(kind: ScriptKind, text: string): void;
  /** The same for a text that nobody sees. */
  addUnseenText(text: string): void;
  /** The same for what stands in the attributes of an element. */
  addDataAttributes(element: PageElement, aroundOf: () => Surroundings<unknown>): void;
  addPicture(picture: FoundPicture): void;
  /** Says that something was left out. */
  markTruncated(): void;
  /** The page as far as it was read. */
  snapshot(): PageSnapshot;
}

/** Of which the first in the document counts. */
interface FirstFacts {
  title?: string;
  heading?: string;
  before?: number | undefined;
  language?: string;
  base?: string;
  encoding?: string;
}

/** A builder for the page at `url`. */
export function createSnapshotBuilder({
  url,
  source,
  ...loaded
}: Pick<PageSnapshot, 'url' | 'source' | 'loadedUrl' | 'errorStatus'>): SnapshotBuilder {
  const first: FirstFacts = {};
  const metas: SnapshotMeta[] = [];
  const links: SnapshotLink[] = [];
  const jsonLd: string[] = [];
  const dataScripts: string[] = [];
  const ownData: string[] = [];
  const dataAttributes: SnapshotData[] = [];
  const programs: string[] = [];
  const stream = createStream();
  const drafts: PictureDraft[] = [];
  let isTruncated = false;
  const markTruncated = () => {
    isTruncated = true;
  };
  const keep = <T>(list: T[], limit: number, entry: T) => {
    if (list.length < limit) list.push(entry);
    else markTruncated();
  };
  const keepData = (list: string[], text: string) => {
    if (text.length <= SNAPSHOT_LIMITS.dataScriptLength && list.length < SNAPSHOT_LIMITS.dataScripts)
      list.push(text);
  };
  const scripts: Readonly<Record<ScriptKind, (text: string) => void>> = {
    data(text) {
      if (isStreamed(text)) stream.add(text);
      else if (text.trim() !== '') keepData(dataScripts, text);
    },
    own_data(text) {
      if (SPEAKS_OF_PICTURES.test(text) && speaksOfPage(text, url)) keepData(ownData, text);
    },
    program(text) {
      if (programs.length >= SNAPSHOT_LIMITS.programs || text.length > SNAPSHOT_LIMITS.programLength) return;
      if (namesPicture(text)) programs.push(text);
    },
  };
  return {
    addTitle: (text) => void (first.title ??= text),
    addHeading: (read) => void (first.heading ||= read()),
    passHeading: () => void (first.before ??= first.heading ? drafts.length : undefined),
    addLanguage: (language) => void (first.language ??= language.trim()),
    addBase: (href) => void (first.base ??= href),
    addEncoding: (name) => void (first.encoding ??= name.toLowerCase()),
    addMeta(element, itemTypeOf) {
      // Thousands more would each be read for nothing.
      if (metas.length >= SNAPSHOT_LIMITS.metas) return markTruncated();
      for (const meta of metasOf(element, itemTypeOf)) {
        if (isShort(meta.content)) keep(metas, SNAPSHOT_LIMITS.metas, meta);
        else markTruncated();
      }
    },
    addLink(element, itemTypeOf) {
      const link = linkOf(element, itemTypeOf);
      if (link === undefined) return;
      if (Object.values(link).every(isShort)) keep(links, SNAPSHOT_LIMITS.links, link);
      // A picture inside the page's own text, such as an icon as data, is no loss.
      else if (!/^data:/i.test(link.href)) markTruncated();
    },
    addJsonLd(text) {
      if (text.length > SNAPSHOT_LIMITS.jsonLdLength) markTruncated();
      // What it is about stands at its beginning.
      const kept = text.slice(0, SNAPSHOT_LIMITS.jsonLdLength);
      if (kept.trim() !== '') keep(jsonLd, SNAPSHOT_LIMITS.jsonLdTexts, kept);
    },
    addScript: (kind, text) => scripts[kind](text),
    addUnseenText(text) {
      if (SPEAKS_OF_PICTURES.test(text)) keepData(dataScripts, text);
    },
    addDataAttributes(element, aroundOf) {
      if (dataAttributes.length >= SNAPSHOT_LIMITS.dataAttributes) return;
      dataAttributes.push(...dataAttributesOf(element, aroundOf));
      dataAttributes.length = Math.min(dataAttributes.length, SNAPSHOT_LIMITS.dataAttributes);
    },
    addPicture({ kind, element, around, nearbyText, headings, behind, layout, background }) {
      if (drafts.length >= SNAPSHOT_LIMITS.images) return markTruncated();
      const { attributes, isCut } = pictureAttributes(element, SNAPSHOT_LIMITS.attributeLength);
      if (isCut) markTruncated();
      const drawn =
        background ??
        (kind === 'background'
          ? (inlineBackground(attributes.style) ?? element.attribute('background'))
          : undefined);
      if (drawn !== undefined) attributes.style = `background-image:url("${drawn.replaceAll('"', '%22')}")`;
      const place = placeIn(around, element);
      // What a script loads is often hidden until then.
      place.isHidden ||=
        isHidden(element) && !Object.keys(attributes).some((name) => name.startsWith('data-'));
      const draft: PictureDraft = { kind, place, nearbyText, headings, behind, attributes };
      if (layout !== undefined) draft.layout = layout;
      drafts.push(draft);
    },
    markTruncated,
    snapshot: () => ({
      ...{ url, baseUrl: baseUrlOf(first.base, url), source },
      ...loaded,
      ...encodingOf(first.encoding),
      ...(first.heading ? { heading: first.heading } : {}),
      ...(first.before === undefined ? {} : { picturesBeforeHeading: first.before }),
      ...{ title: first.title ?? '', language: first.language ?? '' },
      ...{ metas: [...metas], links: [...links], jsonLd: [...jsonLd], programs: [...programs] },
      dataScripts: [...stream.texts(), ...dataScripts, ...ownData].slice(0, SNAPSHOT_LIMITS.dataScripts),
      dataAttributes: [...dataAttributes],
      images: drafts.map(toImage),
      isTruncated,
    }),
  };
}

function isShort(value: string | readonly string[]): boolean {
  return value.length <= SNAPSHOT_LIMITS.attributeLength;
}
