import { SNAPSHOT_LIMITS } from '../resolver/page-snapshot';
import { isJsonLd } from './declared-facts';
import { createFoldedText } from './fold-text';
import type { PageElement } from './page-element';
import type { SnapshotBuilder } from './snapshot-builder';

/** What an open element does with the text inside it. */
export interface Hearing {
  hear?: (text: string) => void;
  onClose?: () => void;
}

/** Tells the builder what an element declares; what is in its text is told when it closes. */
export function openDeclared(
  element: PageElement,
  isInSvg: () => boolean,
  builder: SnapshotBuilder,
): Hearing {
  switch (element.name) {
    case 'html':
      builder.addLanguage(element.attribute('lang') ?? '');
      return {};
    case 'base': {
      const href = element.attribute('href');
      if (href !== undefined) builder.addBase(href);
      return {};
    }
    case 'meta':
      builder.addMeta(element);
      return {};
    case 'link':
      builder.addLink(element);
      return {};
    case 'title':
      return isInSvg() ? {} : hearTitle(builder);
    case 'script':
      return isJsonLd(element.attribute('type')) ? hearJsonLd(builder) : {};
    default:
      return {};
  }
}

function hearTitle(builder: SnapshotBuilder): Hearing {
  const title = createFoldedText(SNAPSHOT_LIMITS.titleLength);
  return { hear: (text) => title.add(text), onClose: () => builder.addTitle(title.text) };
}

function hearJsonLd(builder: SnapshotBuilder): Hearing {
  const pieces: string[] = [];
  let length = 0;
  return {
    hear(text) {
      length += text.length;
      // One piece too much stays, so that the builder sees that it is too long.
      if (length - text.length <= SNAPSHOT_LIMITS.jsonLdLength) pieces.push(text);
    },
    onClose: () => builder.addJsonLd(pieces.join('')),
  };
}
