import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { isUnseenData } from './data-text';
import { isJsonLd, SCRIPT_START_LENGTH, type ScriptKind, scriptKind } from './declared-facts';
import { decodeEntities } from './decode-entities';
import { FoldedText } from './fold-text';
import type { PageElement } from './page-element';
import type { SnapshotBuilder } from './snapshot-builder';
import type { Surroundings } from './surroundings';

/** What an open element does with the text inside it. */
export interface Hearing {
  /** As `HtmlEvents.ontext` tells it. */
  hear?: (text: string, isEncoded: boolean) => void;
  /** A line begins or ends: no two words of the text meet here. */
  partWords?: () => void;
  onClose?: () => void;
}

export const NOTHING_HEARD: Hearing = {};

export const DECLARING_ELEMENTS: readonly string[] = ['html', 'base', 'meta', 'link', 'title', 'script'];

/** Tells the builder what an element declares; what is in its text is told when it closes. */
export function openDeclared(
  element: PageElement,
  around: () => Pick<Surroundings<unknown>, 'isInSvg' | 'itemType'>,
  builder: SnapshotBuilder,
): Hearing {
  switch (element.name) {
    case 'html':
      builder.addLanguage(element.attribute('lang') ?? '');
      return NOTHING_HEARD;
    case 'base': {
      const href = element.attribute('href');
      if (href !== undefined) builder.addBase(href);
      return NOTHING_HEARD;
    }
    case 'meta':
      builder.addMeta(element, () => around().itemType);
      return NOTHING_HEARD;
    case 'link':
      builder.addLink(element, () => around().itemType);
      return NOTHING_HEARD;
    case 'title':
      return around().isInSvg ? NOTHING_HEARD : hearTitle(builder);
    case 'script':
      return hearScript(element, builder);
    default:
      return NOTHING_HEARD;
  }
}

function hearTitle(builder: SnapshotBuilder): Hearing {
  const title = new FoldedText(SNAPSHOT_LIMITS.titleLength);
  return {
    hear: (text, isEncoded) => title.add(text, isEncoded),
    onClose: () => builder.addTitle(title.text),
  };
}

function hearScript(element: PageElement, builder: SnapshotBuilder): Hearing {
  const type = element.attribute('type');
  if (isJsonLd(type)) return hearText(() => SNAPSHOT_LIMITS.jsonLdLength, builder.addJsonLd);
  if (element.attribute('src') !== undefined) return NOTHING_HEARD;
  let kind: ScriptKind | undefined;
  return hearText(
    (start) => {
      kind = scriptKind(type, start);
      if (kind === undefined) return 0;
      return kind === 'program' ? SNAPSHOT_LIMITS.programLength : SNAPSHOT_LIMITS.dataScriptLength;
    },
    (text) => kind && builder.addScript(kind, text),
  );
}

/** Gathers a text as far as it is wanted, judged by its start, and hands it over at the end; 0 characters for none. */
export function hearText(maxLengthOf: (start: string) => number, add: (text: string) => void): Hearing {
  const pieces: string[] = [];
  let length = 0;
  let maxLength: number | undefined;
  const judge = () => {
    maxLength ??= maxLengthOf(pieces.join(''));
    if (maxLength === 0) pieces.length = 0;
    return maxLength;
  };
  return {
    hear(written, isEncoded) {
      if (maxLength === 0) return;
      // Only a script inside of a drawing is.
      const text = isEncoded ? decodeEntities(written, 'text') : written;
      length += text.length;
      // One piece too much stays, so that the builder sees that it is too long.
      if (length - text.length <= (maxLength ?? Infinity)) pieces.push(text);
      if (length >= SCRIPT_START_LENGTH) judge();
    },
    onClose() {
      if (judge() > 0) add(pieces.join(''));
    },
  };
}

/** Keeps the text of an element that nobody sees, where it is data. */
export function hearUnseen(builder: SnapshotBuilder): Hearing {
  const wanted = (start: string) => (isUnseenData(start) ? SNAPSHOT_LIMITS.dataScriptLength : 0);
  return hearText(wanted, builder.addUnseenText);
}
